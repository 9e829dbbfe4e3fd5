import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { favouriteDeckTable } from './tables.ts';

const { userId: owner, deckId: deck } = favouriteDeckTable;

export function createFavouriteStore(db: Executor) {
  return {
    /** No more than there are decks that the account may start from. */
    async of(userId: string): Promise<ReadonlySet<string>> {
      const rows = await db.select({ deck }).from(favouriteDeckTable).where(eq(owner, userId));
      return new Set(rows.map((row) => row.deck));
    },

    async set(userId: string, deckId: string, isFavourite: boolean): Promise<void> {
      if (isFavourite) await db.insert(favouriteDeckTable).values({ userId, deckId }).onConflictDoNothing();
      else await db.delete(favouriteDeckTable).where(and(eq(owner, userId), eq(deck, deckId)));
    },
  };
}
