import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import {
  avatarTable,
  type LikenessRow,
  likenessTable,
  type LikenessUseRow,
  likenessUseTable,
} from '../tables.ts';

export function createLikenessStore(db: Executor) {
  const { likenessId, avatarId, until } = likenessUseTable;
  const shownBy = (wanted: string) => and(eq(avatarId, wanted), isNull(until));

  return {
    async insert(row: LikenessRow): Promise<void> {
      await db.insert(likenessTable).values(row);
    },

    /** What an avatar shows now. */
    async shownBy(wanted: string): Promise<LikenessRow | undefined> {
      const rows = await db
        .select({ likeness: likenessTable })
        .from(likenessUseTable)
        .innerJoin(likenessTable, eq(likenessTable.id, likenessId))
        .where(shownBy(wanted));
      return rows[0]?.likeness;
    },

    /** What was agreed to last for a photo. */
    async ofPhoto(owner: string, photoHash: string): Promise<LikenessRow | undefined> {
      const rows = await db
        .select()
        .from(likenessTable)
        .where(and(eq(likenessTable.userId, owner), eq(likenessTable.photoHash, photoHash)))
        .orderBy(desc(likenessTable.id))
        .limit(1);
      return rows[0];
    },

    /** An avatar shows a face; one that it has shown before, again. */
    async addUse(row: LikenessUseRow): Promise<void> {
      await db
        .insert(likenessUseTable)
        .values(row)
        .onConflictDoUpdate({ target: [likenessId, avatarId], set: { name: row.name, until: null } });
    },

    async endUse(wanted: string, { name, until: end }: { name: string; until: Date }): Promise<void> {
      await db.update(likenessUseTable).set({ name, until: end }).where(shownBy(wanted));
    },

    countOf: (owner: string): Promise<number> => db.$count(likenessTable, eq(likenessTable.userId, owner)),

    newestOf: (owner: string, limit: number): Promise<LikenessRow[]> =>
      db
        .select()
        .from(likenessTable)
        .where(eq(likenessTable.userId, owner))
        .orderBy(desc(likenessTable.id))
        .limit(limit),

    /** Which avatars showed them; one that is there is called what it is called now. */
    usesOf: (ids: readonly string[]) =>
      db
        .select({ use: likenessUseTable, name: avatarTable.name })
        .from(likenessUseTable)
        .leftJoin(avatarTable, eq(avatarTable.id, avatarId))
        .where(inArray(likenessId, [...ids]))
        .orderBy(likenessUseTable.since, avatarId),
  };
}
