import { defineErrors } from '../base/errors.ts';
import { exportMessages } from './messages.ts';

/** Why a deck does not go out. */
export const exportErrors = defineErrors({
  noPages: { code: 1001002440, message: exportMessages.noPages, reaction: 'notice' },
  notSpoken: { code: 1001002441, message: exportMessages.notSpoken, reaction: 'notice' },
  drawnByBrowser: { code: 1001002443, message: exportMessages.drawnByBrowser, reaction: 'notice' },
  tooHeavy: { code: 1001002444, message: exportMessages.tooHeavy, reaction: 'notice' },
  tooLarge: { code: 1001002442, message: exportMessages.tooLarge, reaction: 'notice' },
});
