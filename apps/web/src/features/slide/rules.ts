import { fill, type Language } from '@app/contract/base/messages.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { lostThings } from '@app/contract/document/states/lost.ts';
import type { Slots } from '@app/slide-view/slide.tsx';

type LostNote = Required<Pick<Slots, 'lost'>>;

/** What stands in the frame of something that an import could not keep. */
export const lostNote = (language: Language): LostNote => ({
  lost: (what) => fill(documentMessages.lostHere, language, { what: fill(lostThings[what], language) }),
});
