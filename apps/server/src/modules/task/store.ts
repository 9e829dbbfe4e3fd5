import { count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type TaskRow, taskTable } from '../../platform/jobs/tables.ts';

export function createTaskListStore(db: Executor) {
  return {
    async find(id: string): Promise<TaskRow | undefined> {
      return (await db.select().from(taskTable).where(eq(taskTable.id, id)))[0];
    },
    async pageOf(userId: string, limit: number, offset: number): Promise<{ rows: TaskRow[]; total: number }> {
      const own = eq(taskTable.userId, userId);
      const rows = await db
        .select()
        .from(taskTable)
        .where(own)
        .orderBy(desc(taskTable.id))
        .limit(limit)
        .offset(offset);
      const totals = await db.select({ total: count() }).from(taskTable).where(own);
      return { rows, total: totals[0]?.total ?? 0 };
    },
  };
}
