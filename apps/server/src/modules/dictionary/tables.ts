import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';
import { userTable } from '../user/tables.ts';

/** How an account, or one of its projects, reads a word. */
export const entryTable = pgTable(
  'dictionary_entry',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null: it holds for all projects of the account. */
    projectId: uuid('project_id').references(() => projectTable.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    pronunciation: text('pronunciation').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('entry_of_account').on(table.userId, table.text).where(sql`${table.projectId} is null`),
    uniqueIndex('entry_of_project')
      .on(table.projectId, table.text)
      .where(sql`${table.projectId} is not null`),
  ],
);
export type EntryRow = typeof entryTable.$inferSelect;
