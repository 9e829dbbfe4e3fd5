import * as z from 'zod/mini';
import { idSchema } from '../base/wire.ts';
import { goodsKinds } from '../goods/states/goods-kind.ts';
import { amountSchema } from '../order/schema.ts';
import { couponStates } from './states/coupon-state.ts';

/** What a coupon takes off: a share of the price in percent, or an amount in fen or cents. */
export const discountSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.object({ kind: z.literal('amount'), CNY: z.int().check(z.positive()), USD: z.int().check(z.positive()) }),
]);

/** A coupon (spec section 3) as its holder sees it. */
export const couponSchema = z.object({
  id: idSchema,
  name: z.string(),
  isActive: z.literal([0, 1]),
  currentRedemptions: z.int().check(z.nonnegative()),
  usageLimit: z.nullable(z.int().check(z.nonnegative())),
  /** Kept as text: a malformed date makes the coupon invalid, not the whole list unreadable. */
  expiryDate: z.nullable(z.string()),
  discount: discountSchema,
  /** Worked out by the server, whose clock counts. */
  state: z.enum(couponStates),
});

/** A coupon with what it is worth for a package; both are null where no package is asked about, or it does not fit. */
export const heldCouponSchema = z.extend(couponSchema, {
  /** The kind of goods that it is for; null: for all. */
  goodsKind: z.nullable(z.enum(goodsKinds)),
  saves: z.nullable(amountSchema),
});

/** A coupon with what it is worth. */
export type HeldCoupon = z.output<typeof heldCouponSchema>;

/** What a coupon takes off. */
export type Discount = z.output<typeof discountSchema>;

/** A coupon as the code works with it. */
export type Coupon = z.output<typeof couponSchema>;
