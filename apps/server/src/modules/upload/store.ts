import { desc, eq } from 'drizzle-orm';
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
    async delete(id: string): Promise<void> {
      await db.delete(uploadTable).where(eq(uploadTable.id, id));
    },
    pageOf: (userId: string, page: Page): Promise<PageOf<UploadRow>> =>
      readPage(db, uploadTable, {
        where: eq(uploadTable.userId, userId),
        orderBy: desc(uploadTable.id),
        page,
      }),
  };
}
