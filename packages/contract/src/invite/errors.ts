import { defineErrors } from '../base/errors.ts';
import { inviteMessages } from './messages.ts';

/** Refusals about invitation codes. One sentence for unknown, used up and expired: a guesser learns nothing. */
export const inviteErrors = defineErrors({
  codeInvalid: { code: 1001002034, message: inviteMessages.codeInvalid, reaction: 'notice' },
  botRefused: { code: 1001002036, message: inviteMessages.botRefused, reaction: 'notice' },
  alreadyInvited: { code: 1001002035, message: inviteMessages.alreadyInvited, reaction: 'notice' },
});
