import { eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type BeforeRow, beforeTable, type WritingRow, writingTable } from './tables.ts';

export function createScriptStore(db: Executor) {
  return {
    /** A new task begins to count anew; one that is under way goes on. */
    async begin(row: Pick<WritingRow, 'projectId' | 'taskId' | 'total'>): Promise<void> {
      const fresh = { ...row, done: 0, unwritten: 0 };
      await db
        .insert(writingTable)
        .values(fresh)
        .onConflictDoUpdate({
          target: writingTable.projectId,
          set: fresh,
          setWhere: ne(writingTable.taskId, row.taskId),
        });
    },

    async advance(projectId: string, isWritten: boolean): Promise<void> {
      await db
        .update(writingTable)
        .set({
          done: sql`${writingTable.done} + 1`,
          unwritten: sql`${writingTable.unwritten} + ${isWritten ? 0 : 1}`,
        })
        .where(eq(writingTable.projectId, projectId));
    },

    async find(projectId: string): Promise<WritingRow | undefined> {
      return (await db.select().from(writingTable).where(eq(writingTable.projectId, projectId)))[0];
    },

    async keep(row: BeforeRow): Promise<void> {
      await db.insert(beforeTable).values(row).onConflictDoUpdate({ target: beforeTable.pageId, set: row });
    },

    keptOf: (projectId: string): Promise<BeforeRow[]> =>
      db.select().from(beforeTable).where(eq(beforeTable.projectId, projectId)),
  };
}
