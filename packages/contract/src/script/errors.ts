import { defineErrors } from '../base/errors.ts';
import { scriptMessages } from './messages.ts';

/** Why no script was written or changed. */
export const scriptErrors = defineErrors({
  needsModel: { code: 1001002280, message: scriptMessages.needsModel, reaction: 'notice' },
  nothingToSay: { code: 1001002281, message: scriptMessages.nothingToSay, reaction: 'notice' },
  noScript: { code: 1001002282, message: scriptMessages.noScript, reaction: 'notice' },
  shortEnough: { code: 1001002283, message: scriptMessages.shortEnough, reaction: 'notice' },
  simpleEnough: { code: 1001002284, message: scriptMessages.simpleEnough, reaction: 'notice' },
  modelFailed: { code: 1001002285, message: scriptMessages.modelFailed, reaction: 'notice' },
  sameWords: { code: 1001002287, message: scriptMessages.sameWords, reaction: 'notice' },
  allByHand: { code: 1001002286, message: scriptMessages.allByHand, reaction: 'notice' },
});
