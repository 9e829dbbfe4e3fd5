import { defineErrors } from '../base/errors.ts';
import { outlineMessages } from './messages.ts';

/** Refusals about outlines. Those for missing material and a missing outline are the project's. */
export const outlineErrors = defineErrors({
  nothingToTell: { code: 1001002420, message: outlineMessages.nothingToTell, reaction: 'notice' },
  scanUnread: { code: 1001002427, message: outlineMessages.scanUnread, reaction: 'notice' },
  namelessLetters: { code: 1001002435, message: outlineMessages.namelessLetters, reaction: 'notice' },
  encrypted: { code: 1001002423, message: outlineMessages.encrypted, reaction: 'notice' },
  damaged: { code: 1001002434, message: outlineMessages.damaged, reaction: 'notice' },
  oldFormat: { code: 1001002424, message: outlineMessages.oldFormat, reaction: 'notice' },
  tooManyPages: { code: 1001002425, message: outlineMessages.tooManyPages, reaction: 'notice' },
  notADocument: { code: 1001002426, message: outlineMessages.notADocument, reaction: 'notice' },
  noPages: { code: 1001002421, message: outlineMessages.noPages, reaction: 'notice' },
  deckTooLong: { code: 1001002428, message: outlineMessages.deckTooLong, reaction: 'notice' },
  nothingElse: { code: 1001002429, message: outlineMessages.nothingElse, reaction: 'notice' },
  noOtherPage: { code: 1001002433, message: outlineMessages.noOtherPage, reaction: 'notice' },
  tooHeavy: { code: 1001002432, message: outlineMessages.tooHeavy, reaction: 'notice' },
  redrawUnderWay: { code: 1001002430, message: outlineMessages.redrawUnderWay, reaction: 'notice' },
  redrawBusy: { code: 1001002431, message: outlineMessages.redrawBusy, reaction: 'notice' },
  notFromOutline: { code: 1001002422, message: outlineMessages.notFromOutline, reaction: 'notice' },
});
