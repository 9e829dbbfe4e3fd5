import type { CellBorders, TableCell } from '../../element.ts';
import type { Stroke } from '../../paint.ts';
import { type CellArea, type Grid, ownerAt, placesIn, withCells } from './grid.ts';

type Side = keyof CellBorders;

/** Which lines of an area are meant. */
export type BorderChoice = 'all' | 'outer' | 'inner' | Side;

const key = ({ row, column }: { row: number; column: number }) => `${row} ${column}`;

/** The table with every cell of an area changed. */
export function changeCells(grid: Grid, area: CellArea, change: (cell: TableCell) => TableCell): Grid {
  const chosen = new Set(placesIn(area).map((place) => key(ownerAt(grid, place))));
  return withCells(grid, (cell, place) => (cell && chosen.has(key(place)) ? change(cell) : cell));
}

/** Gives the chosen lines this look; those of neighbours on the same edge, too, for one of both is seen. */
export function setBorders(grid: Grid, area: CellArea, which: BorderChoice, stroke: Stroke): Grid {
  const [bottom, right] = [area.row + area.rows, area.column + area.columns];
  const isMeant = (side: Side, isEdge: boolean) =>
    which === 'all' ||
    (which === 'outer' && isEdge) ||
    (which === 'inner' && !isEdge) ||
    (which === side && isEdge);
  return withCells(grid, (cell, { row, column }) => {
    if (!cell) return cell;
    const [end, far] = [row + (cell.rows ?? 1), column + (cell.columns ?? 1)];
    const inRows = row < bottom && end > area.row;
    const inColumns = column < right && far > area.column;
    const sides: Side[] = [];
    const add = (side: Side, isWanted: boolean) => isWanted && sides.push(side);
    if (inRows && inColumns) {
      add('top', isMeant('top', row <= area.row));
      add('bottom', isMeant('bottom', end >= bottom));
      add('left', isMeant('left', column <= area.column));
      add('right', isMeant('right', far >= right));
    }
    // The cells around it share its edges.
    add('bottom', inColumns && end === area.row && isMeant('top', true));
    add('top', inColumns && row === bottom && isMeant('bottom', true));
    add('right', inRows && far === area.column && isMeant('left', true));
    add('left', inRows && column === right && isMeant('right', true));
    if (sides.length === 0) return cell;
    return {
      ...cell,
      borders: { ...cell.borders, ...Object.fromEntries(sides.map((side) => [side, stroke])) },
    };
  });
}
