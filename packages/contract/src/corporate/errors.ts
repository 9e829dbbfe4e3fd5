import { defineErrors } from '../base/errors.ts';
import { corporateMessages } from './messages.ts';

/** Refusals about organisations. */
export const corporateErrors = defineErrors({
  studentCannotBuy: { code: 1001002240, message: corporateMessages.studentCannotBuy, reaction: 'notice' },
  poolEmpty: { code: 1001002241, message: corporateMessages.poolEmpty, reaction: 'notice' },
  memberLimit: { code: 1001002242, message: corporateMessages.memberLimit, reaction: 'notice' },
});
