import { defineErrors } from '../base/errors.ts';
import { creditMessages } from './messages.ts';
import { usageMessages } from './states/usage-messages.ts';

/** Refusals about credits (spec section 8). */
export const creditErrors = defineErrors({
  insufficient: { code: 1001002069, message: creditMessages.insufficient, reaction: 'offerCredits' },
  tooManyRecords: { code: 1001002276, message: usageMessages.tooMany, reaction: 'notice' },
});
