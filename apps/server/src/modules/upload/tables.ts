import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** A file that comes in pieces, until it is whole; then an upload has its id. */
export const unfinishedTable = pgTable(
  'unfinished_upload',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('unfinished_of_user').on(table.userId, table.id.desc()),
    index('unfinished_by_age').on(table.createdAt),
  ],
);
export type UnfinishedRow = typeof unfinishedTable.$inferSelect;

/** A piece of it, stored as any other content. */
export const pieceTable = pgTable(
  'upload_piece',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => unfinishedTable.id, { onDelete: 'cascade' }),
    start: bigint('start', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
