import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { amountSchema } from '../order/schema.ts';
import { currencies } from '../order/states/currency.ts';
import { invoiceLimits } from './limits.ts';
import { invoiceMessages } from './messages.ts';
import { invoiceContents, invoiceOptions, invoiceTypes } from './states/invoice-kind.ts';
import { invoiceState } from './states/invoice-state.ts';

const askedFields = {
  type: z.enum(invoiceTypes),
  option: z.enum(invoiceOptions, { error: invoiceMessages.optionEmpty.key }),
  title: z
    .string({ error: invoiceMessages.titleEmpty.key })
    .check(
      z.trim(),
      z.minLength(1, { error: invoiceMessages.titleEmpty.key }),
      z.maxLength(invoiceLimits.title.max, { error: invoiceMessages.titleTooLong.key }),
    ),
  taxNumber: z
    .string({ error: invoiceMessages.taxNumberEmpty.key })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(1, { error: invoiceMessages.taxNumberEmpty.key, abort: true }),
      z.regex(invoiceLimits.taxNumber.pattern, { error: invoiceMessages.taxNumberWrong.key }),
    ),
  content: z.enum(invoiceContents),
  email: z.email({ error: invoiceMessages.emailWrong.key }),
};

/** The request for an invoice (spec section 5: option, title and tax number required); the order fixes the amount. */
export const invoiceRequestSchema = z.strictObject({ orderId: idSchema, ...askedFields });

/** An invoice (spec section 3) as its owner sees it. */
export const invoiceSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  state: wire(invoiceState),
  ...askedFields,
  /** As it was asked for: older ones were taken by another rule. */
  taxNumber: z.string(),
  amount: amountSchema,
  currency: z.enum(currencies),
  /** Address of the issued document; null until there is one. */
  fileUrl: z.nullable(z.string()),
  /** The number it was issued under; empty until then. */
  number: z.string(),
  /** Why it was voided or reversed, as the administrator wrote it; empty otherwise. */
  reason: z.string(),
  createdAt: timeSchema,
});

/** An invoice as the code works with it. */
export type Invoice = z.output<typeof invoiceSchema>;
