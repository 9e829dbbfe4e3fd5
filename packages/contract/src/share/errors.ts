import { defineErrors } from '../base/errors.ts';
import { shareMessages } from './messages.ts';

/** Refusals on the way into a share (spec section 8); each leads back to the share entry. */
export const shareErrors = defineErrors({
  codeNeeded: { code: 1001002050, message: shareMessages.codeNeeded, reaction: 'openShareLogin' },
  closed: { code: 1001002051, message: shareMessages.closed, reaction: 'openShareLogin' },
  full: { code: 1001002052, message: shareMessages.full, reaction: 'openShareLogin' },
});
