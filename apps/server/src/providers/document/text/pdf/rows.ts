import { isDense } from '../structure/letters.ts';
import { listMark } from '../structure/list-marks.ts';
import type { Item } from './page-items.ts';
import { shiftedText, shiftOf } from './shifted.ts';

/** Words of one line that stand together. */
export type Cell = { text: string; x: number; right: number };

/** One line: cells are apart as columns of a table are. */
export type Row = {
  cells: Cell[];
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  page: number;
  tag?: number;
};

type Fragment = Cell & {
  y: number;
  size: number;
  boldLetters: number;
  letters: number;
  tag?: number;
  isRtl: boolean;
};

// In heights of the letters.
const sameLine = 0.45;
const wordGap = 0.16;
export const cellGap = 1.5;

function gapBetween(last: Fragment, item: Item): number {
  return last.isRtl && item.isRightToLeft ? last.x - (item.x + item.width) : item.x - last.right;
}

function append(last: Fragment, item: Item, gap: number, isScan: boolean): void {
  // Recognised letters are not measured well enough to tell.
  const shift = isScan ? undefined : shiftOf(item, last);
  const isApart =
    gap > wordGap * (shift ? last.size : item.size) && !(isDense(last.text.at(-1)) && isDense(item.text[0]));
  const text = shiftedText(item.text, shift, last.text);
  // The mark of a note may stand before the words of its line.
  if (!shift && !isScan && shiftOf(last, item) === 'up') {
    last.text = shiftedText(last.text, 'up', '');
    last.y = item.y;
  }
  last.text += (isApart && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : '') + text;
  last.x = Math.min(last.x, item.x);
  last.right = Math.max(last.right, item.x + item.width);
  count(last, item);
}

function count(fragment: Fragment, { text, isBold, size, tag }: Item): void {
  const letters = text.trim().length;
  fragment.letters += letters;
  if (isBold) fragment.boldLetters += letters;
  // Raised numbers do not say how large a line is.
  if (letters > 0) fragment.size = Math.max(fragment.size, size);
  if (tag !== undefined) fragment.tag ??= tag;
}

/** Words that stand together, in the order of the file. */
function fragmentsOf(items: readonly Item[], isScan: boolean): Fragment[] {
  const fragments: Fragment[] = [];
  let isCut = true;
  for (const item of items) {
    const last = fragments.at(-1);
    if (item.isGap) {
      if (item.width > cellGap * item.size) isCut = true;
      else if (last && !last.text.endsWith(' ')) last.text += ' ';
      continue;
    }
    const gap = last ? gapBetween(last, item) : 0;
    const height = Math.max(last?.size ?? 0, item.size);
    const isNear = last && Math.abs(item.y - last.y) <= sameLine * height && gap < cellGap * height;
    if (last && isNear && gap > -height * 2 && !(isCut && gap > wordGap * height))
      append(last, item, gap, isScan);
    else {
      const fresh: Fragment = {
        text: item.text,
        x: item.x,
        right: item.x + item.width,
        y: item.y,
        size: 0,
        letters: 0,
        boldLetters: 0,
        isRtl: item.isRightToLeft,
      };
      count(fresh, item);
      fragments.push(fresh);
    }
    isCut = false;
  }
  return fragments.filter(({ text }) => text.trim() !== '');
}

const sameRow = (one: Fragment, other: Fragment) =>
  Math.abs(one.y - other.y) <= sameLine * Math.min(one.size, other.size);

/** Cuts where nothing reaches across: rows from the top, columns from the left, and so on inside them. */
function cutOrder(fragments: readonly Fragment[], depth = 0): Fragment[] {
  if (fragments.length < 2 || depth > 12) return byRows(fragments);
  const columns = split(
    fragments,
    ({ x }) => x,
    ({ right }) => right,
    (group) => Math.max(8, medianSize(group)),
  );
  if (columns.length > 1 && columns.every((column) => isTextColumn(column)))
    return columns.flatMap((column) => cutOrder(column, depth + 1));
  const bands = split(
    fragments,
    ({ y, size }) => y - size,
    ({ y, size }) => y + size * 0.25,
    (group) => medianSize(group) * 0.6,
  );
  if (bands.length > 1) return bands.flatMap((band) => cutOrder(band, depth + 1));
  return byRows(fragments);
}

const medianSize = (group: readonly Fragment[]): number =>
  group.map(({ size }) => size).sort((a, b) => a - b)[group.length >> 1] ?? 10;

/** A column of text has lines of some length; those of a table are short. */
const isTextColumn = (column: readonly Fragment[]): boolean =>
  column.length >= 3 && column.reduce((sum, { text }) => sum + text.length, 0) / column.length > 18;

function split(
  fragments: readonly Fragment[],
  from: (each: Fragment) => number,
  to: (each: Fragment) => number,
  gap: (group: readonly Fragment[]) => number,
): Fragment[][] {
  const least = gap(fragments);
  const parts: Fragment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of [...fragments].sort((a, b) => from(a) - from(b))) {
    const part = parts.at(-1);
    if (part && from(each) < end + least) part.push(each);
    else parts.push([each]);
    end = Math.max(end, to(each));
  }
  return parts;
}

