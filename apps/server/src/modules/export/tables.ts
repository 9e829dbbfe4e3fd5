import { exportFormats, exportState } from '@app/contract/export/states/format.ts';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';

/** A file that is made of a deck. It goes with its project, and a day after it was done. */
export const exportTable = pgTable(
  'deck_export',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    taskId: uuid('task_id').notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    narrated: boolean('narrated').notNull(),
    captions: boolean('captions').notNull().default(false),
    presenter: boolean('presenter').notNull().default(false),
    state: stateColumn('state', exportState).notNull(),
    name: text('name').notNull(),
    /** Null until it is done. */
    fileKey: text('file_key'),
    size: bigint('size', { mode: 'number' }).notNull(),
    missing: integer('missing').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    endsAt: momentColumn('ends_at'),
  },
  (table) => [index('export_of_project').on(table.projectId), index('export_ends').on(table.endsAt)],
);
export type ExportRow = typeof exportTable.$inferSelect;
