import { defineErrors } from '../base/errors.ts';
import { helperMessages } from './messages.ts';

/** Refusals about the assistant's uses (spec section 8). */
export const helperErrors = defineErrors({
  insufficient: { code: 1001002083, message: helperMessages.insufficient, reaction: 'offerHelperUses' },
});
