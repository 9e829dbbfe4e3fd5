import { withoutMarks } from './asking.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { lettersAsked, lettersOf } from './search/terms.ts';

// A short line names not what it is said of: `every 90 days` stands below, or after, the thing that is done so.

/** So many lines, or sentences, before one may name what it is said of. */
const sentencesBefore = 3;

/** The text above which another one stands, and those beside it that come first; of a script the sentences before. */
export function above(index: DeckIndex, text: IndexedText): IndexedText[] {
  const here = index.textsOn(text.page);
  const before = here.slice(0, here.indexOf(text)).filter(({ kind }) => kind === text.kind);
  if (text.kind !== 'slide') return before.slice(-sentencesBefore);
  const ofBox = before.filter(({ elementId }) => elementId === text.elementId);
  // Each line may stand in a box of its own.
  if (ofBox.length === 0) return before.slice(-sentencesBefore);
  const lead = ofBox.findLast(({ depth }) => depth < text.depth);
  return lead ? ofBox.slice(ofBox.indexOf(lead)) : ofBox.slice(-sentencesBefore);
}

/** The pieces of words by which a question finds what is said of its things. */
export const piecesAsked = (question: string): string[] => [...new Set(lettersAsked(withoutMarks(question)))];

/** The share of some pieces that texts have together. */
export function shareIn(pieces: readonly string[], texts: readonly string[]): number {
  const has = new Set(texts.flatMap(lettersOf));
  return pieces.filter((piece) => has.has(piece)).length / (pieces.length || 1);
}
