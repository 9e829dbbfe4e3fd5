import { orderActors, type PayData } from '@app/contract/order/schema.ts';
import { goodsKinds } from '@app/contract/goods/states/goods-kind.ts';
import { currencies } from '@app/contract/order/states/currency.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { payMethod } from '@app/contract/order/states/pay-method.ts';
import type { Goods } from '@app/contract/order/states/goods-title.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';
import { paymentStates, refundCauses, refundStates } from './rules.ts';

/** An amount in fen or cents. */
const money = (column: string) => bigint(column, { mode: 'number' });

/** What somebody wants to buy, or has bought, at the price of that moment. */
export const orderTable = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    state: stateColumn('state', orderState).notNull(),
    goodsKind: text('goods_kind', { enum: goodsKinds }).notNull(),
    goodsId: text('goods_id').notNull(),
    /** What was sold: it is booked as it was on offer, whatever the tables say later. */
    goods: jsonb('goods').$type<Goods>().notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    price: money('price').notNull(),
    discount: money('discount').notNull(),
    amount: money('amount').notNull(),
    refunded: money('refunded').notNull().default(0),
    couponId: uuid('coupon_id'),
    /** The way that was chosen last. */
    payMethod: stateColumn('pay_method', payMethod),
    /** What an administrator wrote: why a review failed or a refund was refused. */
    reason: text('reason').notNull().default(''),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at'),
    paidAt: momentColumn('paid_at'),
  },
  (table) => [
    index('order_of_user').on(table.userId, table.id.desc()),
    index('order_expiring').on(table.expiresAt).where(sql`state = 0`),
    check('order_amount', sql`price >= 0 and discount >= 0 and amount = price - discount and amount >= 0`),
    check('order_refunded', sql`refunded >= 0 and refunded <= amount`),
  ],
);
export type OrderRow = typeof orderTable.$inferSelect;

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orderTable.id, { onDelete: 'cascade' });

/** Every step of an order, never changed. */
export const orderStepTable = pgTable(
  'order_step',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    from: stateColumn('from', orderState),
    to: stateColumn('to', orderState).notNull(),
    by: text('by', { enum: orderActors }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('order_step_of_order').on(table.orderId, table.id)],
);
export type OrderStepRow = typeof orderStepTable.$inferSelect;

/**
 * Payments and refunds outlive an order that goes with its account: money that comes late still has to go back. Nothing
 * in them tells whose they were.
 */
const ofLastingOrder = () => uuid('order_id').references(() => orderTable.id, { onDelete: 'set null' });

/** A try to pay an order at a provider. An order may have several, of which one counts. */
export const paymentTable = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey(),
    orderId: ofLastingOrder(),
    method: stateColumn('method', payMethod).notNull(),
    provider: text('provider').notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    amount: money('amount').notNull(),
    /** The provider's name for it, and for the money that came; empty until they are known. */
    reference: text('reference').notNull().default(''),
    charge: text('charge').notNull().default(''),
    payData: jsonb('pay_data').$type<PayData>(),
    returnUrl: text('return_url').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    paidAt: momentColumn('paid_at'),
    /** When the provider is asked next, and how often it was. */
    askAt: momentColumn('ask_at').notNull(),
    asked: integer('asked').notNull().default(0),
  },
  (table) => [
    index('payment_of_order').on(table.orderId, table.id.desc()),
    index('payment_asking').on(table.askAt).where(sql`state = 'started'`),
  ],
);
export type PaymentRow = typeof paymentTable.$inferSelect;

/** What providers have called to tell us: each of their events once. Kept when the account goes, without a word about it. */
export const paymentNoticeTable = pgTable(
  'payment_notice',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: uuid('payment_id'),
    outcome: text('outcome').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
export type PaymentNoticeRow = typeof paymentNoticeTable.$inferSelect;

/** Money that goes back. */
export const refundTable = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    orderId: ofLastingOrder(),
    /** The payment whose money it is; absent where an administrator gives it back by hand. */
    paymentId: uuid('payment_id'),
    cause: text('cause', { enum: refundCauses }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    amount: money('amount').notNull(),
    /** Credits that were taken back for it. */
    credits: integer('credits').notNull().default(0),
    /** Nothing more comes back of the order afterwards. */
    closes: boolean('closes').notNull().default(true),
    reason: text('reason').notNull().default(''),
    createdAt: momentColumn('created_at').notNull(),
    endedAt: momentColumn('ended_at'),
  },
  (table) => [
    index('refund_of_order').on(table.orderId, table.id),
    index('refund_open').on(table.id).where(sql`state in ('asked', 'under-way', 'by-hand', 'failed')`),
    check('refund_amount', sql`amount > 0 and credits >= 0`),
  ],
);
export type RefundRow = typeof refundTable.$inferSelect;

/** The books of the payment sandbox, which is a provider of its own: nothing of ours refers to them. */
export const sandboxPaymentTable = pgTable('sandbox_payment', {
  id: uuid('id').primaryKey(),
  method: stateColumn('method', payMethod).notNull(),
  title: text('title').notNull(),
  amount: money('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
});
