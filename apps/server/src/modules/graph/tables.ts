import type { Graph } from '@app/contract/graph/schema.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';

/** The knowledge graph of a project and the last work on it. */
export const graphTable = pgTable('knowledge_graph', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  taskId: uuid('task_id').notNull(),
  /** Null until the first one is drawn. */
  graph: jsonb('graph').$type<Graph>(),
  engine: text('engine'),
  revision: integer('revision').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});
export type GraphRow = typeof graphTable.$inferSelect;
