import { fill, type Language } from '@app/contract/base/messages.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { lostThings } from '@app/contract/document/states/lost.ts';
import type { lostKinds } from '@app/deck/element.ts';

/** Says what an import could not keep. */
export const LostWords = ({ what, language }: { what: (typeof lostKinds)[number]; language: Language }) =>
  fill(documentMessages.lostHere, language, { what: fill(lostThings[what], language) });
