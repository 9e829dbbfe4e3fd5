import { cellAt, type Grid, ownerAt, single, spanning, turned } from './grid.ts';
import { blankLike } from './words.ts';

/** A new row at this place, looking like the one above it, or below where there is none. */
function insertRow(grid: Grid, at: number): Grid {
  const like = Math.max(0, at - 1);
  const cells = grid.cells.map((line) => [...line]);
  const fresh = grid.columns.map((_, column) => {
    const owner = ownerAt(grid, { row: Math.min(at, grid.rows.length - 1), column });
    const cell = grid.cells[owner.row]?.[owner.column];
    const isInside = owner.row < at && owner.row + owner.rows > at;
    const line = cells[owner.row];
    if (isInside && cell && line) {
      if (owner.column === column) line[column] = spanning(cell, owner.rows + 1, owner.columns);
      return null;
    }
    const model = cellAt(grid, { row: like, column });
    return model ? blankLike(single(model)) : null;
  });
  return {
    columns: grid.columns,
    rows: grid.rows.toSpliced(at, 0, grid.rows[like] ?? 0),
    cells: cells.toSpliced(at, 0, fresh),
  };
}

function removeRow(grid: Grid, at: number): Grid {
  const cells = grid.cells.map((line) => [...line]);
  for (const column of grid.columns.keys()) {
    const owner = ownerAt(grid, { row: at, column });
    const cell = grid.cells[owner.row]?.[owner.column];
    if (!cell || owner.rows === 1 || owner.column !== column) continue;
    // What began in this row goes on in the next.
    const line = cells[owner.row === at ? at + 1 : owner.row];
    if (line) line[column] = spanning(cell, owner.rows - 1, owner.columns);
  }
  return { columns: grid.columns, rows: grid.rows.toSpliced(at, 1), cells: cells.toSpliced(at, 1) };
}

const times = (count: number, grid: Grid, change: (grid: Grid) => Grid): Grid =>
  Array.from({ length: count }).reduce<Grid>((now) => change(now), grid);

/** Puts empty rows in, the first of them at this place. */
export const insertRows = (grid: Grid, at: number, count = 1): Grid =>
  times(count, grid, (now) => insertRow(now, at));

/** Puts empty columns in, the first of them at this place. */
export const insertColumns = (grid: Grid, at: number, count = 1): Grid =>
  turned(insertRows(turned(grid), at, count));

/** Takes rows out; undefined where nothing would be left. */
export const removeRows = (grid: Grid, at: number, count = 1): Grid | undefined =>
  count >= grid.rows.length ? undefined : times(count, grid, (now) => removeRow(now, at));

/** Takes columns out; undefined where nothing would be left. */
export function removeColumns(grid: Grid, at: number, count = 1): Grid | undefined {
  const left = removeRows(turned(grid), at, count);
  return left && turned(left);
}
