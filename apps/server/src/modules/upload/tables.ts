import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

/** A file of a user. The content is stored once under its hash, however many rows point to it. */
export const uploadTable = pgTable(
  'upload',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The media type, told by the bytes. */
    type: text('type').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('upload_of_user').on(table.userId, table.id.desc())],
);
export type UploadRow = typeof uploadTable.$inferSelect;
