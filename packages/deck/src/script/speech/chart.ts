import type { Unit } from '../outline/outline.ts';
import { isClaim } from './claim.ts';
import { extremesOf } from './numbers.ts';
import { inside, type Say, spoken } from './say.ts';
import type { Turn } from './wording.ts';

type Chart = Extract<Unit, { kind: 'chart' }>['chart'];
type Series = Chart['series'][number];

const isTime =
  /^(?:(?:19|20)\d{2}|Q[1-4]|[Hh][12]|\d{1,2}月|第.季度|一|二|三|四|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|week|day|month|year|周|第)/iu;
const mostSeries = 2;
const mostNamed = 6;

const unitAtEnd = /\s*[（(]([^()（）]{1,6})[)）]\s*$/u;

/** A value with the unit that its series names: "Revenue ($M)". */
function shownNumber(value: number, name: string): string {
  const unit = unitAtEnd.exec(name)?.[1] ?? '';
  const number = String(Number(value.toPrecision(3)));
  return /^[$€£¥]/u.test(unit) ? unit.charAt(0) + number + unit.slice(1) : number + unit;
}

// What programs call a row of values, or a chart, that nobody has named.
const givenName =
  /^(?:series|data ?series|[xy][- ]?values?|column|chart title|系列|数据|数据系列|列|图表标题|ряд|столбец|название диаграммы|datenreihe|reihe|spalte|diagrammtitel|série|serie|reeks|データ系列|系列名|계열)\s*\d*$/iu;

const nameOf = ({ name }: Pick<Series, 'name'>): string => {
  const plain = name.replace(unitAtEnd, '').trim();
  return givenName.test(plain) ? '' : plain;
};

/** A day as it is said; other names of places along a chart are as they are. */
function spokenPlace(place: string, { language }: Say): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T\s])/u.exec(place.trim());
  if (!found) return place.trim();
  const [, year, month, day] = found.map(Number);
  if (language === 'zh') return `${year}年${month}月${day}日`;
  if (language !== 'en') return place.trim();
  const name = new Date(Date.UTC(2000, (month ?? 1) - 1)).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  });
  return `${name} ${day}, ${year}`;
}

const pointsOf = ({ name, values }: Series, { categories }: Chart, say: Say) =>
  values.flatMap((value, index) => {
    const place = spokenPlace(categories[index] ?? '', say);
    return value === null || place === '' ? [] : [{ name: place, value, shown: shownNumber(value, name) }];
  });

function ofSeries(series: Series, chart: Chart, say: Say, title: string): string[] {
  const points = pointsOf(series, chart, say);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const whole = points.reduce((sum, { value }) => sum + value, 0);
  const found = extremesOf(points);
  if (chart.chart === 'pie' || chart.chart === 'ring')
    return found && whole > 0
      ? [say.share(inside(found.most, say), Math.round((100 * Number(found.mostValue)) / whole))]
      : [];
  const label = nameOf(series);
  // The title has just said what is shown.
  const isTold = label === '' || title.toLowerCase().startsWith(label.toLowerCase());
  if (isTime.test(first.name) && isTime.test(last.name)) {
    const change = last.value - first.value;
    const isSame = Math.abs(change) < Math.abs(first.value) * 0.03;
    const way = isSame ? 'same' : change > 0 ? 'up' : 'down';
    const top = points.find(({ name: at }) => at === found?.most);
    const isPeak =
      top && top !== first && top !== last && top.value > Math.max(first.value, last.value) * 1.1;
    return [
      say.trend(
        isTold ? say.value(title !== '') : label,
        { at: first.name, value: first.shown },
        { at: last.name, value: last.shown },
        way,
      ),
      ...(isPeak ? [say.peak(top.name, top.shown)] : []),
    ];
  }
  return found ? [say.extremes(isTold ? '' : label, found)] : [];
}

/** Of many rows of values the largest and the smallest of all are told, each with its row where that has a name. */
function ofAll(chart: Chart, say: Say): string[] {
  const isNamed = chart.series.every((series) => nameOf(series) !== '');
  const points = chart.series.flatMap((series) =>
    pointsOf(series, chart, say).map((point) => {
      const of =
        say.language === 'zh' ? `${point.name}的${nameOf(series)}` : `${nameOf(series)} in ${point.name}`;
      return isNamed ? { ...point, name: of } : point;
    }),
  );
  const found = extremesOf(points);
  return found && found.most !== found.least ? [say.extremes('', found)] : [];
}

/** Names along a chart that are numbers and no years measure something: nothing is called by them. */
const isMeasured = ({ categories }: Chart): boolean =>
  categories.length > 0 &&
  categories.every((each) => /^[-−]?\d+(?:\.\d+)?$/u.test(each) && !isTime.test(each));

function messagesOf(chart: Chart, say: Say, title: string): string[] {
  if (isMeasured(chart)) return [];
  const [only, ...others] = chart.series;
  if (only && others.length === 0) return ofSeries(only, chart, say, title);
  // Two rows are told one by one if a listener can tell them apart.
  const isFew = chart.series.length <= mostSeries && chart.series.every((series) => nameOf(series) !== '');
  return isFew ? chart.series.flatMap((series) => ofSeries(series, chart, say, '')) : ofAll(chart, say);
}

/** What is said of a chart: what it is of, which rows it compares, and its message. */
export function sayChart(chart: Chart, say: Say, turn: Turn = { number: 1, of: 1 }): string[] {
  const all = chart.series.map(nameOf).filter((name) => name !== '');
  const names = all.length > mostNamed ? [...all.slice(0, mostNamed - 1), say.others()] : all;
  const stated = (chart.title ?? '').trim().replace(/[.。]$/u, '');
  const isStated = !givenName.test(stated) && stated !== '';
  const title = isStated ? inside(stated, say) : '';
  const called = title === '' && turn.of > 1 ? (names[0] ?? '') : title;
  const messages = messagesOf(chart, say, called);
  // What one row of values is of is said with its message.
  if (title === '' && chart.series.length === 1 && messages.length > 0 && turn.of === 1) return messages;
  const rows = title !== '' && names.length > 1 ? [say.compared(names)] : [];
  const opening =
    isStated && isClaim(stated, say.language)
      ? say.closed(spoken(stated, say))
      : say.chartOf(title, names, turn);
  return [opening, ...rows, ...messages];
}
