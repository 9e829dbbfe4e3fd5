import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

/** Uses that are set aside for work under way. One that a dead process left counts no more after a while. */
export const helperHoldTable = pgTable(
  'helper_hold',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    uses: integer('uses').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('helper_hold_user').on(table.userId)],
);
