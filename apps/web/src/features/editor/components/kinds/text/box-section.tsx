import { textBox } from '@app/deck/defaults.ts';
import type { Inset, TextBody, TextDirection } from '@app/deck/text.ts';
import { IconLayoutAlignBottom, IconLayoutAlignMiddle, IconLayoutAlignTop } from '@tabler/icons-react';
import { useTexts } from '../../../../../lib/texts.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { FieldRow, Section } from '../../fields/section.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import type { TextTarget } from '../../textbox/text-target.ts';
import { textPanelTexts as texts } from './messages.ts';

const anchors = [
  ['top', texts.top, IconLayoutAlignTop],
  ['middle', texts.middle, IconLayoutAlignMiddle],
  ['bottom', texts.bottom, IconLayoutAlignBottom],
] as const;

const directions = [
  ['horizontal', texts.horizontal],
  ['vertical-rl', texts.verticalRl],
  ['vertical-lr', texts.verticalLr],
  ['turned-90', texts.turned90],
  ['turned-270', texts.turned270],
] as const satisfies readonly (readonly [TextDirection, unknown])[];

const fits = [
  ['grow', texts.grow],
  ['shrink', texts.shrink],
  ['none', texts.none],
] as const satisfies readonly (readonly [TextBody['fit'], unknown])[];

const insets = [
  ['left', texts.insetLeft],
  ['top', texts.insetTop],
  ['right', texts.insetRight],
  ['bottom', texts.insetBottom],
] as const satisfies readonly (readonly [keyof Inset, unknown])[];

const columnGap = 20;

/** How texts stand in their boxes. */
export function BoxSection({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { anchor, direction, fit, columns, inset } = target.box;
  return (
    <Section title={t(texts.box)}>
      <FieldRow>
        {anchors.map(([name, label, icon]) => (
          <Toggle
            key={name}
            label={t(label)}
            icon={icon}
            isOn={anchor === name}
            onChange={() => target.changeBox({ anchor: name })}
          />
        ))}
        <NumberField
          label={t(texts.columns)}
          value={columns?.count ?? 1}
          min={1}
          max={8}
          onChange={(count) =>
            target.changeBox({ columns: { count: Math.round(count), gap: columns?.gap ?? columnGap } })
          }
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label={t(texts.direction)}
          value={direction ?? 'horizontal'}
          options={directions.map(([name, label]) => [name, t(label)] as const)}
          onChange={(wanted) => target.changeBox({ direction: wanted })}
        />
        <ChoiceField
          label={t(texts.fit)}
          value={fit}
          options={fits.map(([name, label]) => [name, t(label)] as const)}
          onChange={(wanted) => target.changeBox({ fit: wanted, scale: undefined, lineReduction: undefined })}
        />
      </FieldRow>
      <FieldRow>
        {insets.map(([side, label]) => (
          <NumberField
            key={side}
            label={t(label)}
            value={inset?.[side]}
            min={0}
            max={400}
            onChange={(value) => target.changeBox({ inset: { ...textBox.inset, ...inset, [side]: value } })}
          />
        ))}
      </FieldRow>
    </Section>
  );
}
