import { defineErrors } from '../base/errors.ts';
import { dictionaryMessages } from './messages.ts';

/** Refusals about the pronunciation dictionary. */
export const dictionaryErrors = defineErrors({
  exists: { code: 1001002330, message: dictionaryMessages.exists, reaction: 'notice' },
  full: { code: 1001002331, message: dictionaryMessages.full, reaction: 'notice' },
  fileUnreadable: { code: 1001002332, message: dictionaryMessages.fileUnreadable, reaction: 'notice' },
  fileLong: { code: 1001002333, message: dictionaryMessages.fileLong, reaction: 'notice' },
  fileEmpty: { code: 1001002334, message: dictionaryMessages.fileEmpty, reaction: 'notice' },
});
