import type { TextElement } from '@app/deck/element.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { FillField } from '../../fields/fill-field.tsx';
import { fieldTexts } from '../../fields/messages.ts';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { ShadowField } from '../../fields/shadow-field.tsx';
import { StrokeField } from '../../fields/stroke-field.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { TextPanel } from './panel.tsx';

/** The fields of boxes of text: their words first, then what the box is painted with. */
export function TextBoxPanel({ elements }: { elements: readonly TextElement[] }) {
  const { t } = useTexts();
  const set = useSetField(elements);
  return (
    <>
      <TextPanel />
      <Section title={t(fieldTexts.fill)}>
        <FillField
          value={same(elements, ({ fill }) => fill) ?? { kind: 'none' }}
          onChange={(value) => set('fill', value)}
        />
      </Section>
      <Section title={t(fieldTexts.outline)}>
        <StrokeField
          value={same(elements, ({ stroke }) => stroke)}
          onChange={(value) => set('stroke', value)}
        />
      </Section>
      <Section title={t(fieldTexts.shadow)}>
        <ShadowField
          value={same(elements, ({ shadow }) => shadow)}
          onChange={(value) => set('shadow', value)}
        />
      </Section>
    </>
  );
}
