import { defineErrors } from '../base/errors.ts';
import { orderMessages } from './messages.ts';

/** Refusals about orders and payment. */
export const orderErrors = defineErrors({
  wrongState: { code: 1001002210, message: orderMessages.wrongState, reaction: 'notice' },
  receiptMissing: { code: 1001002211, message: orderMessages.receiptMissing, reaction: 'notice' },
  rechargeCodeInvalid: { code: 1001002212, message: orderMessages.rechargeCodeInvalid, reaction: 'notice' },
  methodUnavailable: { code: 1001002213, message: orderMessages.methodUnavailable, reaction: 'notice' },
  tooManyOpen: { code: 1001002215, message: orderMessages.tooManyOpen, reaction: 'notice' },
  nothingToRefund: { code: 1001002216, message: orderMessages.nothingToRefund, reaction: 'notice' },
  refundTooMuch: { code: 1001002219, message: orderMessages.refundTooMuch, reaction: 'notice' },
  cardDeclined: { code: 1001002217, message: orderMessages.cardDeclined, reaction: 'notice' },
  cardUnknown: { code: 1001002218, message: orderMessages.cardUnknown, reaction: 'notice' },
  paymentFailed: { code: 1001002214, message: orderMessages.paymentFailed, reaction: 'notice' },
});
