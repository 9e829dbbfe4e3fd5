import type { LineEnd, Stroke } from '@app/deck/paint.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { CheckField } from './check-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import { fieldTexts as texts } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { FieldRow } from './section.tsx';

type Props = {
  /** Undefined: none. */
  value: Stroke | undefined;
  onChange: (stroke: Stroke) => void;
  /** A line is always drawn, and its ends can point. */
  isLine?: boolean;
};

/** Dashes in widths of the line, as slide programs draw them. */
const dashes = { solid: undefined, dots: [1, 2], short: [3, 2], long: [7, 3], mixed: [7, 3, 1, 3] } as const;
type Dash = keyof typeof dashes;
const dashNames = Object.keys(dashes) as Dash[];

const dashOf = ({ dash }: Stroke): Dash =>
  dashNames.find((name) => JSON.stringify(dashes[name]) === JSON.stringify(dash)) ??
  ((dash?.[0] ?? 0) <= 1 ? 'dots' : 'short');

const plain: Stroke = { width: 2, color: { slot: 'dark1' } };

/** How an outline or a line is drawn. A width of 0 is no outline, also where one would be inherited. */
export function StrokeField({ value, onChange, isLine = false }: Props) {
  const { t } = useTexts();
  const isShown = value !== undefined && value.width > 0;
  return (
    <>
      {isLine ? null : (
        <CheckField
          label={t(texts.hasOutline)}
          value={isShown}
          onChange={(isOn) => onChange({ ...(value ?? plain), width: isOn ? plain.width : 0 })}
        />
      )}
      {isShown ? <StrokeFields value={value} onChange={onChange} /> : null}
      {isShown && isLine ? <EndFields value={value} onChange={onChange} /> : null}
    </>
  );
}

type ShownProps = { value: Stroke; onChange: Props['onChange'] };

function StrokeFields({ value, onChange }: ShownProps) {
  const { t } = useTexts();
  const { dash: _dash, ...undashed } = value;
  return (
    <FieldRow>
      <ColorField
        label={t(texts.color)}
        value={value.color}
        onChange={(color) => onChange({ ...value, color })}
      />
      <NumberField
        label={t(texts.lineWidth)}
        value={value.width}
        min={0.25}
        max={100}
        step={0.5}
        onChange={(width) => onChange({ ...value, width })}
      />
      <ChoiceField
        label={t(texts.dash)}
        value={dashOf(value)}
        options={[
          ['solid', t(texts.dashSolid)],
          ['dots', t(texts.dashDots)],
          ['short', t(texts.dashShort)],
          ['long', t(texts.dashLong)],
          ['mixed', t(texts.dashMixed)],
        ]}
        onChange={(name) => onChange({ ...undashed, ...(dashes[name] && { dash: [...dashes[name]] }) })}
      />
    </FieldRow>
  );
}

/** How large the ends of lines are that are chosen here, in widths of the line. */
const endSize = 3;

function EndFields({ value, onChange }: ShownProps) {
  const { t } = useTexts();
  const options = [
    ['none', t(texts.endNone)],
    ['triangle', t(texts.endTriangle)],
    ['arrow', t(texts.endArrow)],
    ['stealth', t(texts.endStealth)],
    ['diamond', t(texts.endDiamond)],
    ['oval', t(texts.endOval)],
  ] as const satisfies readonly (readonly [LineEnd['kind'] | 'none', string])[];
  const setEnd = (side: 'start' | 'end', kind: LineEnd['kind'] | 'none') => {
    const { [side]: before, ...rest } = value;
    const size = before ?? { width: endSize, length: endSize };
    onChange(kind === 'none' ? rest : { ...rest, [side]: { ...size, kind } });
  };
  return (
    <FieldRow>
      <ChoiceField
        label={t(texts.lineStart)}
        value={value.start?.kind ?? 'none'}
        options={options}
        onChange={(kind) => setEnd('start', kind)}
      />
      <ChoiceField
        label={t(texts.lineEnd)}
        value={value.end?.kind ?? 'none'}
        options={options}
        onChange={(kind) => setEnd('end', kind)}
      />
    </FieldRow>
  );
}
