import { defineErrors } from '../base/errors.ts';
import { voiceMessages } from './messages.ts';

/** Refusals about voices of one's own. */
export const voiceErrors = defineErrors({
  tooMany: { code: 1001002360, message: voiceMessages.tooMany, reaction: 'notice' },
  tooOften: { code: 1001002361, message: voiceMessages.tooOften, reaction: 'notice' },
  busy: { code: 1001002362, message: voiceMessages.busy, reaction: 'notice' },
  notFailed: { code: 1001002363, message: voiceMessages.notFailed, reaction: 'notice' },
  consentInUse: { code: 1001002364, message: voiceMessages.consentInUse, reaction: 'notice' },
  serviceFailed: { code: 1001002365, message: voiceMessages.serviceFailed, reaction: 'notice' },
  serviceRefused: { code: 1001002366, message: voiceMessages.serviceRefused, reaction: 'notice' },
  noMaker: { code: 1001002367, message: voiceMessages.noMaker, reaction: 'notice' },
  unreadable: { code: 1001002370, message: voiceMessages.unreadable, reaction: 'notice' },
  tooShort: { code: 1001002371, message: voiceMessages.tooShort, reaction: 'notice' },
  tooLong: { code: 1001002372, message: voiceMessages.tooLong, reaction: 'notice' },
  silence: { code: 1001002373, message: voiceMessages.silence, reaction: 'notice' },
  tooQuiet: { code: 1001002374, message: voiceMessages.tooQuiet, reaction: 'notice' },
  clipped: { code: 1001002375, message: voiceMessages.clipped, reaction: 'notice' },
  noisy: { code: 1001002376, message: voiceMessages.noisy, reaction: 'notice' },
  narrow: { code: 1001002377, message: voiceMessages.narrow, reaction: 'notice' },
});
