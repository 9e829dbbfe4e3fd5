import { defineErrors } from '../base/errors.ts';
import { documentMessages } from './messages.ts';

/** Refusals about documents; what a parser finds later is a fault (states/fault.ts), not an error of a call. */
export const documentErrors = defineErrors({
  textTooLarge: { code: 1001002170, message: documentMessages.textTooLarge, reaction: 'notice' },
});
