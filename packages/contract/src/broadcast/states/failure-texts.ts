import type { Message } from '../../base/messages.ts';
import { broadcastMessages } from '../messages.ts';
import type { PageFailure } from './failure.ts';

// Apart from the codes: who watches a talk loads those, and never reads these.

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
