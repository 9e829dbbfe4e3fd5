import { defineErrors } from '../base/errors.ts';
import { invoiceMessages } from './messages.ts';

/** Refusals about invoices. */
export const invoiceErrors = defineErrors({
  alreadyRequested: { code: 1001002220, message: invoiceMessages.alreadyRequested, reaction: 'notice' },
  nothingPaid: { code: 1001002222, message: invoiceMessages.nothingPaid, reaction: 'notice' },
  wrongState: { code: 1001002223, message: invoiceMessages.wrongState, reaction: 'notice' },
  fontMissing: { code: 1001002224, message: invoiceMessages.fontMissing, reaction: 'notice' },
  orderNotPaid: { code: 1001002221, message: invoiceMessages.orderNotPaid, reaction: 'notice' },
});
