import { defineErrors } from '../base/errors.ts';
import { conversationMessages } from './messages.ts';

/** Refusals of questions to a talk. */
export const conversationErrors = defineErrors({
  askTooOften: { code: 1001002262, message: conversationMessages.askTooOften, reaction: 'notice' },
  askEnoughToday: { code: 1001002263, message: conversationMessages.askEnoughToday, reaction: 'notice' },
  nothingToAskAgain: {
    code: 1001002265,
    message: conversationMessages.nothingToAskAgain,
    reaction: 'notice',
  },
  askedAgainEnough: {
    code: 1001002266,
    message: conversationMessages.askedAgainEnough,
    reaction: 'notice',
  },
  askShareEnough: { code: 1001002264, message: conversationMessages.askShareEnough, reaction: 'notice' },
});
