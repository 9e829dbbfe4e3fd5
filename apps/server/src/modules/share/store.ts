import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { lazily } from '../../platform/db/lazily.ts';
import { isOwnerEnabled, type ShareRow, shareTable } from './tables.ts';

/** A share, and whether its owner may use the product. */
export type OwnedShare = ShareRow & { isOwnerEnabled: boolean };

export function createShareStore(db: Executor) {
  const owned = () => db.select({ ...getTableColumns(shareTable), isOwnerEnabled }).from(shareTable);
  // Asked by every call of a visitor: prepared, the database plans it once per connection.
  const byIds = lazily(() =>
    owned()
      .where(sql`${shareTable.id} = any(${sql.placeholder('ids')})`)
      .prepare('shares_by_id'),
  );

  async function findAll(ids: readonly string[]): Promise<ReadonlyMap<string, OwnedShare>> {
    const rows = await byIds().execute({ ids: [...ids] });
    return new Map(rows.map((row) => [row.id, row]));
  }

  return {
    async insert(row: ShareRow): Promise<void> {
      await db.insert(shareTable).values(row);
    },
    findAll,
    find: async (id: string): Promise<OwnedShare | undefined> => (await findAll([id])).get(id),
    async findByCode(code: string): Promise<OwnedShare | undefined> {
      return (await owned().where(eq(shareTable.code, code)))[0];
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
    /** The share, for as many callers as there are places. */
    async takePlace(id: string, now: Date): Promise<ShareRow | undefined> {
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
        .returning();
      return rows[0];
    },
    /** Gives places back, so that others can take them. */
    async freePlaces(id: string, count: number): Promise<void> {
      await db
        .update(shareTable)
        .set({ usedPlaces: sql`greatest(${shareTable.usedPlaces} - ${count}, 0)` })
        .where(eq(shareTable.id, id));
    },
    /** Counts a question of this day, which is answered; undefined when there were as many as the owner wants. */
    async countQuestion(id: string, day: string): Promise<ShareRow | undefined> {
      const { asked, askedOn, dailyQuestions } = shareTable;
      const rows = await db
        .update(shareTable)
        .set({
          asked: sql`case when ${askedOn} = ${day} then ${asked} + 1 else 1 end`,
          askedOn: day,
        })
        .where(
          and(eq(shareTable.id, id), or(isNull(dailyQuestions), ne(askedOn, day), lt(asked, dailyQuestions))),
        )
        .returning();
      return rows[0];
    },
    async deleteOf(targetId: string): Promise<void> {
      await db.delete(shareTable).where(eq(shareTable.targetId, targetId));
    },
    async deleteOfUser(userId: string): Promise<void> {
      await db.delete(shareTable).where(eq(shareTable.userId, userId));
    },
    countOf: (userId: string): Promise<number> => db.$count(shareTable, eq(shareTable.userId, userId)),
  };
}