function byRows(fragments: readonly Fragment[]): Fragment[] {
  const rows: Fragment[][] = [];
  for (const each of [...fragments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && sameRow(row[0], each)) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

const overlaps = (one: Cell, other: Cell) => one.x < other.right && other.x < one.right;

/** Files mostly draw in the order that is read. Where many lines go back up over others, they do not. */
function isOutOfOrder(fragments: readonly Fragment[]): boolean {
  let back = 0;
  fragments.forEach((each, at) => {
    const last = fragments[at - 1];
    if (!last) return;
    const isUp = each.y < last.y - last.size * sameLine;
    const isLeft = sameRow(each, last) && each.right < last.x;
    if ((isUp && overlaps(each, last)) || isLeft) back++;
  });
  return fragments.length > 4 && back / fragments.length > 0.1;
}

const fewestAcross = 6;
const leastGoingOn = 0.3;
const endsWords = /[.!?。！？:：;；][”"’'）)]?\s*$/u;

/** Lines of two columns that are drawn row by row: the same room is between them, and their words go on below, not beside. */
function isDrawnAcross(fragments: readonly Fragment[]): boolean {
  const pairs = fragments.flatMap((left, at) => {
    const right = fragments[at + 1];
    const isPair = right && sameRow(left, right) && right.x - left.right > left.size * 0.8;
    return isPair && left.letters > 18 && right.letters > 18 ? [{ left, right }] : [];
  });
  const [first] = pairs;
  if (!first || pairs.length < fewestAcross || pairs.length * 3 < fragments.length) return false;
  const edge = Math.max(...pairs.map(({ left }) => left.right));
  const isParted = pairs.every(
    ({ left, right }) =>
      right.x >= edge && Math.abs(right.x - first.right.x) < right.size * 3 && left.x < edge,
  );
  const goesOn = (side: 'left' | 'right') =>
    pairs.filter((pair, at) => {
      const next = pairs[at + 1]?.[side].text.trim() ?? '';
      const isWaiting = !endsWords.test(pair[side].text);
      return (
        isWaiting && (/^\p{Ll}/u.test(next) || (isDense(next[0]) && isDense(pair[side].text.trim().at(-1))))
      );
    }).length;
  return isParted && [goesOn('left'), goesOn('right')].every((count) => count >= pairs.length * leastGoingOn);
}

/** A line that was stretched to the edge has the same gap between all of its words. */
function isStretched(parts: readonly Fragment[]): boolean {
  if (parts.length < 3 || !parts.every(({ text }) => /^\P{N}*$/u.test(text))) return false;
  const gaps = parts.slice(1).map((part, at) => part.x - (parts[at]?.right ?? 0));
  // Names of columns are further apart.
  return Math.max(...gaps) - Math.min(...gaps) < 2 && Math.max(...gaps) < 4 * (parts[0]?.size ?? 0);
}

function rowOf(parts: readonly Fragment[], page: number): Row {
  const cells: Cell[] = [];
  const isOne = isStretched(parts);
  for (const { text, x, right } of parts) {
    const last = cells.at(-1);
    // The mark of a point belongs to its words.
    if (last && (isOne || (cells.length === 1 && isMark(last.text)))) {
      last.text += ` ${text.trim()}`;
      last.right = right;
    } else cells.push({ text: text.trim(), x, right });
  }
  const letters = parts.reduce((sum, part) => sum + part.letters, 0);
  const main = parts.reduce((most, part) => (part.letters > most.letters ? part : most));
  const tag = parts.find((part) => part.tag !== undefined)?.tag;
  return {
    cells,
    text: cells
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    x: Math.min(...parts.map(({ x }) => x)),
    right: Math.max(...parts.map(({ right }) => right)),
    y: main.y,
    size: main.size,
    isBold: parts.reduce((sum, part) => sum + part.boldLetters, 0) > letters * 0.8,
    page,
    ...(tag !== undefined && { tag }),
  };
}

const isMark = (text: string) =>
  /^[\ue000-\uf8ff•●○◦▪■□◆◇▶►➢➤✓✔‣⁃∙·o–—-]$/u.test(text.trim()) || listMark(`${text.trim()} x`)?.rest === 'x';

/** The lines of a page as they are read; pieces of a scan come in no order. */
export function rowsOf(items: readonly Item[], page: number, { isScan = false } = {}): Row[] {
  const drawn = fragmentsOf(items, isScan);
  const fragments = isScan || isOutOfOrder(drawn) || isDrawnAcross(drawn) ? cutOrder(drawn) : drawn;
  const groups: Fragment[][] = [];
  for (const each of fragments) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && sameRow(last, each) && (each.isRtl || each.x >= last.right - last.size))
      group.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => rowOf(group, page));
}
