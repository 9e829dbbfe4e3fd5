import type { ElementType } from '@app/deck/element-type.ts';
import type { Elements } from '@app/deck/element.ts';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { editorMessages as texts } from '../../messages.ts';
import { chosenElements } from '../../store.ts';
import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { TextPanel } from '../kinds/text/panel.tsx';
import { isWithText } from '../textbox/fit-text.ts';
import { useEdited } from '../use-editor.ts';
import styles from './inspector.module.css';

/** What can be set: of the chosen elements, or of the slide where none is chosen. */
export function Inspector({ presenter }: { presenter: ReactNode }) {
  const { t } = useTexts();
  const chosen = useEdited(useShallow(chosenElements));
  const [first] = chosen;
  const isOneKind = first !== undefined && chosen.every(({ type }) => type === first.type);
  // The table pairs each kind with its own panel, which the compiler cannot see through a union.
  const Panel = isOneKind ? (kinds[first.type] as Kind<ElementType>).Panel : undefined;
  return (
    <aside className={styles.inspector} aria-label={t(texts.inspector)}>
      {first && isOneKind ? <h2>{t(kinds[first.type].name)}</h2> : null}
      {Panel ? <Panel elements={chosen as Elements[ElementType][]} /> : null}
      {first && !isOneKind && chosen.every(isWithText) ? <TextPanel /> : null}
      {first ? null : <div className={styles.presenter}>{presenter}</div>}
    </aside>
  );
}
