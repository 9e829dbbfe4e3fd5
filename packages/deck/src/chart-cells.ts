import { coursewareLimits } from './limits.ts';

type Numbers = {
  categories: readonly string[];
  series: readonly { values: readonly (number | null)[] }[];
};

/** Whether a chart holds no more than one may: each series is drawn and written along all categories. */
export const isSmallChart = ({ categories, series }: Numbers): boolean =>
  series.reduce((most, { values }) => Math.max(most, values.length), Math.max(1, categories.length)) *
    Math.max(1, series.length) <=
  coursewareLimits.chart.cells;

/** A chart with as much of its beginning as one may hold. */
export function cutChart<C extends Numbers>(chart: C): C {
  if (isSmallChart(chart)) return chart;
  const { cells } = coursewareLimits.chart;
  const series = chart.series.slice(0, cells);
  const rows = Math.floor(cells / Math.max(1, series.length));
  return {
    ...chart,
    categories: chart.categories.slice(0, rows),
    series: series.map((each) => ({ ...each, values: each.values.slice(0, rows) })),
  };
}
