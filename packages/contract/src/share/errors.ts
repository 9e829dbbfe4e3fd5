import { defineErrors } from '../base/errors.ts';
import { shareMessages } from './messages.ts';

/** Refusals on the way into a share (spec section 8). Those that the spec names lead back to the share entry. */
export const shareErrors = defineErrors({
  codeNeeded: { code: 1001002050, message: shareMessages.codeNeeded, reaction: 'openShareLogin' },
  closed: { code: 1001002051, message: shareMessages.closed, reaction: 'openShareLogin' },
  full: { code: 1001002052, message: shareMessages.full, reaction: 'openShareLogin' },
  paused: { code: 1001002053, message: shareMessages.paused, reaction: 'notice' },
  crowded: { code: 1001002054, message: shareMessages.crowded, reaction: 'notice' },
});
