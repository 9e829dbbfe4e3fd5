import { makeTable } from '@app/deck/commands/table/make-table.ts';
import { newId } from '../../../../../lib/new-id.ts';
import type { InsertAt } from '../insert-at.ts';

/** Puts an empty table on the slide. */
export const insertTable = ({ insert, viewport }: InsertAt, rows: number, columns: number): void =>
  void insert([makeTable(newId(), rows, columns, viewport)]);
