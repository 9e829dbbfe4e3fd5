import { defineErrors } from '../base/errors.ts';
import { speechMessages } from './messages.ts';

/** Refusals about recordings and voices. */
export const speechErrors = defineErrors({
  recordingTooLong: { code: 1001002165, message: speechMessages.recordingTooLong, reaction: 'notice' },
  notHeard: { code: 1001002166, message: speechMessages.notHeard, reaction: 'notice' },
  cloneLength: { code: 1001002167, message: speechMessages.cloneLength, reaction: 'notice' },
  cloneFailed: { code: 1001002168, message: speechMessages.cloneFailed, reaction: 'notice' },
  engineMissing: { code: 1001002169, message: speechMessages.engineMissing, reaction: 'notice' },
  tooManyRecordings: { code: 1001002161, message: speechMessages.tooManyRecordings, reaction: 'notice' },
  recordingUnreadable: { code: 1001002162, message: speechMessages.recordingUnreadable, reaction: 'notice' },
  hearingMissing: { code: 1001002157, message: speechMessages.hearingMissing, reaction: 'notice' },
  hearingBusy: { code: 1001002158, message: speechMessages.hearingBusy, reaction: 'notice' },
  hearingFailed: { code: 1001002159, message: speechMessages.hearingFailed, reaction: 'notice' },
  tooManyTrials: { code: 1001002163, message: speechMessages.tooManyTrials, reaction: 'notice' },
  voiceUnknown: { code: 1001002164, message: speechMessages.voiceUnknown, reaction: 'notice' },
});
