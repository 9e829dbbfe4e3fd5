import { defineErrors } from '../base/errors.ts';
import { outlineMessages } from './messages.ts';

/** Refusals about outlines. Those for missing material and a missing outline are the project's. */
export const outlineErrors = defineErrors({
  nothingToTell: { code: 1001002420, message: outlineMessages.nothingToTell, reaction: 'notice' },
  noPages: { code: 1001002421, message: outlineMessages.noPages, reaction: 'notice' },
  notFromOutline: { code: 1001002422, message: outlineMessages.notFromOutline, reaction: 'notice' },
});
