import { count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
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
    async pageOf(
      userId: string,
      limit: number,
      offset: number,
    ): Promise<{ rows: UploadRow[]; total: number }> {
      const own = eq(uploadTable.userId, userId);
      const rows = await db
        .select()
        .from(uploadTable)
        .where(own)
        .orderBy(desc(uploadTable.id))
        .limit(limit)
        .offset(offset);
      const totals = await db.select({ total: count() }).from(uploadTable).where(own);
      return { rows, total: totals[0]?.total ?? 0 };
    },
  };
}
