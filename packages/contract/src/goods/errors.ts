import { defineErrors } from '../base/errors.ts';
import { goodsMessages } from './messages.ts';

/** Refusals about packages. */
export const goodsErrors = defineErrors({
  gone: { code: 1001002230, message: goodsMessages.gone, reaction: 'notice' },
  trialOver: { code: 1001002231, message: goodsMessages.trialOver, reaction: 'notice' },
});
