import { defineErrors } from '../base/errors.ts';
import { transferMessages } from './messages.ts';

/** Refusals about corporate transfers. */
export const transferErrors = defineErrors({
  notAPhoto: { code: 1001002277, message: transferMessages.notAPhoto, reaction: 'notice' },
  tooLarge: { code: 1001002278, message: transferMessages.tooLarge, reaction: 'notice' },
});
