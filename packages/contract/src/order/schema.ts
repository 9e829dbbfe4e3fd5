import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { goodsKinds } from '../goods/states/goods-kind.ts';
import { levelNames } from '../user/states/level.ts';
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
  /** What of it was given back. */
  refunded: amountSchema,
  /** Why a review failed or a refund was refused, as the administrator wrote it; empty otherwise. */
  reason: z.string(),
  createdAt: timeSchema,
  /** An order that is not paid by then is cancelled; null for one that waits for nobody. */
  expiresAt: z.nullable(timeSchema),
  paidAt: z.nullable(timeSchema),
});

/** An order as the code works with it. */
export type Order = z.output<typeof orderSchema>;

/** Who moved an order. */
export const orderActors = ['buyer', 'provider', 'system', 'administrator'] as const;

/** Who moved an order. */
export type OrderActor = (typeof orderActors)[number];

/** One step in the life of an order; `from` is null for its making. */
export const orderStepSchema = z.object({
  from: z.nullable(wire(orderState)),
  to: wire(orderState),
  by: z.enum(orderActors),
  note: z.string(),
  createdAt: timeSchema,
});

/** What would be given back of an order now, and which credits would go for it. */
export const refundOfferSchema = z.object({ amount: amountSchema, credits: z.int().check(z.nonnegative()) });
export type RefundOffer = z.output<typeof refundOfferSchema>;

/** An order with its whole history. */
export const orderDetailSchema = z.extend(orderSchema, {
  history: z.array(orderStepSchema),
  /** Null where nothing can be given back. */
  refundOffer: z.nullable(refundOfferSchema),
});

/** What buying a package would change for the caller, before anything is paid. */
export const purchaseChangeSchema = z.object({
  goodsId: z.string(),
  /** Null for credits. */
  subscription: z.nullable(
    z.object({
      /** upgrade: begins now; extend: goes on after what is paid for; later: begins when the higher level ends. */
      kind: z.enum(['upgrade', 'extend', 'later']),
      from: z.enum(levelNames),
      to: z.enum(levelNames),
      startsAt: timeSchema,
      endsAt: timeSchema,
      /** Whole days of the package that the rest of the present one becomes. */
      creditedDays: z.int().check(z.nonnegative()),
    }),
  ),
  /** Credits that are there at once, and the balance afterwards. */
  credits: z.object({ added: z.int(), after: z.int() }),
});
export type PurchaseChange = z.output<typeof purchaseChangeSchema>;

/** A way to pay that is open here. */
export const payMethodOptionSchema = z.object({
  payMethod: wire(payMethod),
  /** No money moves: the sandbox stands in for the provider. */
  sandbox: z.boolean(),
});

/** What the sandbox's checkout page shows. */
export const sandboxCheckoutSchema = z.object({
  payMethod: wire(payMethod),
  title: z.string(),
  currency: z.enum(currencies),
  amount: amountSchema,
  state: z.enum(['open', 'paid', 'closed']),
  /** Where the buyer goes afterwards. */
  returnUrl: z.string(),
});
