import { defineErrors } from '../base/errors.ts';
import { speechMessages } from './messages.ts';

/** Refusals about recordings and voices. */
export const speechErrors = defineErrors({
  recordingTooLong: { code: 1001002165, message: speechMessages.recordingTooLong, reaction: 'notice' },
  notHeard: { code: 1001002166, message: speechMessages.notHeard, reaction: 'notice' },
  engineMissing: { code: 1001002169, message: speechMessages.engineMissing, reaction: 'notice' },
  engineRefused: { code: 1001002139, message: speechMessages.engineRefused, reaction: 'notice' },
  tooManyRecordings: { code: 1001002161, message: speechMessages.tooManyRecordings, reaction: 'notice' },
  recordingUnreadable: { code: 1001002162, message: speechMessages.recordingUnreadable, reaction: 'notice' },
  transcriptionMissing: {
    code: 1001002157,
    message: speechMessages.transcriptionMissing,
    reaction: 'notice',
  },
  transcriptionUnderWay: {
    code: 1001002156,
    message: speechMessages.transcriptionUnderWay,
    reaction: 'notice',
  },
  transcriptionBusy: { code: 1001002158, message: speechMessages.transcriptionBusy, reaction: 'notice' },
  transcriptionFailed: { code: 1001002159, message: speechMessages.transcriptionFailed, reaction: 'notice' },
  tooManyTrials: { code: 1001002163, message: speechMessages.tooManyTrials, reaction: 'notice' },
  nothingToSay: { code: 1001002155, message: speechMessages.nothingToSay, reaction: 'notice' },
  voiceUnknown: { code: 1001002164, message: speechMessages.voiceUnknown, reaction: 'notice' },
});
