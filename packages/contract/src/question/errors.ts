import { defineErrors } from '../base/errors.ts';
import { questionMessages } from './messages.ts';

/** Refusals about the question bank. */
export const questionErrors = defineErrors({
  introFull: { code: 1001002160, message: questionMessages.introFull, reaction: 'notice' },
});
