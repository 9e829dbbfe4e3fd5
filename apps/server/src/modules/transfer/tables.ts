import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { orderTable } from '../order/tables.ts';
import { userTable } from '../user/tables.ts';

/** The photo of the receipt of a transfer; a better one takes its place. */
export const receiptTable = pgTable(
  'transfer_receipt',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull(),
    type: text('type').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('transfer_receipt_of_user').on(table.userId)],
);
export type ReceiptRow = typeof receiptTable.$inferSelect;
