import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type ShareRow, shareTable } from './tables.ts';

export function createShareStore(db: Executor) {
  return {
    async insert(row: ShareRow): Promise<void> {
      await db.insert(shareTable).values(row);
    },
    async find(id: string): Promise<ShareRow | undefined> {
      return (await db.select().from(shareTable).where(eq(shareTable.id, id)))[0];
    },
    async findByCode(code: string): Promise<ShareRow | undefined> {
      return (await db.select().from(shareTable).where(eq(shareTable.code, code)))[0];
    },
    async ofTarget(targetId: string): Promise<ShareRow[]> {
      return db
        .select()
        .from(shareTable)
        .where(eq(shareTable.targetId, targetId))
        .orderBy(desc(shareTable.id));
    },
    async close(id: string, closedAt: Date): Promise<ShareRow | undefined> {
      const rows = await db
        .update(shareTable)
        .set({ closedAt: sql`coalesce(${shareTable.closedAt}, ${closedAt})` })
        .where(eq(shareTable.id, id))
        .returning();
      return rows[0];
    },
    /** True for as many callers as there are places. */
    async takePlace(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(shareTable)
        .set({ usedPlaces: sql`${shareTable.usedPlaces} + 1` })
        .where(
          and(
            eq(shareTable.id, id),
            isNull(shareTable.closedAt),
            gt(shareTable.expiresAt, now),
            lt(shareTable.usedPlaces, shareTable.people),
          ),
        )
        .returning({ id: shareTable.id });
      return rows.length > 0;
    },
    /** The ids of the shares that went. */
    async deleteOf(targetId: string): Promise<string[]> {
      const rows = await db
        .delete(shareTable)
        .where(eq(shareTable.targetId, targetId))
        .returning({ id: shareTable.id });
      return rows.map(({ id }) => id);
    },
    async deleteOfUser(userId: string): Promise<string[]> {
      const rows = await db
        .delete(shareTable)
        .where(eq(shareTable.userId, userId))
        .returning({ id: shareTable.id });
      return rows.map(({ id }) => id);
    },
    countOf: (userId: string): Promise<number> => db.$count(shareTable, eq(shareTable.userId, userId)),
  };
}
