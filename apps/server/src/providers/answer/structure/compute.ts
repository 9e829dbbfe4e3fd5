import type { Amount } from './amount.ts';
import type { Grid, GridCell, Head } from './grid.ts';

/** One of the things that a line of a grid tells an amount of. */
export type Member = { head: Head; cell: GridCell & { amount: Amount }; row: number; column: number };

/** A row or a column of a grid. */
export type Line = { head: Head; members: Member[]; total?: Member; axis: 'column' | 'row'; at: number };

/** Fewer amounts are no line to look the most up in. */
const fewest = 2;

/** The column, or the row, with its amounts; undefined where these are few or of several kinds. */
export function lineOf(grid: Grid, axis: Line['axis'], at: number): Line | undefined {
  const heads = axis === 'column' ? grid.rows : grid.columns;
  const head = (axis === 'column' ? grid.columns : grid.rows)[at];
  if (!head) return undefined;
  const all = heads.flatMap((each, other): Member[] => {
    const [row, column] = axis === 'column' ? [other, at] : [at, other];
    const cell = grid.cells[row]?.[column];
    return cell?.amount && each.text !== ''
      ? [{ head: each, cell: { ...cell, amount: cell.amount }, row, column }]
      : [];
  });
  const members = all.filter((member) => !member.head.isTotal);
  const total = all.find(
    (member) => member.head.isTotal && !/平均|均值|mean|average|avg/i.test(member.head.name),
  );
  const filled = heads.filter(({ isTotal }) => !isTotal).length;
  const isOneKind = new Set(members.map(({ cell }) => cell.amount.dimension)).size === 1;
  if (members.length < fewest || !isOneKind || members.length < filled / 2) return undefined;
  return { head, members, axis, at, ...(total && { total }) };
}

/** All columns with amounts. */
export const columnsOf = (grid: Grid): Line[] =>
  grid.columns.flatMap(({ isTotal }, at) => (isTotal ? [] : (lineOf(grid, 'column', at) ?? [])));

/** Those that stand at a rank; undefined where there are not so many. Several that have as much share it. */
export function ranked({ members }: Line, sign: 1 | -1, rank: number): Member[] | undefined {
  const levels = [...new Set(members.map(({ cell }) => cell.amount.level))].toSorted(
    (a, b) => (b - a) * sign,
  );
  const level = levels[rank - 1];
  // With a tie above it nobody can say who is second.
  const isTied =
    rank > 1 && members.filter(({ cell }) => (cell.amount.level - (level ?? 0)) * sign > 0).length >= rank;
  if (level === undefined || isTied) return undefined;
  return members.filter(({ cell }) => cell.amount.level === level);
}

export const beyond = ({ members }: Line, sign: 1 | -1, level: number, isClosed: boolean): Member[] =>
  members.filter(
    ({ cell }) => (cell.amount.level - level) * sign > 0 || (isClosed && cell.amount.level === level),
  );

// What is a share, a rate, a place or a time cannot be added up.
const notAdded =
  /率|平均|均值|温度|指数|排名|年龄|年份|日期|比例|占比|得分|分数|\b(?:rates?|average|avg|scores?|index|temperature|rank|age|year|date|ratio|percent|percentage|mean)\b|%/i;

/** Whether the amounts of a line mean something together. */
export const canAdd = ({ head, members }: Line, name: string): boolean =>
  !notAdded.test(`${head.text} ${name}`) &&
  members.every(({ cell: { amount } }) => !amount.isLoose && !/^(?:percent|date)$/.test(amount.dimension)) &&
  !members.every(({ cell }) => /^(?:1[5-9]|20)\d\d$/.test(cell.text));

const mostDigits = 4;
const rounded = (value: number): string => {
  const whole =
    Math.abs(value) >= 10 ** mostDigits ? Math.round(value * 10) / 10 : Number(value.toPrecision(mostDigits));
  return whole.toLocaleString('en-US', { maximumFractionDigits: 4 });
};

/** An amount in the unit in which another one is written. */
export function writtenLike(level: number, { cell: { amount } }: Member, head: Head): string {
  const each = amount.shown === 0 ? 1 : amount.level / amount.shown;
  return withUnit(rounded(level / each), amount.prefix, amount.suffix || head.unit);
}

const withUnit = (number: string, prefix: string, unit: string): string =>
  `${prefix}${number}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

/** What stands in a cell, with the unit that stands over it. */
export function shownOf({ text, amount }: GridCell, head: Head, other?: Head): string {
  const unit = head.unit || (other?.unit ?? '');
  return amount && unit !== '' && amount.suffix === unit && !text.includes(unit)
    ? withUnit(text, '', unit)
    : text;
}

export const share = (part: number, whole: number): string => `${rounded((100 * part) / whole)}%`;
export const times = (one: number, other: number): string => rounded(one / other);

const quarter = /^(?:q[1-4]|第?[一二三四1-4]季度?|[1-4](?:st|nd|rd|th)? ?(?:qtr|quarter))$/i;
const month =
  /^(?:(?:\d{1,2}|[一二三四五六七八九十]{1,2})月|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.?$/i;
const yearSpan = /^(?:1[5-9]|20|21)\d\d(?:[-–/](?:(?:1[5-9]|20|21)?\d\d))?\s?年?度?$/;

/** Whether heads stand for times, one after the other. */
export const areTimeHeads = (heads: readonly Head[]): boolean =>
  [quarter, month, yearSpan].some((kind) => heads.every(({ name, isTotal }) => isTotal || kind.test(name)));

/** The members in the order of their time; years may stand backwards. */
export function inTime({ members }: Line): Member[] {
  const year = ({ head }: Member) => Number(/\d{4}/.exec(head.name)?.[0] ?? Number.NaN);
  return members.every((member) => !Number.isNaN(year(member)))
    ? members.toSorted((a, b) => year(a) - year(b))
    : members;
}
