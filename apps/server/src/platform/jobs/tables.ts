import { taskState } from '@app/contract/task/states/task-state.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../db/columns.ts';

/** Why a task failed: a message of the contract with its values, so that it can be said in either language. */
export type TaskFault = { key: string; params: Record<string, string | number> };

/** One piece of long work: what it is, how far it got, what its finished steps returned. */
export const taskTable = pgTable(
  'task',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    userId: uuid('user_id'),
    input: jsonb('input').notNull(),
    state: stateColumn('state', taskState).notNull(),
    progress: smallint('progress').notNull().default(0),
    steps: jsonb('steps').$type<Record<string, unknown>>().notNull().default({}),
    fault: jsonb('fault').$type<TaskFault>(),
    /** The queue's job that carries this task now. */
    jobId: uuid('job_id').notNull(),
    /** The attempt that may write; an attempt that lost its lease finds another name here. */
    holder: uuid('holder'),
    /** Attempts that ended in a failure of their own. */
    failures: smallint('failures').notNull().default(0),
    /** Attempts that never ended: their process died, or was stopped in the middle. */
    crashes: smallint('crashes').notNull().default(0),
    createdAt: momentColumn('created_at').notNull(),
    endedAt: momentColumn('ended_at'),
  },
  (table) => [
    // Asking twice for the same work makes one task.
    uniqueIndex('task_open').on(table.kind, table.key).where(sql`state in (1, 2)`),
    index('task_of_user').on(table.userId, table.id.desc()),
  ],
);
export type TaskRow = typeof taskTable.$inferSelect;
