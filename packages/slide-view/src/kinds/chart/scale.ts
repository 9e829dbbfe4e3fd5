import { type Chart, lengthOf, valueAt } from './chart.ts';
import { niceTicks, type Ticks, toldTicks } from './ticks.ts';

const indexes = (length: number) => Array.from({ length }, (_, at) => at);

/** Every number of these series that has to lie on the axis: of stacked ones, the sums above and below nothing. */
function extremes(chart: Chart, whiches: readonly number[]): { min: number; max: number } {
  const sums = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const note = (value: number) => {
    sums.min = Math.min(sums.min, value);
    sums.max = Math.max(sums.max, value);
  };
  for (const at of indexes(lengthOf(chart))) {
    const own = (isOfLines: boolean) =>
      whiches
        .filter((which) => isLine(chart, which) === isOfLines)
        .flatMap((which) => valueAt(chart, which, at) ?? []);
    own(true).forEach(note);
    const values = own(false);
    if (!isStacked(chart)) values.forEach(note);
    else if (values.length > 0) {
      note(values.reduce((sum, value) => sum + Math.max(0, value), 0));
      note(values.reduce((sum, value) => sum + Math.min(0, value), 0));
    }
  }
  return sums.min > sums.max ? { min: 0, max: 1 } : sums;
}

/** Whether the series stand upon each other. */
export const isStacked = ({ chart, stacked }: Chart): boolean =>
  stacked === true && (chart === 'column' || chart === 'bar' || chart === 'area' || chart === 'line');

/** Whether a series is a line among columns. */
export const isLine = ({ chart, series }: Chart, which: number): boolean =>
  chart === 'column' && series[which]?.line === true;

/** Whether the numbers of a series lie on the axis on the right. */
export const isOnSecond = (chart: Chart, which: number): boolean =>
  isLine(chart, which) && chart.series[which]?.secondAxis === true;

/** The series of one of the two axes. */
const seriesOn = (chart: Chart, isSecond: boolean) =>
  indexes(chart.series.length).filter((which) => isOnSecond(chart, which) === isSecond);

/** Other programs leave this share of how far numbers lie apart above the highest. */
const roomShare = 0.05;

/** The room beyond the numbers of an axis; shares are never more than the whole. */
const roomOf = (chart: Chart, { min, max }: { min: number; max: number }): number =>
  chart.chart === 'radar' || (isStacked(chart) && chart.percent) ? 0 : roomShare * (max - min);

/** The axis on the right; undefined where nothing lies on it. */
export function secondTicks(chart: Chart, most: number): Ticks | undefined {
  const whiches = seriesOn(chart, true);
  if (whiches.length === 0) return undefined;
  const found = extremes(chart, whiches);
  return niceTicks(Math.min(0, found.min), Math.max(0, found.max), most, roomOf(chart, found));
}

/** The axis of the values. It begins at nothing, but where lines would all lie at its end. */
export function valueTicks(chart: Chart, most: number): Ticks {
  const { min, max } = extremes(chart, seriesOn(chart, false));
  const mayLeaveZero = (chart.chart === 'line' && !isStacked(chart)) || chart.chart === 'scatter';
  const isFar =
    mayLeaveZero &&
    Math.sign(min) === Math.sign(max) &&
    max - min < Math.max(Math.abs(min), Math.abs(max)) / 6;
  const room = roomOf(chart, { min, max });
  const usual =
    isFar && max > min
      ? niceTicks(min, max, most, room)
      : niceTicks(Math.min(0, min), Math.max(0, max), most, room);
  return chart.range ? toldTicks(chart.range, usual, most) : usual;
}

/** What lies across in a scatter chart: the categories where all are numbers, else their places from 1. */
export function acrossOf(chart: Chart): number[] {
  const numbers = chart.categories.map((name) => (name.trim() === '' ? Number.NaN : Number(name)));
  const isNumeric = numbers.length > 0 && numbers.every(Number.isFinite);
  return indexes(lengthOf(chart)).map((at) => (isNumeric ? (numbers[at] ?? at + 1) : at + 1));
}
