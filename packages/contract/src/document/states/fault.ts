import { commonMessages } from '../../base/common-messages.ts';
import type { Message } from '../../base/messages.ts';
import { documentMessages } from '../messages.ts';

/**
 * What a parser can report: string codes that stand in the document's row and in event 21. The numbered ones are those of
 * the specification (section 8); decks and project files have two each of their own.
 */
export const documentFaults = {
  '20250001e4': documentMessages.unavailable,
  '20250002e4': documentMessages.noncompliant,
  'no-slides': documentMessages.noSlides,
  'not-a-deck': documentMessages.notADeck,
  'project-damaged': documentMessages.projectDamaged,
  'project-newer': documentMessages.projectNewer,
} as const satisfies Record<string, Message>;

/** The code of a fault that has its own text. */
export type DocumentFault = keyof typeof documentFaults;

const isKnown = (code: string): code is DocumentFault => Object.hasOwn(documentFaults, code);

/** The text for a parser's code; any other code says that the server is busy. */
export const documentFaultText = (code: string): Message =>
  isKnown(code) ? documentFaults[code] : commonMessages.serverBusy;
