import type { Message } from '../../base/messages.ts';
import { documentMessages } from '../messages.ts';

/** What came in with a document beside what is seen on its pages, each with its words. */
export const keptThings = {
  'hidden-slide': documentMessages.keptHidden,
  section: documentMessages.keptSection,
  transition: documentMessages.keptTransition,
  animation: documentMessages.keptAnimation,
  advance: documentMessages.keptAdvance,
} as const satisfies Record<string, Message>;

/** The name of something that was kept. */
export type KeptThing = keyof typeof keptThings;
