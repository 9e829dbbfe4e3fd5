import { couponLimits } from '@app/contract/coupon/limits.ts';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import {
  type CodeLotRow,
  type CouponRow,
  codeLotTable,
  couponTable,
  couponUseTable,
  redeemCodeTable,
} from './tables.ts';

/** A statement takes at most 65,535 values. */
const codesPerInsert = 1_000;

/** Coupons and their uses on orders. */
export function createCouponStore(db: Executor) {
  const { id, isActive, currentRedemptions, usageLimit } = couponTable;
  return {
    async insert(row: CouponRow): Promise<void> {
      await db.insert(couponTable).values(row);
    },

    /** The newest of an account. */
    of: (userId: string): Promise<CouponRow[]> =>
      db
        .select()
        .from(couponTable)
        .where(eq(couponTable.userId, userId))
        .orderBy(desc(id))
        .limit(couponLimits.listed),

    /** Takes one use, if there is one left; two who want the last one wait for each other here. */
    async hold(couponId: string, orderId: string): Promise<boolean> {
      const isFree = or(isNull(usageLimit), lt(currentRedemptions, usageLimit));
      const rows = await db
        .update(couponTable)
        .set({ currentRedemptions: sql`${currentRedemptions} + 1` })
        .where(and(eq(id, couponId), eq(isActive, 1), isFree))
        .returning({ id });
      if (rows.length === 0) return false;
      await db.insert(couponUseTable).values({ orderId, couponId, state: 'held' });
      return true;
    },

    /** Gives the use of an order back that was held. */
    async free(orderId: string): Promise<void> {
      const rows = await db
        .delete(couponUseTable)
        .where(and(eq(couponUseTable.orderId, orderId), eq(couponUseTable.state, 'held')))
        .returning();
      for (const { couponId } of rows)
        await db
          .update(couponTable)
          .set({ currentRedemptions: sql`${currentRedemptions} - 1` })
          .where(eq(id, couponId));
    },

    /** The use of an order counts for good; with the last one the coupon is used up. */
    async use(orderId: string): Promise<void> {
      const rows = await db
        .update(couponUseTable)
        .set({ state: 'used' })
        .where(and(eq(couponUseTable.orderId, orderId), eq(couponUseTable.state, 'held')))
        .returning();
      for (const { couponId } of rows) {
        // Locked first: of two that are paid at once the second sees both uses.
        await db.select({ id }).from(couponTable).where(eq(id, couponId)).for('update');
        const used = await db.$count(
          couponUseTable,
          and(eq(couponUseTable.couponId, couponId), eq(couponUseTable.state, 'used')),
        );
        await db
          .update(couponTable)
          .set({ isActive: 0 })
          .where(and(eq(id, couponId), sql`${usageLimit} <= ${used}`));
      }
    },
  };
}

/** Lots of codes. */
export function createCodeStore(db: Executor) {
  const { hash, lotId, redeemedAt } = redeemCodeTable;
  return {
    async insert(lot: CodeLotRow, hashes: readonly string[]): Promise<void> {
      await db.insert(codeLotTable).values(lot);
      for (let at = 0; at < hashes.length; at += codesPerInsert) {
        const rows = hashes
          .slice(at, at + codesPerInsert)
          .map((one) => ({ hash: one, lotId: lot.id, redeemedAt: null }));
        await db.insert(redeemCodeTable).values(rows);
      }
    },

    /** Redeems a code that is good, once; of several at the same moment one gets it. */
    async redeem(codeHash: string, now: Date): Promise<CodeLotRow | undefined> {
      const good = and(
        eq(codeLotTable.id, lotId),
        isNull(codeLotTable.withdrawnAt),
        or(isNull(codeLotTable.expiresAt), gt(codeLotTable.expiresAt, now)),
      );
      const rows = await db
        .update(redeemCodeTable)
        .set({ redeemedAt: now })
        .from(codeLotTable)
        .where(and(eq(hash, codeHash), isNull(redeemedAt), good))
        .returning();
      const row = rows[0];
      if (!row) return undefined;
      return (await db.select().from(codeLotTable).where(eq(codeLotTable.id, row.lotId)))[0];
    },

    page: (page: Page): Promise<PageOf<CodeLotRow>> =>
      readPage(db, codeLotTable, { orderBy: desc(codeLotTable.id), page }),

    /** How many codes each lot has, and how many of them were redeemed. */
    async countsOf(lots: readonly string[]): Promise<Map<string, { quantity: number; redeemed: number }>> {
      const counts = new Map<string, { quantity: number; redeemed: number }>();
      for (const id of lots) {
        const quantity = await db.$count(redeemCodeTable, eq(lotId, id));
        const open = await db.$count(redeemCodeTable, and(eq(lotId, id), isNull(redeemedAt)));
        counts.set(id, { quantity, redeemed: quantity - open });
      }
      return counts;
    },

    async withdraw(id: string, now: Date): Promise<CodeLotRow | undefined> {
      const rows = await db
        .update(codeLotTable)
        .set({ withdrawnAt: now })
        .where(and(eq(codeLotTable.id, id), isNull(codeLotTable.withdrawnAt)))
        .returning();
      return rows[0];
    },
  };
}
