import type { IndexedText } from './deck-index.ts';
import type { FoundAnswer, Passage } from './port.ts';

/** What was found: passages of the deck, or one that was made of several. */
export type Found = Pick<FoundAnswer, 'outcome' | 'remark' | 'about' | 'isExact' | 'lacks'> & {
  texts: readonly (IndexedText | Passage)[];
};

export const none: Found = { outcome: 'none', texts: [] };

/** The passages in the order in which they are said. */
export const inOrder = (texts: Found['texts'], passages: readonly Passage[]): Passage[] => {
  const places = new Set(texts.flatMap((text) => ('at' in text ? [text.at] : [])));
  const made = texts.flatMap((text) => ('at' in text ? [] : [text]));
  return [...passages.filter((_, at) => places.has(at)), ...made];
};
