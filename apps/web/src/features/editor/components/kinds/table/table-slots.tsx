import type { TableElement } from '@app/deck/element.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { CellText } from './cell-text.tsx';

/** What stands in the cells of a table that is written in. */
export const tableSlots = (table: TableElement): Pick<Slots, 'cell'> => ({
  cell: (row, column) => <CellText table={table} row={row} column={column} />,
});
