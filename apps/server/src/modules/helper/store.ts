import { and, eq, gt, lte, ne, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { helperHoldTable } from './tables.ts';

type HoldRow = typeof helperHoldTable.$inferSelect;
const { key, userId, uses, createdAt } = helperHoldTable;

export function createHoldStore(db: Executor) {
  return {
    /** What is set aside for others of an account's works since a moment. */
    async heldBeside(hold: Pick<HoldRow, 'key' | 'userId'>, since: Date): Promise<number> {
      const [row] = await db
        .select({ held: sum(uses).mapWith(Number) })
        .from(helperHoldTable)
        .where(and(eq(userId, hold.userId), ne(key, hold.key), gt(createdAt, since)));
      return row?.held ?? 0;
    },

    async put(row: HoldRow): Promise<void> {
      await db.insert(helperHoldTable).values(row).onConflictDoUpdate({ target: key, set: row });
    },

    async delete(held: string): Promise<void> {
      await db.delete(helperHoldTable).where(eq(key, held));
    },

    async deleteBefore(of: string, moment: Date): Promise<void> {
      await db.delete(helperHoldTable).where(and(eq(userId, of), lte(createdAt, moment)));
    },
  };
}
