import { defineErrors } from '../base/errors.ts';
import { sessionMessages } from './messages.ts';

/**
 * The refusals that any call may meet. Apart from the others of accounts, because every screen of the web reacts to these
 * and most of them need no more.
 */
export const sessionErrors = defineErrors({
  sessionLost: { code: 1001, message: sessionMessages.sessionLost, reaction: 'signOut' },
  inviteNeeded: { code: 1005, message: sessionMessages.inviteNeeded, reaction: 'askInviteCode' },
  factorNeeded: { code: 1001002042, message: sessionMessages.factorNeeded, reaction: 'setUpFactor' },
});
