import type { Shadow } from '@app/deck/paint.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { CheckField } from './check-field.tsx';
import { ColorField } from './color-field.tsx';
import { fieldTexts as texts } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { FieldRow } from './section.tsx';

type Props = {
  /** Undefined: none. */
  value: Shadow | undefined;
  onChange: (shadow: Shadow | undefined) => void;
};

const plain: Shadow = { horizontal: 2, vertical: 4, blur: 10, color: '#00000040' };

/** The shadow behind an element. */
export function ShadowField({ value, onChange }: Props) {
  const { t } = useTexts();
  const number = (label: string, name: 'horizontal' | 'vertical' | 'blur', least: number) =>
    value ? (
      <NumberField
        label={label}
        value={value[name]}
        min={least}
        max={200}
        onChange={(next) => onChange({ ...value, [name]: next })}
      />
    ) : null;
  return (
    <>
      <CheckField
        label={t(texts.hasShadow)}
        value={value !== undefined}
        onChange={(isOn) => onChange(isOn ? plain : undefined)}
      />
      {value ? (
        <FieldRow>
          {number(t(texts.shadowAcross), 'horizontal', -200)}
          {number(t(texts.shadowDown), 'vertical', -200)}
          {number(t(texts.shadowBlur), 'blur', 0)}
          <ColorField
            label={t(texts.color)}
            value={value.color}
            onChange={(color) => onChange({ ...value, color })}
          />
        </FieldRow>
      ) : null}
    </>
  );
}
