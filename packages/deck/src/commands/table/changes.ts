import type { TableElement } from '../../element.ts';
import type { Command } from '../command.ts';
import { elementPlace, set } from '../place.ts';
import type { Grid } from './grid.ts';
import { sizeOf } from './sizes.ts';

// Beyond it, the whole table is shorter to say.
const mostCells = 60;

/** What makes one table of another: single cells where only they differ, so that two people can write in one table. */
export function tableCommands(slideId: string, before: TableElement, after: Grid): Command[] {
  const place = elementPlace(slideId, before.id);
  const isSameShape =
    before.rows.length === after.rows.length && before.columns.length === after.columns.length;
  const cells = after.cells.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === before.cells[row]?.[column] ? [] : [{ cell, row, column }])),
  );
  const written =
    isSameShape && cells.length <= mostCells
      ? cells.map(({ cell, row, column }) => set(place.to('cells').item(row).item(column), cell))
      : cells.length > 0 || !isSameShape
        ? [set(place.to('cells'), after.cells)]
        : [];
  const sizes: Command[] = [];
  const differ = (one: readonly number[], other: readonly number[]) =>
    one.length !== other.length || one.some((each, at) => each !== other[at]);
  const [was, is] = [sizeOf(before), sizeOf(after)];
  if (differ(before.columns, after.columns)) sizes.push(set(place.to('columns'), after.columns));
  if (differ(before.rows, after.rows)) sizes.push(set(place.to('rows'), after.rows));
  // Its box is as large as what is in it.
  if (was.width !== is.width) sizes.push(set(place.to('width'), is.width));
  if (was.height !== is.height) sizes.push(set(place.to('height'), is.height));
  return [...sizes, ...written];
}
