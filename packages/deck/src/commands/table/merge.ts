import type { TableCell } from '../../element.ts';
import { hasWords } from '../../text/plain.ts';
import {
  type CellArea,
  type CellPlace,
  type Grid,
  ownerAt,
  placesIn,
  single,
  spanning,
  wholeArea,
  withCells,
} from './grid.ts';
import { blankLike } from './words.ts';

const isAt = (one: CellPlace, other: CellPlace) => one.row === other.row && one.column === other.column;

const isIn = ({ row, column, rows, columns }: CellArea, place: CellPlace) =>
  place.row >= row && place.row < row + rows && place.column >= column && place.column < column + columns;

/** Makes one cell of an area, with the words of all of them. */
export function mergeCells(grid: Grid, wanted: CellArea): Grid {
  const area = wholeArea(grid, wanted);
  if (area.rows * area.columns === 1) return grid;
  const first = grid.cells[area.row]?.[area.column];
  if (!first) return grid;
  const written = placesIn(area).flatMap(({ row, column }) => {
    const cell = grid.cells[row]?.[column];
    return cell && hasWords(cell.text) ? cell.text.paragraphs : [];
  });
  const text = written.length > 0 ? { ...first.text, paragraphs: written } : first.text;
  const merged = spanning({ ...first, text }, area.rows, area.columns);
  return withCells(grid, (cell, place) => (isAt(place, area) ? merged : isIn(area, place) ? null : cell));
}

/** Takes a cell apart into those that it was made of; its words stay in the first. */
export function splitCell(grid: Grid, place: CellPlace): Grid {
  const owner = ownerAt(grid, place);
  const cell = grid.cells[owner.row]?.[owner.column];
  if (!cell || owner.rows * owner.columns === 1) return grid;
  const alone: TableCell = single(cell);
  return withCells(grid, (each, at) => (isAt(at, owner) ? alone : isIn(owner, at) ? blankLike(alone) : each));
}

/** Takes every cell of an area apart. */
export const splitCells = (grid: Grid, area: CellArea): Grid =>
  placesIn(area).reduce<Grid>((now, place) => splitCell(now, place), grid);

/** Whether there is a cell in an area that was made of several. */
export const hasMerged = (grid: Grid, area: CellArea): boolean =>
  placesIn(area).some((place) => {
    const { rows, columns } = ownerAt(grid, place);
    return rows * columns > 1;
  });
