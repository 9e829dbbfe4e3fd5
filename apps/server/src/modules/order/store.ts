import { orderName, orderNameLength } from '@app/contract/order/states/order-name.ts';
import type { GoodsKind } from '@app/contract/goods/states/goods-kind.ts';
import { moneyLimits } from '@app/contract/money/limits.ts';
import type { Revenue } from '@app/contract/money/schema.ts';
import { currencies } from '@app/contract/order/states/currency.ts';
import { type OrderState, orderState } from '@app/contract/order/states/order-state.ts';
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { waitingRefunds } from './rules.ts';
import { type OrderRow, type OrderStepRow, orderStepTable, orderTable, refundTable } from './tables.ts';

export type OrderFilter = Page & {
  userId?: string | undefined;
  state?: OrderState | undefined;
  goodsKind?: GoodsKind | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Those alone that wait for an administrator. */
  waiting?: boolean | undefined;
  /** A part of its number. */
  search?: string | undefined;
};

/** An administrator has to review its receipt, or to decide about money that goes back. */
const isWaiting = sql`(${orderTable.state} = ${orderState.encode('pending-review')} or exists (
  select from ${refundTable} where ${refundTable.orderId} = ${orderTable.id}
    and ${inArray(refundTable.state, [...waitingRefunds])}))`;

const matching = ({ userId, state, goodsKind, from, to, waiting, search }: OrderFilter) =>
  and(
    userId === undefined ? undefined : eq(orderTable.userId, userId),
    state === undefined ? undefined : eq(orderTable.state, state),
    goodsKind === undefined ? undefined : eq(orderTable.goodsKind, goodsKind),
    from === undefined ? undefined : gte(orderTable.createdAt, from),
    to === undefined ? undefined : lt(orderTable.createdAt, to),
    waiting ? isWaiting : undefined,
    search ? contains(search, sql`right(${orderTable.id}::text, ${orderNameLength}::int)`) : undefined,
  );

/** Orders and their history. */
export function createOrderStore(db: Executor) {
  return {
    async insert(row: OrderRow): Promise<void> {
      await db.insert(orderTable).values(row);
    },

    async find(id: string): Promise<OrderRow | undefined> {
      return (await db.select().from(orderTable).where(eq(orderTable.id, id)))[0];
    },

    /** The order, kept locked until the transaction ends: always before its payments and any balance. */
    async lock(id: string): Promise<OrderRow | undefined> {
      return (await db.select().from(orderTable).where(eq(orderTable.id, id)).for('update'))[0];
    },

    /** Every order of an account, in one order for everybody. */
    async lockOf(userId: string): Promise<void> {
      const { id } = orderTable;
      await db.select({ id }).from(orderTable).where(eq(orderTable.userId, userId)).orderBy(id).for('update');
    },

    async update(id: string, values: Partial<OrderRow>): Promise<void> {
      await db.update(orderTable).set(values).where(eq(orderTable.id, id));
    },

    async addStep(row: OrderStepRow): Promise<void> {
      await db.insert(orderStepTable).values(row);
    },

    async steps(orderId: string): Promise<OrderStepRow[]> {
      return db
        .select()
        .from(orderStepTable)
        .where(eq(orderStepTable.orderId, orderId))
        .orderBy(asc(orderStepTable.id));
    },

    countOf: (userId: string, states?: readonly OrderState[]): Promise<number> =>
      db.$count(
        orderTable,
        and(eq(orderTable.userId, userId), states ? inArray(orderTable.state, [...states]) : undefined),
      ),

    /** Orders that were not paid in time. */
    async expired(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: orderTable.id })
        .from(orderTable)
        .where(and(eq(orderTable.state, 'to-be-paid'), lte(orderTable.expiresAt, now)))
        .orderBy(asc(orderTable.expiresAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async namesOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const where = and(eq(orderTable.userId, userId), inArray(orderTable.id, [...ids]));
      const rows = await db.select({ id: orderTable.id }).from(orderTable).where(where);
      return new Map(rows.map(({ id }) => [id, orderName(id)]));
    },

    /** What was paid and given back, by the month of the payment where the reader lives; codes bring no money. */
    async revenue(offsetMinutes: number): Promise<Revenue[]> {
      const { rows } = await db.execute<
        Record<'month' | 'currency' | 'orders' | 'amount' | 'refunded', string>
      >(sql`
        select to_char((paid_at at time zone 'UTC') + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM') as month,
          currency, count(*) as orders, sum(amount) as amount, sum(refunded) as refunded
        from ${orderTable} where paid_at is not null and amount > 0
        group by 1, 2 order by 1 desc, 2 limit ${moneyLimits.revenueMonths * currencies.length}`);
      return rows.map(({ month, currency, ...row }) => ({
        month,
        currency: currency === 'USD' ? 'USD' : 'CNY',
        orders: Number(row.orders),
        amount: Number(row.amount),
        refunded: Number(row.refunded),
      }));
    },

    page: (filter: OrderFilter): Promise<PageOf<OrderRow>> =>
      readPage(db, orderTable, { where: matching(filter), orderBy: desc(orderTable.id), page: filter }),
  };
}
