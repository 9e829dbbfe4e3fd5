import type { Drawn } from '@app/deck/drawn.ts';
import type { ChartElement } from '@app/deck/element.ts';

/** A chart as it is seen. */
export type Chart = Drawn<ChartElement>;

/** A part of the chart's box. */
export type Room = { left: number; top: number; width: number; height: number };

/** What every way of drawing gets: the room between title, legend and edge, and the size of words. */
export type PlotProps = { chart: Chart; room: Room; size: number };

/** The colour of the series, or slice, at this place; they come round again. */
export const colorAt = ({ colors }: Chart, at: number): string => colors[at % colors.length] ?? '#808080';

/** Whether each category has a colour of its own. */
export const isRound = ({ chart }: Pick<Chart, 'chart'>): boolean => chart === 'pie' || chart === 'ring';

/** The number of a series there; what is missing, or no number, is undefined. */
export const valueAt = ({ series }: Chart, which: number, at: number): number | undefined => {
  const value = series[which]?.values[at];
  return value === null || value === undefined || !Number.isFinite(value) ? undefined : value;
};

/** A chart of shares: every number is what it is of all that are stacked with it. */
export function asShares(chart: Chart): Chart {
  if (!chart.stacked || !chart.percent || isRound(chart)) return chart;
  const sums = Array.from({ length: lengthOf(chart) }, (_, at) =>
    chart.series.reduce((sum, _each, which) => sum + Math.abs(valueAt(chart, which, at) ?? 0), 0),
  );
  const series = chart.series.map((each) => ({
    ...each,
    values: each.values.map((value, at) => (value === null || !sums[at] ? null : value / sums[at])),
  }));
  return { ...chart, series, numberFormat: '0%' };
}

/** How many categories there are: a series may have more numbers than there are names. */
export const lengthOf = ({ categories, series }: Chart): number =>
  Math.max(categories.length, ...series.map(({ values }) => values.length));

/** Marks with numbers beside them; more than these would cover each other. */
export const mostLabels = 60;

/** Black or white, whichever is easier to read there. */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 160 ? '#1d1b18' : '#ffffff';
}

/** A number in a path: no longer than it is seen. */
export const n = (value: number): number => Math.round(value * 100) / 100;
