import { defineErrors } from '../base/errors.ts';
import { documentMessages } from './messages.ts';

/** Refusals about documents. All but the first end a task: no call answers with them, its fault has a code of its own (states/fault.ts). */
export const documentErrors = defineErrors({
  textTooLarge: { code: 1001002170, message: documentMessages.textTooLarge, reaction: 'notice' },
  unavailable: { code: 1001002171, message: documentMessages.unavailable, reaction: 'notice' },
  noncompliant: { code: 1001002172, message: documentMessages.noncompliant, reaction: 'notice' },
  noSlides: { code: 1001002175, message: documentMessages.noSlides, reaction: 'notice' },
  notADeck: { code: 1001002176, message: documentMessages.notADeck, reaction: 'notice' },
  projectDamaged: { code: 1001002173, message: documentMessages.projectDamaged, reaction: 'notice' },
  projectNewer: { code: 1001002174, message: documentMessages.projectNewer, reaction: 'notice' },
});
