import { codeTable, type NameOf } from '../../base/codes.ts';
import type { Message } from '../../base/messages.ts';
import { broadcastMessages } from '../messages.ts';

/** Why a page was not spoken. */
export const pageFailure = codeTable('page failure', {
  other: 1,
  'engine-missing': 2,
  'engine-failed': 3,
  /** Written before a gone voice gave way to the nearest one. */
  'voice-gone': 4,
  cancelled: 5,
  /** Its script was changed while it was being spoken. */
  changed: 6,
  'disk-full': 7,
});
export type PageFailure = NameOf<typeof pageFailure>;

/** What its owner is told: why, and what to do. */
export const failureTexts: Readonly<Record<PageFailure, Message>> = {
  other: broadcastMessages.other,
  'engine-missing': broadcastMessages.engineMissing,
  'engine-failed': broadcastMessages.engineFailed,
  'voice-gone': broadcastMessages.voiceGone,
  cancelled: broadcastMessages.cancelled,
  'disk-full': broadcastMessages.diskFull,
  // Nobody reads it: such a page says that it is to be generated again.
  changed: broadcastMessages.cancelled,
};
