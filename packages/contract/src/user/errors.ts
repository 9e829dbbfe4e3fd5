import { defineErrors } from '../base/errors.ts';
import { sessionErrors } from '../session/errors.ts';
import { userMessages } from './messages.ts';

const accountErrors = defineErrors({
  wrongPassword: { code: 1001002001, message: userMessages.wrongPassword, reaction: 'notice' },
  tooManyTries: { code: 1001002002, message: userMessages.tooManyTries, reaction: 'notice' },
  disabled: { code: 1001002003, message: userMessages.disabled, reaction: 'notice' },
  codeTooSoon: { code: 1001002004, message: userMessages.codeTooSoon, reaction: 'notice' },
  verificationCodeWrong: {
    code: 1001002005,
    message: userMessages.verificationCodeWrong,
    reaction: 'notice',
  },
  tooYoung: { code: 1001002006, message: userMessages.tooYoung, reaction: 'notice' },
  mailboxTaken: { code: 1001002007, message: userMessages.mailboxTaken, reaction: 'notice' },
  mailboxUnknown: { code: 1001002008, message: userMessages.mailboxUnknown, reaction: 'notice' },
  resetLinkInvalid: { code: 1001002009, message: userMessages.resetLinkInvalid, reaction: 'notice' },
  currentPasswordWrong: { code: 1001002030, message: userMessages.currentPasswordWrong, reaction: 'notice' },
  pictureType: { code: 1001002031, message: userMessages.pictureType, reaction: 'notice' },
  pictureTooLarge: { code: 1001002032, message: userMessages.pictureTooLarge, reaction: 'notice' },
  lastAdministrator: { code: 1001002033, message: userMessages.lastAdministrator, reaction: 'notice' },
});

/** Refusals about accounts and sessions. */
export const userErrors = { ...sessionErrors, ...accountErrors };
