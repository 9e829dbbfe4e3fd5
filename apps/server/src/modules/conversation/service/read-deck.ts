import type { PassageService } from '../../passage/service.ts';

/** A deck as it stands now, for whoever looks for answers in it. */
export const readDeck = ({ passages }: { passages: PassageService }) => passages.deckOf;
