import { defineErrors } from '../base/errors.ts';
import { factorMessages } from './messages.ts';

/** Refusals about the second factor. */
export const factorErrors = defineErrors({
  /** The password was right; it is not said before. */
  codeNeeded: { code: 1001002040, message: factorMessages.codeNeeded, reaction: 'notice' },
  codeWrong: { code: 1001002041, message: factorMessages.codeWrong, reaction: 'notice' },
  alreadyOn: { code: 1001002043, message: factorMessages.alreadyOn, reaction: 'notice' },
  notOn: { code: 1001002044, message: factorMessages.notOn, reaction: 'notice' },
  notBegun: { code: 1001002045, message: factorMessages.notBegun, reaction: 'notice' },
  /** While it is being set up there are no recovery codes yet. */
  firstCodeWrong: { code: 1001002046, message: factorMessages.firstCodeWrong, reaction: 'notice' },
});
