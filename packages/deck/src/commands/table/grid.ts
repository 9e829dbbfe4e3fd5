import type { TableCell, TableElement } from '../../element.ts';

/** What of a table its commands change. */
export type Grid = Pick<TableElement, 'columns' | 'rows' | 'cells'>;

/** A place in a table, from 0. */
export type CellPlace = { row: number; column: number };

/** A rectangle of places. */
export type CellArea = CellPlace & { rows: number; columns: number };

/** The most that a table can grow to here; what was imported may have more. */
export const tableMost = { rows: 200, columns: 60 } as const;

const spanOf = (cell: TableCell | null | undefined) => ({
  rows: cell?.rows ?? 1,
  columns: cell?.columns ?? 1,
});

/** The cell at a place, or the one that lies over it. */
export function ownerAt({ cells }: Grid, { row, column }: CellPlace): CellArea {
  for (let up = row; up >= 0; up -= 1) {
    for (let left = column; left >= 0; left -= 1) {
      const cell = cells[up]?.[left];
      const span = spanOf(cell);
      if (cell && up + span.rows > row && left + span.columns > column)
        return { row: up, column: left, ...span };
    }
  }
  return { row, column, rows: 1, columns: 1 };
}

/** The cell at a place, or the one that lies over it. */
export const cellAt = (grid: Grid, place: CellPlace): TableCell | undefined => {
  const { row, column } = ownerAt(grid, place);
  return grid.cells[row]?.[column] ?? undefined;
};

/** The places of an area, row by row. */
export const placesIn = ({ row, column, rows, columns }: CellArea): CellPlace[] =>
  Array.from({ length: rows * columns }, (_, at) => ({
    row: row + Math.floor(at / columns),
    column: column + (at % columns),
  }));

const around = (one: CellArea, other: CellArea): CellArea => {
  const [row, column] = [Math.min(one.row, other.row), Math.min(one.column, other.column)];
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  };
};

/** The area as large as it takes to cut no cell in two. */
export function wholeArea(grid: Grid, area: CellArea): CellArea {
  const grown = placesIn(area).reduce<CellArea>((sum, place) => around(sum, ownerAt(grid, place)), area);
  const isSame = grown.rows === area.rows && grown.columns === area.columns;
  return isSame ? grown : wholeArea(grid, grown);
}

/** The area between two places. */
export const areaBetween = (grid: Grid, one: CellPlace, other: CellPlace): CellArea =>
  wholeArea(grid, around({ ...one, rows: 1, columns: 1 }, { ...other, rows: 1, columns: 1 }));

/** All of a table. */
export const wholeTable = ({ rows, columns }: Grid): CellArea => ({
  row: 0,
  column: 0,
  rows: rows.length,
  columns: columns.length,
});

/** A cell without its span. */
export function single(cell: TableCell): TableCell {
  const { rows: _rows, columns: _columns, ...rest } = cell;
  return rest;
}

/** A cell with this span. */
export const spanning = (cell: TableCell, rows: number, columns: number): TableCell => ({
  ...single(cell),
  ...(columns > 1 && { columns }),
  ...(rows > 1 && { rows }),
});

/** The table with other cells at some of its places. */
export function withCells(
  grid: Grid,
  change: (cell: TableCell | null, place: CellPlace) => TableCell | null,
): Grid {
  const cells = grid.cells.map((line, row) => {
    const next = line.map((cell, column) => change(cell, { row, column }));
    return next.some((cell, column) => cell !== line[column]) ? next : line;
  });
  return { ...grid, cells };
}

/** Rows as columns and columns as rows: what is done to rows is done to columns this way. */
export const turned = ({ columns, rows, cells }: Grid): Grid => ({
  columns: rows,
  rows: columns,
  cells: columns.map((_, column) =>
    cells.map((line) => {
      const cell = line[column] ?? null;
      return cell && spanning(cell, cell.columns ?? 1, cell.rows ?? 1);
    }),
  ),
});
