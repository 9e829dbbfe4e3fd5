import { avatarMessages } from '../avatar/messages.ts';
import { defineErrors, type ErrorDef } from '../base/errors.ts';
import { coursewareMessages } from './messages.ts';
import type { ShownPageStatus } from './states/page-status.ts';

/** Refusals about slides and scripts. */
export const coursewareErrors = defineErrors({
  tooManySlides: { code: 1001002140, message: coursewareMessages.tooManySlides, reaction: 'notice' },
  lastPage: { code: 1001002141, message: coursewareMessages.lastPage, reaction: 'notice' },
  pageConfirming: {
    code: 1001002142,
    message: coursewareMessages.elementWhileConfirming,
    reaction: 'notice',
  },
  pageGenerating: {
    code: 1001002143,
    message: coursewareMessages.elementWhileGenerating,
    reaction: 'notice',
  },
  pageTooLarge: { code: 1001002151, message: coursewareMessages.pageTooLarge, reaction: 'notice' },
  designTooLarge: { code: 1001002152, message: coursewareMessages.designTooLarge, reaction: 'notice' },
  talkTooLarge: { code: 1001002153, message: coursewareMessages.talkTooLarge, reaction: 'notice' },
  mediaRefused: { code: 1001002180, message: coursewareMessages.mediaRefused, reaction: 'notice' },
  pictureTooLarge: { code: 1001002181, message: coursewareMessages.pictureTooLarge, reaction: 'notice' },
  pictureBroken: { code: 1001002182, message: coursewareMessages.pictureBroken, reaction: 'notice' },
  lastShownPage: { code: 1001002150, message: coursewareMessages.lastShownPage, reaction: 'notice' },
  /** Spec section 5: saving voiceover text without an avatar selected warns and does not save. */
  noAvatar: { code: 1001002144, message: avatarMessages.notChosen, reaction: 'notice' },
  /** Nobody is there who could speak the pages. */
  noSpeaker: { code: 1001002149, message: avatarMessages.noSpeaker, reaction: 'notice' },
  scriptMissing: { code: 1001002145, message: coursewareMessages.scriptMissing, reaction: 'notice' },
  scriptTooLong: { code: 1001002147, message: coursewareMessages.scriptTooLong, reaction: 'notice' },
  scriptSilent: { code: 1001002148, message: coursewareMessages.scriptSilent, reaction: 'notice' },
  deckExists: { code: 1001002154, message: coursewareMessages.deckExists, reaction: 'notice' },
  forbiddenContent: { code: 1001002146, message: coursewareMessages.forbiddenContent, reaction: 'notice' },
});

const elementRefusals: Partial<Record<ShownPageStatus, ErrorDef>> = {
  confirming: coursewareErrors.pageConfirming,
  generation: coursewareErrors.pageGenerating,
};

/** Spec section 5: why a page that shows this status takes no new element, or undefined when it does. */
export const elementRefusal = (shown: ShownPageStatus): ErrorDef | undefined => elementRefusals[shown];
