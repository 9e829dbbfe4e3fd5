import { type CellPlace, type Grid, ownerAt } from './grid.ts';

/** Where keys lead from a cell. */
export type CellMove = 'left' | 'right' | 'up' | 'down' | 'next' | 'previous';

const steps: Record<Exclude<CellMove, 'next' | 'previous'>, readonly [down: number, right: number]> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** The cells in the order in which they are read. */
export const inOrder = ({ cells }: Grid): CellPlace[] =>
  cells.flatMap((line, row) => line.flatMap((cell, column) => (cell ? [{ row, column }] : [])));

/** The cell that a key leads to; undefined where the table ends. */
export function cellAfter(grid: Grid, from: CellPlace, move: CellMove): CellPlace | undefined {
  const owner = ownerAt(grid, from);
  if (move === 'next' || move === 'previous') {
    const order = inOrder(grid);
    const at = order.findIndex(({ row, column }) => row === owner.row && column === owner.column);
    return order[at + (move === 'next' ? 1 : -1)];
  }
  const [down, right] = steps[move];
  const row = down > 0 ? owner.row + owner.rows : from.row + down;
  const column = right > 0 ? owner.column + owner.columns : owner.column + right;
  const isThere = row >= 0 && column >= 0 && row < grid.rows.length && column < grid.columns.length;
  if (!isThere) return undefined;
  const { row: toRow, column: toColumn } = ownerAt(grid, { row: down < 0 ? owner.row - 1 : row, column });
  return { row: toRow, column: toColumn };
}
