import { defineErrors } from '../base/errors.ts';
import { couponMessages } from './messages.ts';

/** Refusals about coupons. */
export const couponErrors = defineErrors({
  unusable: { code: 1001002200, message: couponMessages.unusable, reaction: 'notice' },
  notForThis: { code: 1001002201, message: couponMessages.notForThis, reaction: 'notice' },
});
