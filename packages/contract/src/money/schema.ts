import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { couponLimits } from '../coupon/limits.ts';
import { discountSchema } from '../coupon/schema.ts';
import { entryReasons } from '../credit/states/reason.ts';
import { goodsIdSchema } from '../goods/schema.ts';
import { goodsKinds } from '../goods/states/goods-kind.ts';
import { invoiceSchema } from '../invoice/schema.ts';
import { amountSchema, orderSchema } from '../order/schema.ts';
import { currencies } from '../order/states/currency.ts';
import { lotKinds } from './states/lot-kind.ts';

const { lot, uses, name } = couponLimits;
const days = z.nullable(z.int().check(z.minimum(lot.days.min), z.maximum(lot.days.max)));

/** An order as the desk sees it. */
export const deskOrderSchema = z.extend(orderSchema, {
  userMailbox: z.nullable(z.string()),
  /** A refund that somebody has to decide about or carry out; null otherwise. */
  refund: z.nullable(
    z.object({ state: z.enum(['asked', 'by-hand', 'failed']), amount: amountSchema, reason: z.string() }),
  ),
});
export type DeskOrder = z.output<typeof deskOrderSchema>;

/** An invoice as the desk sees it. */
export const deskInvoiceSchema = z.extend(invoiceSchema, { userMailbox: z.nullable(z.string()) });
export type DeskInvoice = z.output<typeof deskInvoiceSchema>;

const common = {
  quantity: z.int().check(z.minimum(lot.codes.min), z.maximum(lot.codes.max)),
  validDays: days,
  note: z.string().check(z.trim(), z.maxLength(lot.note.max)),
};

/** Codes that are made together. */
export const newLotSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('goods'), goodsId: goodsIdSchema, ...common }),
  z.strictObject({
    kind: z.literal('coupon'),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(name.max)),
    discount: discountSchema,
    goodsKind: z.nullable(z.enum(goodsKinds)),
    uses: z.int().check(z.minimum(uses.min), z.maximum(uses.max)),
    couponDays: days,
    ...common,
  }),
]);

/** What a lot was made of. */
export type NewLot = z.output<typeof newLotSchema>;

/** A lot as the desk sees it; its codes were told once and are not kept. */
export const lotSchema = z.object({
  id: idSchema,
  kind: z.enum(lotKinds),
  /** The package, or the name of the coupon. */
  title: z.string(),
  note: z.string(),
  quantity: z.int(),
  redeemed: z.int(),
  withdrawn: z.boolean(),
  expiresAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type Lot = z.output<typeof lotSchema>;

/** An entry of a ledger with the balance after it. */
export const provenEntrySchema = z.object({
  id: idSchema,
  reason: z.enum(entryReasons),
  key: z.string(),
  amount: z.int(),
  balance: z.int(),
  createdAt: timeSchema,
});

/** What was earned in a month and a currency. */
export const revenueSchema = z.object({
  month: z.string(),
  currency: z.enum(currencies),
  orders: z.int(),
  amount: z.int(),
  refunded: z.int(),
});
export type Revenue = z.output<typeof revenueSchema>;
