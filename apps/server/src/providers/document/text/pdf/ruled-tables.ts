import type { Table } from '../../document.ts';
import { joinLines as joinText, tidySpaces } from '../structure/letters.ts';
import { tableOf } from '../structure/table.ts';
import type { Item } from './page-items.ts';
import type { Place, PlacedThing } from './place-things.ts';
import { rowsOf } from './rows.ts';
import { joinLines, type RuledLine } from './ruled-lines.ts';

// Tables whose cells stand between lines: which words share a cell is drawn, so it need not be guessed from their gaps.

// In points.
const near = 4;
/** A page with more lines than this, after their pieces were joined, is a drawing. */
const mostLines = 300;
/** Cells that say more than this are frames around text. */
const longestCell = 240;
const leastFilled = 0.4;
/** Where fewer places of the grid are cells of their own, boxes of a drawing touch each other. */
const leastParted = 0.5;
const mostCells = 4_000;

const touches = (one: RuledLine, other: RuledLine): boolean =>
  one.isUpright !== other.isUpright &&
  other.at >= one.from - near &&
  other.at <= one.to + near &&
  one.at >= other.from - near &&
  one.at <= other.to + near;

/** Lines that touch each other, directly or by others. */
function groupsOf(lines: readonly RuledLine[]): RuledLine[][] {
  const left = new Set(lines);
  const groups: RuledLine[][] = [];
  for (const first of lines) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const each of group)
      for (const other of left) {
        if (!touches(each, other)) continue;
        left.delete(other);
        group.push(other);
      }
    groups.push(group);
  }
  return groups;
}

/** Different places in their order; a double line is one. Where no line closes a side, those that end there do. */
const placesOf = (lines: readonly RuledLine[], across: readonly RuledLine[]): number[] =>
  [
    ...lines.map(({ at }) => at),
    Math.min(...across.map(({ from }) => from)),
    Math.max(...across.map(({ to }) => to)),
  ]
    .toSorted((one, other) => one - other)
    .filter((place, at, all) => at === 0 || place - (all[at - 1] ?? 0) > near);

type Grid = {
  xs: number[];
  ys: number[];
  isCut: (isUpright: boolean, at: number, across: number) => boolean;
};

function gridOf(group: readonly RuledLine[]): Grid | undefined {
  const uprights = group.filter(({ isUpright }) => isUpright);
  const levels = group.filter(({ isUpright }) => !isUpright);
  if (uprights.length === 0 || levels.length === 0) return undefined;
  const [xs, ys] = [placesOf(uprights, levels), placesOf(levels, uprights)];
  if (xs.length < 3 || ys.length < 3 || xs.length * ys.length > mostCells) return undefined;
  const isCut: Grid['isCut'] = (isUpright, at, across) =>
    group.some(
      (line) =>
        line.isUpright === isUpright &&
        Math.abs(line.at - at) <= near &&
        line.from <= across &&
        line.to >= across,
    );
  return { xs, ys, isCut };
}

const indexIn = (places: readonly number[], value: number): number =>
  places.findIndex((place, at) => value >= place && value < (places[at + 1] ?? Number.NEGATIVE_INFINITY));

/** Words that the library put into one piece, although a line stands between them. */
function cutAt(item: Item, xs: readonly number[]): Item[] {
  const end = item.x + item.width;
  const isCrossed = xs.some((x) => x > item.x + item.size * 0.5 && x < end - item.size * 0.5);
  if (!isCrossed || !item.text.trim().includes(' ')) return [item];
  const each = item.width / Math.max(1, item.text.length);
  return [...item.text.matchAll(/\S+/gu)].map((word) => ({
    ...item,
    text: word[0],
    x: item.x + word.index * each,
    width: word[0].length * each,
  }));
}

/** The number of the cell that each place of the grid belongs to: places without a line between them are one. */
function cellsOf({ xs, ys, isCut }: Grid): number[][] {
  const cells: number[][] = [];
  const middle = (places: readonly number[], at: number) => ((places[at] ?? 0) + (places[at + 1] ?? 0)) / 2;
  for (let row = 0; row < ys.length - 1; row++) {
    const line: number[] = [];
    for (let column = 0; column < xs.length - 1; column++) {
      const above = cells[row - 1]?.[column];
      const isBelow = above !== undefined && !isCut(false, ys[row] ?? 0, middle(xs, column));
      const before = line[column - 1];
      const isBeside = before !== undefined && !isCut(true, xs[column] ?? 0, middle(ys, row));
      line.push((isBelow ? above : undefined) ?? (isBeside ? before : undefined) ?? row * xs.length + column);
    }
    cells.push(line);
  }
  return cells;
}

