import type { Table } from '../../document.ts';
import { tableOf } from '../structure/table.ts';
import type { Cell, Row } from './rows.ts';

/** A table among rows, and how many of them it takes. */
export type FoundTable = { table: Table; length: number };

const leastRows = 3;
// In heights of the letters; rows further apart belong to other things.
const farthest = 3.2;
const longestCell = 90;

const isNear = (one: Row, other: Row) =>
  one.page === other.page &&
  Math.abs(other.y - one.y) <= farthest * Math.max(one.size, other.size) &&
  other.y > one.y;

/** Where columns are: stretches that words stand in, with gaps between them. */
function columnsOf(rows: readonly Row[]): Cell[] {
  const columns: Cell[] = [];
  const cells = rows.filter((row) => row.cells.length > 1).flatMap((row) => row.cells);
  for (const cell of cells.sort((one, other) => one.x - other.x)) {
    const last = columns.at(-1);
    if (last && cell.x < last.right + 1) last.right = Math.max(last.right, cell.right);
    else columns.push({ ...cell });
  }
  return columns;
}

/** The column that a cell stands in; the first where it reaches over several. */
const columnAt = (columns: readonly Cell[], cell: Cell): number =>
  columns.findIndex((column) => cell.x < column.right && cell.right > column.x);

const fitsOne = (columns: readonly Cell[], cell: Cell): boolean =>
  columns.filter((column) => cell.x < column.right && cell.right > column.x).length === 1;

/** The rows from one on that may be of one table: a row of one cell goes on with the row above it. */
function runFrom(rows: readonly Row[], from: number): Row[] {
  const run: Row[] = [];
  for (let at = from; at < rows.length; at++) {
    const row = rows[at] as Row;
    const last = run.at(-1);
    if (last && !isNear(last, row)) break;
    if (
      row.cells.length === 1 &&
      (run.length === 0 || run.slice(-3).every(({ cells }) => cells.length === 1))
    )
      break;
    run.push(row);
  }
  while ((run.at(-1)?.cells.length ?? 2) === 1) run.pop();
  return run;
}

function gridOf(run: readonly Row[], columns: readonly Cell[]): string[][] {
  const grid: string[][] = [];
  let last: Row | undefined;
  for (const row of run) {
    const line = columns.map(() => '');
    for (const cell of row.cells) {
      const at = Math.max(0, columnAt(columns, cell));
      line[at] = line[at] ? `${line[at]} ${cell.text}` : cell.text;
    }
    const above = grid.at(-1);
    const isTight = last && row.y - last.y <= row.size * 1.45;
    // A row without its first cell goes on with the one above.
    if (above && isTight && line[0] === '' && row.cells.length < columns.length && row.cells.length <= 2) {
      line.forEach((cell, at) => {
        if (cell !== '') above[at] = above[at] ? `${above[at]} ${cell}` : cell;
      });
    } else grid.push(line);
    last = row;
  }
  return grid;
}

/** Cells that begin, or end, at one place in most rows. */
function isAligned(run: readonly Row[], columns: readonly Cell[]): boolean {
  const wide = run.filter(({ cells }) => cells.length > 1);
  const aligned = columns.slice(1).filter((column) => {
    const cells = wide.flatMap((row) =>
      row.cells.filter((cell) => cell.x < column.right && cell.right > column.x),
    );
    const share = (placeOf: (cell: Cell) => number) => {
      const places = cells.map((cell) => Math.round(placeOf(cell) / 4));
      return Math.max(
        0,
        ...places.map(
          (place) => places.filter((other) => Math.abs(other - place) <= 1).length / cells.length,
        ),
      );
    };
    const best = Math.max(
      share(({ x }) => x),
      share(({ right }) => right),
      share(({ x, right }) => (x + right) / 2),
    );
    return cells.length >= 2 && best >= 0.6;
  });
  return aligned.length >= (columns.length - 1) / 2;
}

/** The table that begins with a row: columns that keep their places over at least three rows. */
export function findTable(rows: readonly Row[], from: number): FoundTable | undefined {
  const first = rows[from];
  if (!first || first.cells.length < 2) return undefined;
  const run = runFrom(rows, from);
  const [whole, below] = [tableIn(run), tableBelow(first, run)];
  const columns = (found: FoundTable | undefined) => found?.table.rows[0]?.length ?? Number.POSITIVE_INFINITY;
  return columns(below) < columns(whole) ? below : whole;
}

/** Names of columns often stand in the middle of them, over values that stand at the side. */
function tableBelow(head: Row, run: readonly Row[]): FoundTable | undefined {
  const below = tableIn(run.slice(1));
  if (!below || below.table.rows[0]?.length !== head.cells.length) return undefined;
  const rows = [head.cells.map(({ text }) => text), ...below.table.rows];
  return { table: { ...below.table, rows, headRows: 1 }, length: below.length + 1 };
}

function tableIn(run: readonly Row[]): FoundTable | undefined {
  const wide = run.filter(({ cells }) => cells.length > 1);
  if (wide.length < leastRows || wide.length < run.length * 0.5) return undefined;
  const columns = columnsOf(run);
  if (columns.length < 2 || !isAligned(run, columns)) return undefined;
  const cells = wide.flatMap((row) => row.cells);
  const long = cells.filter(({ text }) => text.length > longestCell).length;
  if (long > cells.length * 0.15) return undefined;
  const loose = run.filter(
    (row) => row.cells.length === 1 && !row.cells.every((cell) => fitsOne(columns, cell)),
  );
  if (loose.length > run.length * 0.3) return undefined;
  const table = tableOf(run[0]?.page ?? 1, gridOf(run, columns));
  return table && table.rows.length >= 2 && (table.rows[0]?.length ?? 0) >= 2
    ? { table, length: run.length }
    : undefined;
}
