import type { ErrorDef } from '../../base/errors.ts';
import { voiceErrors } from '../errors.ts';

/** Why no voice can be made from a recording, and how its owner is told. That several people speak is not noticed. */
export const recordingFaults = {
  unreadable: voiceErrors.unreadable,
  'too-short': voiceErrors.tooShort,
  'too-long': voiceErrors.tooLong,
  silence: voiceErrors.silence,
  'too-quiet': voiceErrors.tooQuiet,
  clipped: voiceErrors.clipped,
  noisy: voiceErrors.noisy,
  narrow: voiceErrors.narrow,
} as const satisfies Record<string, ErrorDef>;

/** Why no voice can be made from a recording. */
export type RecordingFault = keyof typeof recordingFaults;
