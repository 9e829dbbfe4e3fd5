import type { SlideElement } from '@app/deck/element.ts';
import { IconSparkles } from '@tabler/icons-react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { chosenElements } from '../../store.ts';
import { same } from '../fields/same.ts';
import { FieldRow, Section } from '../fields/section.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { useSetField } from '../fields/use-set-field.ts';
import { WordsField } from '../fields/words-field.tsx';
import { useEdited } from '../use-editor.ts';
import { arrangeTexts as texts } from './arrange-messages.ts';

/** Texts and tables are read aloud as they are, and the presenter speaks. */
const isShown = ({ type }: SlideElement) => type !== 'text' && type !== 'table' && type !== 'avatar';

/** What a screen reader says of pictures and the like. An empty text says: it is decoration, pass over it. */
export function AltSection() {
  const { t } = useTexts();
  const chosen = useEdited(useShallow(chosenElements));
  const setField = useSetField(chosen);
  if (!chosen.every(isShown)) return null;
  const isDecorative = chosen.every(({ alt }) => alt === '');
  return (
    <Section title={t(texts.accessibility)}>
      <FieldRow>
        <WordsField
          label={t(texts.alt)}
          placeholder={t(texts.altHint)}
          maxLength={5000}
          value={same(chosen, ({ alt }) => alt ?? '')}
          onChange={(alt) => setField('alt', alt.trim() === '' ? undefined : alt.trim())}
        />
        <Toggle
          label={t(texts.decorative)}
          icon={IconSparkles}
          isOn={isDecorative}
          onChange={(isOn) => setField('alt', isOn ? '' : undefined)}
        />
      </FieldRow>
    </Section>
  );
}
