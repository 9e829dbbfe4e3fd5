import { defineErrors } from '../base/errors.ts';
import { invoiceMessages } from './messages.ts';

/** Refusals about invoices. */
export const invoiceErrors = defineErrors({
  alreadyRequested: { code: 1001002220, message: invoiceMessages.alreadyRequested, reaction: 'notice' },
  orderNotPaid: { code: 1001002221, message: invoiceMessages.orderNotPaid, reaction: 'notice' },
});
