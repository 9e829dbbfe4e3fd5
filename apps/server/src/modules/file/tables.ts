import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';

/**
 * Who needs a stored content, such as `upload:<id>`. The same content may be needed by several; it is removed with the
 * last use. Every module that keeps files says so here.
 */
export const fileUseTable = pgTable(
  'file_use',
  {
    fileKey: text('file_key').notNull(),
    usedBy: text('used_by').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileKey, table.usedBy] }), index('file_use_by').on(table.usedBy)],
);
