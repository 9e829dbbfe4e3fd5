import type { Discount } from '@app/contract/coupon/schema.ts';
import { goodsKinds } from '@app/contract/goods/states/goods-kind.ts';
import type { NewLot } from '@app/contract/money/schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

/** A coupon of an account (spec section 3). Its state is worked out from these fields (spec section 4). */
export const couponTable = pgTable(
  'coupon',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    discount: jsonb('discount').$type<Discount>().notNull(),
    goodsKind: text('goods_kind', { enum: goodsKinds }),
    /** 0: all of its uses were paid for. */
    isActive: integer('is_active').$type<0 | 1>().notNull(),
    /** Uses on orders that are open or paid. */
    currentRedemptions: integer('current_redemptions').notNull(),
    usageLimit: integer('usage_limit'),
    expiryDate: text('expiry_date'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('coupon_of_user').on(table.userId, table.id.desc()),
    check('coupon_uses', sql`current_redemptions >= 0 and current_redemptions <= usage_limit`),
  ],
);
export type CouponRow = typeof couponTable.$inferSelect;

/** A use of a coupon on an order: held while that is open, used once it is paid, gone when it is cancelled. */
export const couponUseTable = pgTable(
  'coupon_use',
  {
    /** It is held before its order is written, in the same transaction; both go with their account. */
    orderId: uuid('order_id').primaryKey(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => couponTable.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['held', 'used'] }).notNull(),
  },
  (table) => [index('coupon_use_of_coupon').on(table.couponId)],
);

/** Codes that were made together. */
export const codeLotTable = pgTable('code_lot', {
  id: uuid('id').primaryKey(),
  brings: jsonb('brings').$type<NewLot>().notNull(),
  expiresAt: momentColumn('expires_at'),
  withdrawnAt: momentColumn('withdrawn_at'),
  createdAt: momentColumn('created_at').notNull(),
});
export type CodeLotRow = typeof codeLotTable.$inferSelect;

/** A code: its hash alone, and when it was redeemed. Who did is in what it brought. */
export const redeemCodeTable = pgTable(
  'redeem_code',
  {
    hash: text('hash').primaryKey(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => codeLotTable.id),
    redeemedAt: momentColumn('redeemed_at'),
  },
  (table) => [index('redeem_code_of_lot').on(table.lotId)],
);
