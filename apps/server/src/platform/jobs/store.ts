import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { type TaskFault, type TaskRow, taskTable } from './tables.ts';

/** Work that is not over. */
export const isOpen = inArray(taskTable.state, ['waiting', 'running']);

/** The SQL of tasks, as the queue sees them. */
export function createTaskStore(db: Executor) {
  return {
    /** The row's id, or undefined when an open task with this kind and key exists. */
    async insert(row: typeof taskTable.$inferInsert): Promise<string | undefined> {
      const rows = await db
        .insert(taskTable)
        .values(row)
        .onConflictDoNothing({ target: [taskTable.kind, taskTable.key], where: sql`state in (1, 2)` })
        .returning({ id: taskTable.id });
      return rows[0]?.id;
    },

    async findOpen(kind: string, key: string): Promise<string | undefined> {
      const rows = await db
        .select({ id: taskTable.id })
        .from(taskTable)
        .where(and(eq(taskTable.kind, kind), eq(taskTable.key, key), isOpen));
      return rows[0]?.id;
    },

    async countOf(userId: string): Promise<number> {
      return db.$count(taskTable, eq(taskTable.userId, userId));
    },

    /** Removes the tasks of a user, whatever their state. */
    async deleteOf(userId: string): Promise<TaskRow[]> {
      return db.delete(taskTable).where(eq(taskTable.userId, userId)).returning();
    },

    async find(id: string): Promise<TaskRow | undefined> {
      const rows = await db.select().from(taskTable).where(eq(taskTable.id, id));
      return rows[0];
    },

    /** Ends an open task that `jobId` carries. */
    async end(
      id: string,
      jobId: string,
      state: 'failed' | 'cancelled',
      fault: TaskFault | null,
      endedAt: Date,
    ) {
      const rows = await db
        .update(taskTable)
        .set({
          state,
          holder: null,
          endedAt,
          fault: sql`coalesce(${taskTable.fault}, ${JSON.stringify(fault)}::jsonb)`,
        })
        .where(and(eq(taskTable.id, id), eq(taskTable.jobId, jobId), isOpen))
        .returning();
      return rows[0];
    },

    /** Opens an ended task again under a new job. Finished steps keep their results. */
    async reopen(id: string, jobId: string): Promise<TaskRow | undefined> {
      const rows = await db
        .update(taskTable)
        .set({ state: 'waiting', jobId, progress: 0, fault: null, endedAt: null, failures: 0, crashes: 0 })
        .where(and(eq(taskTable.id, id), inArray(taskTable.state, ['failed', 'cancelled'])))
        .returning();
      return rows[0];
    },

    /** Open tasks that no job carries, such as after a restore: the queue is not part of a backup. */
    async findStranded(): Promise<TaskRow[]> {
      const carried = sql`exists (select 1 from jobs.job where jobs.job.id = ${taskTable.jobId})`;
      return db
        .select()
        .from(taskTable)
        .where(and(isOpen, sql`not ${carried}`));
    },

    async setJob(id: string, jobId: string): Promise<void> {
      await db.update(taskTable).set({ jobId }).where(eq(taskTable.id, id));
    },

    /** The kinds of work that still has to be done. */
    async openKinds(): Promise<string[]> {
      const rows = await db.selectDistinct({ kind: taskTable.kind }).from(taskTable).where(isOpen);
      return rows.map((row) => row.kind);
    },
  };
}
