import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { favouriteTable } from '../tables.ts';

/** The voices that somebody wants to find at once. */
export function createFavouriteStore(db: Executor) {
  const { userId, ttsId } = favouriteTable;
  return {
    async of(owner: string): Promise<string[]> {
      const rows = await db.select({ ttsId }).from(favouriteTable).where(eq(userId, owner));
      return rows.map((row) => row.ttsId);
    },

    async add(owner: string, voice: string): Promise<void> {
      await db.insert(favouriteTable).values({ userId: owner, ttsId: voice }).onConflictDoNothing();
    },

    async remove(owner: string, voice: string): Promise<void> {
      await db.delete(favouriteTable).where(and(eq(userId, owner), eq(ttsId, voice)));
    },
  };
}
