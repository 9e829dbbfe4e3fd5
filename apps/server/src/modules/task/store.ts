import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type TaskRow, taskTable } from '../../platform/jobs/tables.ts';

export function createTaskListStore(db: Executor) {
  return {
    async find(id: string): Promise<TaskRow | undefined> {
      return (await db.select().from(taskTable).where(eq(taskTable.id, id)))[0];
    },
    pageOf: (userId: string, page: Page): Promise<PageOf<TaskRow>> =>
      readPage(db, taskTable, { where: eq(taskTable.userId, userId), orderBy: desc(taskTable.id), page }),
  };
}
