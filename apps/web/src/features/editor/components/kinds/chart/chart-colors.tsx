import type { ChartElement } from '@app/deck/element.ts';
import type { Color, ColorSlot } from '@app/deck/paint.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { ColorField } from '../../fields/color-field.tsx';
import fields from '../../fields/fields.module.css';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { chartTexts as texts } from './messages.ts';

const accents: ColorSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
const mostColors = 12;

const colorAt = (colors: readonly Color[] | undefined, at: number): Color => {
  const list: readonly Color[] = colors?.length ? colors : accents.map((slot) => ({ slot }));
  return list[at % list.length] ?? { slot: 'accent1' };
};

/** How many colours a chart shows. */
const countOf = ({ chart, categories, series }: ChartElement): number =>
  Math.min(mostColors, chart === 'pie' || chart === 'ring' ? categories.length : series.length);

/** The colours of the series, or of the slices, and that of words. */
export function ChartColors({ elements }: { elements: readonly ChartElement[] }) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const [first] = elements;
  if (!first) return null;
  const count = Math.max(...elements.map(countOf));
  const change = (at: number, color: Color) => {
    const length = Math.max(at + 1, count, first.colors?.length ?? 0);
    const colors = Array.from({ length }, (_, index) => colorAt(first.colors, index));
    setField('colors', colors.with(at, color));
  };
  const nameOf = (at: number) => {
    const isRound = first.chart === 'pie' || first.chart === 'ring';
    const name = isRound ? first.categories[at] : first.series[at]?.name;
    return name || t(texts.colorOf, { number: at + 1 });
  };
  return (
    <Section title={t(texts.colors)}>
      <FieldRow>
        {Array.from({ length: count }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ColorField
            key={at}
            label={nameOf(at)}
            value={colorAt(first.colors, at)}
            onChange={(color) => change(at, color)}
          />
        ))}
        <ColorField
          label={t(texts.wordsColor)}
          value={first.color ?? { slot: 'dark1' }}
          onChange={(color) => setField('color', color)}
        />
      </FieldRow>
      {first.colors ? (
        <button type="button" className={fields.button} onClick={() => setField('colors', undefined)}>
          {t(texts.themeColors)}
        </button>
      ) : null}
    </Section>
  );
}
