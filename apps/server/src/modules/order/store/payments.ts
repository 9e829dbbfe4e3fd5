import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { SandboxBooks } from '../../../providers/payment/port.ts';
import { waitingRefunds } from '../rules.ts';
import {
  orderTable,
  type PaymentNoticeRow,
  paymentNoticeTable,
  type PaymentRow,
  paymentTable,
  type RefundRow,
  refundTable,
  sandboxPaymentTable,
} from '../tables.ts';

/** Payments, what providers told of them, and refunds. */
export function createPaymentStore(db: Executor) {
  return {
    async insert(row: typeof paymentTable.$inferInsert): Promise<void> {
      await db.insert(paymentTable).values(row);
    },

    async find(id: string): Promise<PaymentRow | undefined> {
      return (await db.select().from(paymentTable).where(eq(paymentTable.id, id)))[0];
    },

    /** Kept locked until the transaction ends. */
    async lock(id: string): Promise<PaymentRow | undefined> {
      return (await db.select().from(paymentTable).where(eq(paymentTable.id, id)).for('update'))[0];
    },

    /** The newest first. */
    async ofOrder(orderId: string): Promise<PaymentRow[]> {
      return db
        .select()
        .from(paymentTable)
        .where(eq(paymentTable.orderId, orderId))
        .orderBy(desc(paymentTable.id));
    },

    /** The newest payment of each order. */
    async newestOf(orderIds: readonly string[]): Promise<Map<string, PaymentRow>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([paymentTable.orderId])
        .from(paymentTable)
        .where(inArray(paymentTable.orderId, [...orderIds]))
        .orderBy(paymentTable.orderId, desc(paymentTable.id));
      return new Map(rows.map((row) => [row.orderId ?? '', row]));
    },

    async update(id: string, values: Partial<PaymentRow>): Promise<void> {
      await db.update(paymentTable).set(values).where(eq(paymentTable.id, id));
    },

    /** The page that a provider opened; of an account that went meanwhile no word is kept. */
    async setPage(id: string, payData: PaymentRow['payData']): Promise<void> {
      const stands = and(eq(paymentTable.id, id), isNotNull(paymentTable.orderId));
      await db.update(paymentTable).set({ payData }).where(stands);
    },

    /** Payments whose provider should be asked how they stand. */
    async toAsk(now: Date, limit: number): Promise<PaymentRow[]> {
      return db
        .select()
        .from(paymentTable)
        .where(and(eq(paymentTable.state, 'started'), lte(paymentTable.askAt, now)))
        .orderBy(paymentTable.askAt)
        .limit(limit);
    },

    /** True when the provider's event is new. Two who come with the same one wait for each other here. */
    async insertNotice(row: PaymentNoticeRow): Promise<boolean> {
      const rows = await db
        .insert(paymentNoticeTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ eventId: paymentNoticeTable.eventId });
      return rows.length > 0;
    },

    async setOutcome(provider: string, eventId: string, outcome: string): Promise<void> {
      await db
        .update(paymentNoticeTable)
        .set({ outcome })
        .where(and(eq(paymentNoticeTable.provider, provider), eq(paymentNoticeTable.eventId, eventId)));
    },

    async insertRefund(row: RefundRow): Promise<void> {
      await db.insert(refundTable).values(row);
    },

    async findRefund(id: string): Promise<RefundRow | undefined> {
      return (await db.select().from(refundTable).where(eq(refundTable.id, id)))[0];
    },

    async refundsOf(orderId: string): Promise<RefundRow[]> {
      return db.select().from(refundTable).where(eq(refundTable.orderId, orderId)).orderBy(refundTable.id);
    },

    async updateRefund(id: string, values: Partial<RefundRow>): Promise<void> {
      await db.update(refundTable).set(values).where(eq(refundTable.id, id));
    },
  };
}

/** Refunds of these orders that wait for a person. */
export async function readWaitingRefunds(db: Executor, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  const { orderId, state } = refundTable;
  const mine = and(inArray(orderId, [...orderIds]), inArray(state, [...waitingRefunds]));
  return db.select().from(refundTable).where(mine).orderBy(refundTable.id);
}

/**
 * An account goes: what was asked for and not decided is over, and providers are asked soon whether money came that has
 * to go back.
 */
export async function leaveMoney(db: Executor, userId: string, now: Date): Promise<void> {
  const mine = db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.userId, userId));
  // Reasons are what somebody wrote.
  await db.update(refundTable).set({ reason: '' }).where(inArray(refundTable.orderId, mine));
  await db
    .update(refundTable)
    .set({ state: 'refused', endedAt: now })
    .where(and(inArray(refundTable.orderId, mine), eq(refundTable.state, 'asked')));
  await db
    .update(paymentTable)
    .set({ askAt: now, asked: 0, payData: null, returnUrl: '' })
    .where(inArray(paymentTable.orderId, mine));
}

/** The sandbox's books in our database. */
export const createSandboxBooks = (db: Executor): SandboxBooks => ({
  async add({ refunded: _none, ...row }) {
    await db.insert(sandboxPaymentTable).values(row).onConflictDoNothing();
  },
  async find(id) {
    const row = (await db.select().from(sandboxPaymentTable).where(eq(sandboxPaymentTable.id, id)))[0];
    if (!row) return undefined;
    const { refunds, ...payment } = row;
    return { ...payment, refunded: Object.values(refunds).reduce((sum, amount) => sum + amount, 0) };
  },
  async end(id, state) {
    const rows = await db
      .update(sandboxPaymentTable)
      .set({ state })
      .where(and(eq(sandboxPaymentTable.id, id), eq(sandboxPaymentTable.state, 'open')))
      .returning({ id: sandboxPaymentTable.id });
    return rows.length > 0;
  },
  refund: (id, refundId, amount) =>
    db.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(sandboxPaymentTable)
        .where(eq(sandboxPaymentTable.id, id))
        .for('update');
      const [row] = found;
      if (row?.state !== 'paid') return false;
      const others = Object.entries(row.refunds).filter(([name]) => name !== refundId);
      const total = others.reduce((sum, [, one]) => sum + one, amount);
      if (total > row.amount) return false;
      const refunds = sql`${sandboxPaymentTable.refunds} || ${JSON.stringify({ [refundId]: amount })}::jsonb`;
      await tx.update(sandboxPaymentTable).set({ refunds }).where(eq(sandboxPaymentTable.id, id));
      return true;
    }),
});
