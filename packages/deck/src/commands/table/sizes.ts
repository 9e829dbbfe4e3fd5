import type { Size } from '../../deck.ts';
import { type Grid, turned } from './grid.ts';

/** The least that a column or row can be made. */
export const leastSide = 12;

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** How large a table is: as its columns and rows are. */
export const sizeOf = ({ columns, rows }: Grid): Size => ({ width: sum(columns), height: sum(rows) });

/** Moves the border behind a column: its neighbour gives or takes the room, and behind the last one the table does. */
export function moveColumnBorder(grid: Grid, at: number, by: number): Grid {
  const [own, next] = [grid.columns[at], grid.columns[at + 1]];
  if (own === undefined) return grid;
  const least = Math.min(leastSide, own);
  const most = next === undefined ? Number.POSITIVE_INFINITY : next - Math.min(leastSide, next);
  const moved = Math.max(least - own, Math.min(most, by));
  const columns = grid.columns.map((width, column) =>
    column === at ? width + moved : column === at + 1 ? width - moved : width,
  );
  return { ...grid, columns };
}

/** Moves the border below a row: what is below goes with it. */
export const moveRowBorder = (grid: Grid, at: number, by: number): Grid => ({
  ...grid,
  rows: grid.rows.map((height, row) => (row === at ? Math.max(leastSide, height + by) : height)),
});

/** Gives these rows one height. */
export function evenRows(grid: Grid, from: number, count: number): Grid {
  const even = sum(grid.rows.slice(from, from + count)) / count;
  return {
    ...grid,
    rows: grid.rows.map((height, row) => (row >= from && row < from + count ? even : height)),
  };
}

/** Gives these columns one width. */
export const evenColumns = (grid: Grid, from: number, count: number): Grid =>
  turned(evenRows(turned(grid), from, count));

/** All columns and rows larger or smaller alike, until the table has this size. */
export function resized(grid: Grid, { width, height }: Size): Grid {
  const now = sizeOf(grid);
  const by = (sides: readonly number[], share: number) => sides.map((side) => side * share);
  return {
    ...grid,
    columns: by(grid.columns, now.width > 0 ? width / now.width : 1),
    rows: by(grid.rows, now.height > 0 ? height / now.height : 1),
  };
}
