import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { goodsKinds } from '../goods/states/goods-kind.ts';
import { orderMessages } from './messages.ts';
import { currencies } from './states/currency.ts';
import { orderState } from './states/order-state.ts';
import { payMethod } from './states/pay-method.ts';

/** An amount of money in fen or cents. */
export const amountSchema = z.int().check(z.nonnegative());

/** What a client needs to let the user pay; the spec shows no fields, so there is one shape per way of paying. */
export const payDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('qr'), text: z.string(), expiresAt: timeSchema }),
  z.object({
    kind: z.literal('transfer'),
    accountName: z.string(),
    bank: z.string(),
    accountNumber: z.string(),
    reference: z.string(),
  }),
]);

/** What a client needs to let the user pay. */
export type PayData = z.output<typeof payDataSchema>;

/** The uploaded receipt of a corporate transfer (spec section 5). */
export const receiptSchema = z.uuid({ error: orderMessages.receiptMissing.key });

/** A redeem code as a user types it. */
export const rechargeCodeSchema = z
  .string({ error: orderMessages.rechargeCodeEmpty.key })
  .check(z.trim(), z.minLength(1, { error: orderMessages.rechargeCodeEmpty.key }), z.maxLength(64));

/** An order as its owner sees it. */
export const orderSchema = z.object({
  id: idSchema,
  state: wire(orderState),
  /** Null until a way of paying has been chosen. */
  payMethod: z.nullable(wire(payMethod)),
  payData: z.nullable(payDataSchema),
  goodsKind: z.enum(goodsKinds),
  /** The id of the package that was ordered. */
  goodsId: z.string(),
  title: z.string(),
  currency: z.enum(currencies),
  /** The price, what a coupon took off, and what was or is to be paid. */
  price: amountSchema,
  discount: amountSchema,
  amount: amountSchema,
  couponId: z.nullable(idSchema),
  /** Why a review failed, in the caller's language; empty otherwise. */
  reason: z.string(),
  createdAt: timeSchema,
  paidAt: z.nullable(timeSchema),
});

/** An order as the code works with it. */
export type Order = z.output<typeof orderSchema>;
