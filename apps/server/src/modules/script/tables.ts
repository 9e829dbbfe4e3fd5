import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pageTable } from '../courseware/tables.ts';
import { projectTable } from '../project/tables.ts';

/** The last writing of all pages of a project, page by page. */
export const writingTable = pgTable('script_writing', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  taskId: uuid('task_id').notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull(),
  /** Pages that the model could not do. */
  unwritten: integer('unwritten').notNull(),
});
export type WritingRow = typeof writingTable.$inferSelect;

/** What a page said before it was written among all others: the way back. */
export const beforeTable = pgTable('script_before', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => pageTable.id, { onDelete: 'cascade' }),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  /** That of the page since it was written: a later one is somebody's own. */
  revision: integer('revision').notNull(),
  /** Who wrote what stands there now. */
  engine: text('engine').notNull(),
  content: text('content').notNull(),
  script: jsonb('script').$type<unknown>(),
  scriptEngine: text('script_engine'),
});
export type BeforeRow = typeof beforeTable.$inferSelect;
