import { defineErrors } from '../base/errors.ts';
import { uploadMessages } from './messages.ts';

/** Refusals about uploads. */
export const uploadErrors = defineErrors({
  tooLarge: { code: 1001002010, message: uploadMessages.tooLarge, reaction: 'notice' },
  typeRefused: { code: 1001002011, message: uploadMessages.typeRefused, reaction: 'notice' },
  empty: { code: 1001002023, message: uploadMessages.empty, reaction: 'notice' },
  oldFormat: { code: 1001002024, message: uploadMessages.oldFormat, reaction: 'notice' },
  missing: { code: 1001002012, message: uploadMessages.missing, reaction: 'notice' },
  oneFile: { code: 1001002013, message: uploadMessages.oneFile, reaction: 'notice' },
  incomplete: { code: 1001002014, message: uploadMessages.incomplete, reaction: 'notice' },
  outOfOrder: { code: 1001002016, message: uploadMessages.outOfOrder, reaction: 'notice' },
  locked: { code: 1001002017, message: uploadMessages.locked, reaction: 'notice' },
  wrongPassword: { code: 1001002018, message: uploadMessages.wrongPassword, reaction: 'notice' },
  notUnlocked: { code: 1001002019, message: uploadMessages.notUnlocked, reaction: 'notice' },
  linkExpired: { code: 1001002015, message: uploadMessages.linkExpired, reaction: 'notice' },
});
