import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { isOpen } from './store.ts';
import { type TaskFault, type TaskRow, taskTable } from './tables.ts';

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** What a running attempt writes. It is fenced: nothing is written once another attempt holds the task. */
export function createAttemptStore(db: Executor) {
  const heldBy = (id: string, holder: string) =>
    and(eq(taskTable.id, id), eq(taskTable.holder, holder), eq(taskTable.state, 'running'));

  return {
    /** Takes the task for one attempt; undefined when it is over or carried by another job by now. */
    async claim(id: string, jobId: string, holder: string): Promise<TaskRow | undefined> {
      const rows = await db
        .update(taskTable)
        .set({
          state: 'running',
          holder,
          // Who held it before never came to its end.
          crashes: sql`${taskTable.crashes} + (${taskTable.holder} is not null)::int`,
        })
        .where(and(eq(taskTable.id, id), eq(taskTable.jobId, jobId), isOpen))
        .returning();
      return rows[0];
    },

    async saveStep(id: string, holder: string, name: string, result: unknown): Promise<boolean> {
      const added = JSON.stringify({ [name]: result ?? null });
      const rows = await db
        .update(taskTable)
        .set({ steps: sql`${taskTable.steps} || ${added}::jsonb` })
        .where(heldBy(id, holder))
        .returning({ id: taskTable.id });
      return rows.length > 0;
    },

    async saveProgress(id: string, holder: string, progress: number): Promise<void> {
      await db.update(taskTable).set({ progress }).where(heldBy(id, holder));
    },

    async saveFault(id: string, holder: string, fault: TaskFault): Promise<void> {
      await db.update(taskTable).set({ fault }).where(heldBy(id, holder));
    },

    /** The attempt failed by itself; says how many did. Undefined when another one holds the task. */
    async fail(id: string, holder: string): Promise<number | undefined> {
      const rows = await db
        .update(taskTable)
        .set({ failures: sql`${taskTable.failures} + 1`, holder: null })
        .where(heldBy(id, holder))
        .returning({ failures: taskTable.failures });
      return rows[0]?.failures;
    },

    async complete(id: string, holder: string, endedAt: Date): Promise<boolean> {
      const rows = await db
        .update(taskTable)
        .set({ state: 'complete', progress: 100, holder: null, endedAt })
        .where(heldBy(id, holder))
        .returning({ id: taskTable.id });
      return rows.length > 0;
    },
  };
}
