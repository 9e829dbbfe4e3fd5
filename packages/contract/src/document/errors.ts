import { defineErrors } from '../base/errors.ts';
import { documentMessages } from './messages.ts';

/** Refusals about documents. The last two end a task: no call answers with them, its fault has a code of its own (states/fault.ts). */
export const documentErrors = defineErrors({
  textTooLarge: { code: 1001002170, message: documentMessages.textTooLarge, reaction: 'notice' },
  unavailable: { code: 1001002171, message: documentMessages.unavailable, reaction: 'notice' },
  noncompliant: { code: 1001002172, message: documentMessages.noncompliant, reaction: 'notice' },
});
