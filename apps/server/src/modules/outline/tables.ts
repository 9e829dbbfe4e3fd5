import type { Outline } from '@app/contract/outline/schema.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import type { SourceDocument } from '../../providers/document/document.ts';
import { projectTable } from '../project/tables.ts';

/** The outline of a project, what it was drawn from, and the work on it. */
export const outlineTable = pgTable('outline', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  /** The last work: drawing it, or making its deck. */
  taskId: uuid('task_id').notNull(),
  /** Null until the first one is drawn. */
  outline: jsonb('outline').$type<Outline>(),
  /** As far as a new one has come while it is drawn. */
  growing: jsonb('growing').$type<Outline>(),
  /** What the material says, as it was read. Its pictures stay in the upload. */
  source: jsonb('source').$type<SourceDocument>(),
  /** What the material is called. */
  name: text('name').notNull(),
  engine: text('engine'),
  revision: integer('revision').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});
export type OutlineRow = typeof outlineTable.$inferSelect;
