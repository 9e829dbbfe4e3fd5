import type { TaskState } from '@app/contract/task/states/task-state.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type TaskRow, taskTable } from '../../platform/jobs/tables.ts';

/** Which tasks of all are looked for. */
export type TaskFilter = { state?: TaskState | undefined; kind?: string | undefined };

export function createTaskListStore(db: Executor) {
  return {
    async find(id: string): Promise<TaskRow | undefined> {
      return (await db.select().from(taskTable).where(eq(taskTable.id, id)))[0];
    },
    pageOf: (userId: string, page: Page): Promise<PageOf<TaskRow>> =>
      readPage(db, taskTable, { where: eq(taskTable.userId, userId), orderBy: desc(taskTable.id), page }),
    pageOfAll({ state, kind }: TaskFilter, page: Page): Promise<PageOf<TaskRow>> {
      const where = and(
        state ? eq(taskTable.state, state) : undefined,
        kind ? eq(taskTable.kind, kind) : undefined,
      );
      return readPage(db, taskTable, { ...(where ? { where } : {}), orderBy: desc(taskTable.id), page });
    },
  };
}