type Line = { y: number; size: number; text: string };

const linesIn = (items: readonly Item[], page: number): Line[] =>
  rowsOf(items, page).map(({ y, size, text }) => ({ y, size, text }));

/** How many rows stand between two lines of the table: many draw none below their head. */
function rowsWithin(cells: readonly (readonly Line[])[]): number {
  const [first, ...others] = cells.filter((lines) => lines.length > 0);
  if (!first || others.length === 0) return 1;
  const isLevel = others.every(
    (lines) =>
      lines.length === first.length &&
      lines.every(({ y, size }, at) => Math.abs(y - (first[at]?.y ?? 0)) <= size * 0.45),
  );
  return isLevel ? first.length : 1;
}

const wordsOf = (lines: readonly Line[]): string =>
  tidySpaces(lines.reduce((text, line) => joinText(text, line.text), ''));

/** What stands in each cell of a grid, by the numbers of the cells. */
function fill(grid: Grid, cells: readonly number[][], items: readonly Item[], page: number) {
  const held = new Map<number, Item[]>();
  for (const item of items.flatMap((each) => cutAt(each, grid.xs))) {
    const row = indexIn(grid.ys, item.y - item.size * 0.3);
    const column = indexIn(grid.xs, item.x + Math.min(item.width / 2, item.size));
    const cell = cells[row]?.[column];
    if (cell === undefined) continue;
    const own = held.get(cell);
    if (own) own.push(item);
    else held.set(cell, [item]);
  }
  return new Map([...held].map(([cell, own]) => [cell, linesIn(own, page)]));
}

function readGrid(grid: Grid, items: readonly Item[], page: number): Table | undefined {
  const cells = cellsOf(grid);
  const count = new Set(cells.flat()).size;
  if (count < cells.flat().length * leastParted) return undefined;
  const lines = fill(grid, cells, items, page);
  const linesOf = (cell: number) => lines.get(cell) ?? [];
  const filled = [...lines.values()].map(wordsOf).filter((text) => text !== '');
  if (filled.length < count * leastFilled) return undefined;
  const rows = cells.flatMap((row) => {
    const own = new Set(row);
    const lineCount = rowsWithin([...own].map(linesOf));
    if (lineCount === 1) return [row.map((cell) => wordsOf(linesOf(cell)))];
    return Array.from({ length: lineCount }, (_, at) => row.map((cell) => linesOf(cell)[at]?.text ?? ''));
  });
  if (rows.some((row) => row.some((text) => text.length > longestCell))) return undefined;
  const wide = cells.filter((row) => new Set(row.filter((cell) => linesOf(cell).length > 0)).size > 1);
  return wide.length < 2 ? undefined : tableOf(page, rows);
}

/** The tables that lines of a page part into cells, and the pieces of text that stand in none of them. */
export function ruledTables(
  lines: readonly RuledLine[],
  items: readonly Item[],
  page: number,
  isLeftOut: (place: Place) => boolean = () => false,
): { tables: PlacedThing<Table>[]; rest: Item[] } {
  const joined = joinLines(lines);
  const tables: PlacedThing<Table>[] = [];
  let rest = [...items];
  if (joined.length > mostLines) return { tables, rest };
  for (const group of groupsOf(joined)) {
    const grid = gridOf(group);
    if (!grid) continue;
    const { xs, ys } = grid;
    const place = { x: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
    if (isLeftOut(place)) continue;
    const isInside = ({ x, y, width, size }: Item) =>
      x + Math.min(width / 2, size) > place.x &&
      x < place.right &&
      y > place.top &&
      y - size * 0.3 < place.bottom;
    const table = readGrid(grid, rest.filter(isInside), page);
    if (!table) continue;
    tables.push({ thing: table, place });
    rest = rest.filter((item) => !isInside(item));
  }
  return { tables, rest };
}
