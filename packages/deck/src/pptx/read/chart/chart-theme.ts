import { resolveColor } from '../../../design/resolve.ts';
import type { ChartElement } from '../../../element.ts';
import type { Color, ThemeColor } from '../../../paint.ts';
import { type Part, related } from '../../package/package.ts';
import type { Context } from '../context.ts';
import { readTheme } from '../theme.ts';

/** As many as a chart may have in our format. */
const mostColors = 500;

/** The colours that series take one after the other, where nothing names one. */
export const accent = (at: number): Color => {
  const slots = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
  return { slot: slots[at % slots.length] ?? 'accent1' };
};

const isThemeColor = (value: unknown): value is ThemeColor =>
  typeof value === 'object' && value !== null && 'slot' in value;

/**
 * What a chart's colours mean. One that came from another deck brings the colours of that one along: they are none of this
 * deck's theme, and are written as they are seen.
 */
export function chartTheme(part: Part, context: Context) {
  const path = related(part, 'themeOverride');
  const root = path === undefined ? undefined : context.openPart(path)?.root;
  const own: Context = { ...context, part };
  if (!root) return { context: own, fixed: (chart: ChartElement) => chart };
  const theme = readTheme({ ...root, children: [{ ...root, name: 'a:themeElements' }] });
  const usual = ({ chart, categories, series }: ChartElement) => {
    const isRound = chart === 'pie' || chart === 'ring';
    const count = Math.min(mostColors, isRound ? categories.length : series.length);
    return Array.from({ length: count }, (_, at) => accent(at));
  };
  const fixed = (chart: ChartElement): ChartElement =>
    // Colours alone are changed, from one way of writing them to the other.
    JSON.parse(
      JSON.stringify({ ...chart, colors: chart.colors ?? usual(chart) }, (_key, value: unknown) =>
        isThemeColor(value) ? resolveColor(value, theme.look) : value,
      ),
    ) as ChartElement;
  return { context: { ...own, theme: { ...context.theme, look: theme.look } }, fixed };
}
