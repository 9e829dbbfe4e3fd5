import { desc, eq, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type UploadRow, uploadTable } from './tables.ts';

export function createUploadStore(db: Executor) {
  return {
    async insert(row: UploadRow): Promise<void> {
      await db.insert(uploadTable).values(row);
    },
    async find(id: string): Promise<UploadRow | undefined> {
      return (await db.select().from(uploadTable).where(eq(uploadTable.id, id)))[0];
    },
    async countOf(userId: string): Promise<number> {
      return db.$count(uploadTable, eq(uploadTable.userId, userId));
    },
    async deleteOf(userId: string): Promise<string[]> {
      const rows = await db
        .delete(uploadTable)
        .where(eq(uploadTable.userId, userId))
        .returning({ id: uploadTable.id });
      return rows.map(({ id }) => id);
    },
    async delete(id: string): Promise<void> {
      await db.delete(uploadTable).where(eq(uploadTable.id, id));
    },
    /** How much a user has stored. The same content counts each time: it is the files that one sees and can delete. */
    async bytesOf(userId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(uploadTable.size).mapWith(Number) })
        .from(uploadTable)
        .where(eq(uploadTable.userId, userId));
      return row?.bytes ?? 0;
    },
    pageOf: (userId: string, page: Page): Promise<PageOf<UploadRow>> =>
      readPage(db, uploadTable, {
        where: eq(uploadTable.userId, userId),
        orderBy: desc(uploadTable.id),
        page,
      }),
  };
}
