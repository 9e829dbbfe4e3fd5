import type { Unit } from '../outline/outline.ts';
import { extremesOf } from './numbers.ts';
import { inside, type Say } from './say.ts';

type Chart = Extract<Unit, { kind: 'chart' }>['chart'];

const isTime =
  /^(?:(?:19|20)\d{2}|Q[1-4]|[Hh][12]|\d{1,2}月|第.季度|一|二|三|四|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|week|day|month|year|周|第)/iu;
const mostSeries = 2;

const unitAtEnd = /\s*[（(]([^()（）]{1,6})[)）]\s*$/u;

/** A value with the unit that its series names: "Revenue ($M)". */
function shownNumber(value: number, name: string): string {
  const unit = unitAtEnd.exec(name)?.[1] ?? '';
  const number = String(Number(value.toPrecision(3)));
  return /^[$€£¥]/u.test(unit) ? unit.charAt(0) + number + unit.slice(1) : number + unit;
}

/** Names that a program gave are no names. */
const isNamed = (name: string) =>
  name.trim() !== '' && !/^(?:series|系列|数据|column|列)\s*\d*$/iu.test(name.trim());

function ofSeries(
  { name, values }: Chart['series'][number],
  { chart, categories }: Chart,
  say: Say,
): string[] {
  const points = values.flatMap((value, index) =>
    value === null || !categories[index]
      ? []
      : [{ name: categories[index], value, shown: shownNumber(value, name) }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const whole = points.reduce((sum, { value }) => sum + value, 0);
  const found = extremesOf(points);
  if (chart === 'pie' || chart === 'ring')
    return found && whole > 0
      ? [say.share(inside(found.most, say), Math.round((100 * Number(found.mostValue)) / whole))]
      : [];
  const label = isNamed(name) ? name.replace(unitAtEnd, '') : '';
  if (isTime.test(first.name) && isTime.test(last.name)) {
    const change = last.value - first.value;
    const isSame = Math.abs(change) < Math.abs(first.value) * 0.03;
    const way = isSame ? 'same' : change > 0 ? 'up' : 'down';
    const subject = label === '' ? (say.language === 'zh' ? '数值' : 'The value') : label;
    return [
      say.trend(subject, { at: first.name, value: first.shown }, { at: last.name, value: last.shown }, way),
    ];
  }
  return found ? [say.extremes(label, found)] : [];
}

/** What is said of a chart: what it is of, and its message. */
export function sayChart(chart: Chart, say: Say): string[] {
  const names = chart.series.map(({ name }) => name).filter(isNamed);
  const intro = say.chartOf(inside(chart.title ?? '', say), names.slice(0, 4));
  const messages = chart.series.slice(0, mostSeries).flatMap((series) => ofSeries(series, chart, say));
  // What one row of values is of is said with its message.
  return chart.title || chart.series.length !== 1 || messages.length === 0 ? [intro, ...messages] : messages;
}
