import { defineErrors } from '../base/errors.ts';
import { storageMessages } from './messages.ts';

/** Refusals about storage space. */
export const storageErrors = defineErrors({
  full: { code: 1001002190, message: storageMessages.full, reaction: 'notice' },
});
