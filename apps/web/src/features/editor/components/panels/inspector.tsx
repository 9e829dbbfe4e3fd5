import type { ElementType } from '@app/deck/element-type.ts';
import type { Elements } from '@app/deck/element.ts';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { editorMessages as texts } from '../../messages.ts';
import { type Panel as PanelName, panels, shownPanel } from '../../session.ts';
import { chosenElements, hasAvatarChosen } from '../../store.ts';
import { useInsertMedia } from '../insert/insert-media.ts';
import { insertTexts } from '../insert/messages.ts';
import { takeAvatarWish } from '../kinds/avatar/avatar-wish.ts';
import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { TextPanel } from '../kinds/text/panel.tsx';
import { isWithText } from '../textbox/fit-text.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { AnimationPanel } from './animation-panel.tsx';
import { ArrangePanel } from './arrange-panel.tsx';
import styles from './inspector.module.css';
import { LayersPanel } from './layers-panel.tsx';
import { panelTexts } from './messages.ts';
import { SlidePanel } from './slide-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';

/** What can be set: of the chosen elements, of what happens on the slide, of the slide, and of who presents. */
export function Inspector({ presenter }: { presenter: ReactNode }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const isAvatar = useEdited((state) => state.selected.length === 1 && hasAvatarChosen(state));
  const chosenPanel = useEdited(shownPanel);
  const isChosen = useEdited((state) => state.selected.length > 0);
  // The avatar has one panel, whether it is pressed on the slide or looked for here.
  const panel = isAvatar && chosenPanel === 'format' ? 'presenter' : chosenPanel;
  const open = (name: PanelName) => {
    // The fields of what is chosen would stand in the way.
    if (name === 'slide' || (name === 'presenter' && !isAvatar)) editor.select([]);
    editor.use({ panel: name });
  };
  if (panel === 'materials') return <MaterialsPanel onClose={() => open('format')} />;
  return (
    <aside className={styles.inspector} aria-label={t(texts.inspector)} data-region="properties">
      <Tabs
        label={t(texts.inspector)}
        tabs={panels
          .filter((name) => name !== 'format' || (isChosen && !isAvatar))
          .map((name) => ({ name, label: t(panelTexts[name]) }))}
        value={panel}
        onChange={open}
      >
        {panel === 'format' ? <FormatPanel /> : null}
        {panel === 'animation' ? <AnimationPanel /> : null}
        {panel === 'layers' ? <LayersPanel /> : null}
        {panel === 'slide' ? (
          <>
            <SlidePanel />
            <ThemePanel />
          </>
        ) : null}
        {panel === 'presenter' ? <Presenter>{presenter}</Presenter> : null}
        {panel === 'presenter' && isAvatar ? <ArrangePanel /> : null}
      </Tabs>
    </aside>
  );
}

/** Who presents. Whoever asked for it by an address lands here. */
function Presenter({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeAvatarWish()) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.presenter}>
      {children}
    </div>
  );
}

/** The person's pictures, videos and sounds, in place of everything else. */
function MaterialsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { Shelf } = useEditor().materials;
  const { insertMedia } = useInsertMedia();
  return (
    <aside className={styles.inspector} aria-label={t(insertTexts.materials)} data-region="properties">
      <div className={styles.head}>
        <h2>{t(insertTexts.materials)}</h2>
        <IconButton icon={IconX} label={t(insertTexts.closeMaterials)} onClick={onClose} />
      </div>
      <div className={styles.shelf}>
        <Suspense fallback={null}>
          <Shelf onChoose={(file) => void insertMedia([file])} />
        </Suspense>
      </div>
    </aside>
  );
}

/** The fields of the chosen elements, where they are of one kind. */
function FormatPanel() {
  const { t } = useTexts();
  const chosen = useEdited(useShallow(chosenElements));
  const [first] = chosen;
  if (!first) return null;
  const isOneKind = chosen.every(({ type }) => type === first.type);
  // The table pairs each kind with its own panel, which the compiler cannot see through a union.
  const Panel = isOneKind ? (kinds[first.type] as Kind<ElementType>).Panel : undefined;
  return (
    <>
      <h2 className={styles.title}>
        {isOneKind ? t(kinds[first.type].name) : t(panelTexts.several, { count: chosen.length })}
      </h2>
      {Panel ? <Panel elements={chosen as Elements[ElementType][]} /> : null}
      {!isOneKind && chosen.every(isWithText) ? <TextPanel /> : null}
      <ArrangePanel />
    </>
  );
}
