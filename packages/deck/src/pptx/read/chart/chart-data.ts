import { child, childAt, childrenOf, firstOf, numberAt, type XmlNode } from '../../package/nodes.ts';
import { short } from '../short.ts';

/** More than these nobody can see in a chart, and a file made to break programs could name millions. */
const most = { points: 1000, letters: 500 };

/** Numbers or names as a chart keeps them beside the cells they come from; what is missing is undefined. */
export type Points = { values: (string | undefined)[]; format?: string };

const caches = new Set(['c:strCache', 'c:numCache', 'c:strLit', 'c:numLit']);
const references = new Set(['c:strRef', 'c:numRef']);

/** The attribute that most of a chart's elements have. */
export const valueOf = (node: XmlNode | undefined, name: string): string | undefined =>
  child(node, name)?.attributes['val'];

/** Whether a switch is on: one that does not say how is. */
export const isOn = (node: XmlNode | undefined, name: string): boolean => {
  const found = child(node, name);
  return found !== undefined && !['0', 'false'].includes(found.attributes['val'] ?? '1');
};

function pointsIn(list: XmlNode | undefined): Points['values'] {
  const values: Points['values'] = [];
  for (const point of childrenOf(list, 'c:pt')) {
    const at = numberAt(point, 'idx') ?? values.length;
    if (Number.isInteger(at) && at >= 0 && at < most.points)
      values[at] = short(child(point, 'c:v')?.text ?? '', most.letters);
  }
  const count = Math.min(most.points, numberAt(child(list, 'c:ptCount'), 'val') ?? 0);
  return Array.from({ length: Math.max(count, values.length) }, (_, at) => values[at]);
}

/** Names in several levels stand as one: that of the group before that of the thing. */
function joinLevels(levels: readonly XmlNode[]): Points['values'] {
  const lists = levels.map(pointsIn).toReversed();
  const length = Math.max(0, ...lists.map((list) => list.length));
  // The name of a group stands only at its first thing.
  const last = lists.map((): string | undefined => undefined);
  return Array.from({ length }, (_, at) => {
    const names = lists.flatMap((list, level) => {
      last[level] = list[at] ?? (level < lists.length - 1 ? last[level] : undefined);
      return last[level] ?? [];
    });
    return short(names.join(' '), most.letters);
  });
}

/** What an element such as `c:cat` or `c:val` holds. */
export function readPoints(node: XmlNode | undefined): Points {
  const levels = childAt(node, 'c:multiLvlStrRef', 'c:multiLvlStrCache');
  if (levels) return { values: joinLevels(childrenOf(levels, 'c:lvl')) };
  const cache = firstOf(firstOf(node, references) ?? node, caches);
  const format = child(cache, 'c:formatCode')?.text;
  return { values: pointsIn(cache), ...(format && { format }) };
}

/** The numbers among them. */
export const numbersOf = ({ values }: Points): (number | null)[] =>
  values.map((value) => {
    const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  });

const day = 86_400_000;
const isDate = (format: string) => /[ymd]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|General/gi, ''));

/** A day as spreadsheets count them, from the end of 1899, or from 1904 on. */
function dateOf(count: number, format: string, is1904: boolean): string {
  const date = new Date(Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + count * day);
  if (Number.isNaN(date.getTime())) return String(count);
  const written = date.toISOString().slice(0, 10);
  if (/d/i.test(format)) return written;
  return /m/i.test(format) ? written.slice(0, 7) : written.slice(0, 4);
}

/** The names among them; numbers that are days are written as days. */
export function namesIn({ values, format = '' }: Points, is1904: boolean): string[] {
  const toName = (value: string) =>
    isDate(format) && /^-?\d+(?:\.\d+)?$/.test(value) ? dateOf(Number(value), format, is1904) : value;
  return values.map((value) => (value === undefined ? '' : toName(value)));
}
