import {
  areaBetween,
  type CellArea,
  type CellPlace,
  type Grid,
  wholeTable,
} from '@app/deck/commands/table/grid.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Which cells of which table are chosen: from the one that was pressed first to the one that is pressed now. */
export type CellChoice = { tableId: string; from: CellPlace; to: CellPlace };

/** There is one table that is written in, or none. It is looked at and never saved. */
export const cellChoice = createStore<{ choice: CellChoice | undefined }>(() => ({ choice: undefined }));

/** Chooses the cells between two places of a table. */
export const chooseCells = (tableId: string, from: CellPlace, to: CellPlace = from): void =>
  cellChoice.setState({ choice: { tableId, from, to } });

/** Chooses no cell. */
export const chooseNoCell = (): void => cellChoice.setState({ choice: undefined });

const inside = ({ row, column }: CellPlace, { rows, columns }: Grid): CellPlace => ({
  row: Math.min(row, rows.length - 1),
  column: Math.min(column, columns.length - 1),
});

/** The area of a table that is chosen; undefined where none of its cells is. A table may have become smaller meanwhile. */
export function chosenArea(
  choice: CellChoice | undefined,
  table: Grid & { id: string },
): CellArea | undefined {
  if (choice?.tableId !== table.id) return undefined;
  return areaBetween(table, inside(choice.from, table), inside(choice.to, table));
}

/** The area of a table that is chosen, as it changes. */
export const useChosenArea = (table: Grid & { id: string }): CellArea | undefined =>
  chosenArea(
    useStore(cellChoice, ({ choice }) => choice),
    table,
  );

/** What a change of cells is about: those that are chosen, or all of them. */
export const areaOrAll = (choice: CellArea | undefined, table: Grid): CellArea => choice ?? wholeTable(table);
