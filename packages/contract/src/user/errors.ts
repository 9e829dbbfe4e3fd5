import { defineErrors } from '../base/errors.ts';
import { userMessages } from './messages.ts';

/** Refusals about accounts and sessions. */
export const userErrors = defineErrors({
  sessionLost: { code: 1001, message: userMessages.sessionLost, reaction: 'signOut' },
  inviteNeeded: { code: 1005, message: userMessages.inviteNeeded, reaction: 'askInviteCode' },
  wrongPassword: { code: 1001002001, message: userMessages.wrongPassword, reaction: 'notice' },
  tooManyTries: { code: 1001002002, message: userMessages.tooManyTries, reaction: 'notice' },
  disabled: { code: 1001002003, message: userMessages.disabled, reaction: 'notice' },
});
