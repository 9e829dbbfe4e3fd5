import { level } from '@app/contract/user/states/level.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

/**
 * A time for which a level was paid. The times of an account follow each other and never overlap; one that was cut short
 * ends where the next begins, and where it goes on later it begins anew with what is left.
 */
export const subscriptionTable = pgTable(
  'subscription',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** What it was bought with; one order is one time. */
    orderId: uuid('order_id').notNull(),
    level: stateColumn('level', level).notNull(),
    startsAt: momentColumn('starts_at').notNull(),
    endsAt: momentColumn('ends_at').notNull(),
    /** So many months give what the level gives, and so many have done so. */
    grants: integer('grants').notNull().default(1),
    given: integer('given').notNull().default(0),
    /** When its level gives anew; its end once it has given everything. */
    grantAt: momentColumn('grant_at').notNull(),
    /** The time of the higher level that cut it short, and what was left of it then: a refund of that one brings it back. */
    cutBy: uuid('cut_by'),
    cutMs: bigint('cut_ms', { mode: 'number' }).notNull().default(0),
    /** What of it ran before `starts_at`, and what of it a level that had cut it short has used up. */
    ranMs: bigint('ran_ms', { mode: 'number' }).notNull().default(0),
    lostMs: bigint('lost_ms', { mode: 'number' }).notNull().default(0),
    /** When the account was told that it will end, in 7 days and in 1. */
    toldWeek: momentColumn('told_week'),
    toldDay: momentColumn('told_day'),
    /** When the account went to the level after it. */
    closedAt: momentColumn('closed_at'),
  },
  (table) => [
    uniqueIndex('subscription_order').on(table.orderId),
    index('subscription_of_user').on(table.userId, table.startsAt),
    index('subscription_cut_by').on(table.cutBy).where(sql`cut_by is not null`),
    index('subscription_ending').on(table.endsAt).where(sql`closed_at is null`),
    index('subscription_giving').on(table.grantAt).where(sql`closed_at is null`),
  ],
);
export type SubscriptionRow = typeof subscriptionTable.$inferSelect;
