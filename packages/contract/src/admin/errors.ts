import { defineErrors } from '../base/errors.ts';
import { adminMessages } from './messages.ts';

/** Refusals at the administrator's desk. */
export const adminErrors = defineErrors({
  notYourself: { code: 1001002250, message: adminMessages.notYourself, reaction: 'notice' },
  lastAdministrator: { code: 1001002251, message: adminMessages.lastAdministrator, reaction: 'notice' },
  mailboxTaken: { code: 1001002252, message: adminMessages.mailboxTaken, reaction: 'notice' },
});
