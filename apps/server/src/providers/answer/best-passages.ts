import { orderPages } from './choose-page.ts';
import { orderTexts } from './choose-text.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';

/** How many passages the best pages give: the first nearly always answers, the others may add to it. */
const perPage = [8, 4, 2, 2];

export type Scored = { text: IndexedText; score: number };

/**
 * The passages from which a question may be answered, page by page, the best page first. What stands around a passage
 * that fits explains it, so a page is filled up with what it says first.
 */
export function bestPassages(index: DeckIndex, question: string, watched: number | undefined): Scored[] {
  const told = new Set<string>();
  return orderPages(index.search, question, watched)
    .slice(0, perPage.length)
    .flatMap(({ candidate: { page } }, place) => {
      const best = orderTexts(index, question, page).filter(({ text: { text } }) => {
        // A script often says again what the slide says.
        const isNew = !told.has(text);
        told.add(text);
        return isNew;
      });
      return best
        .slice(0, perPage[place])
        .map(({ text, held }) => ({ text, score: held }))
        .toSorted((one, other) => one.text.at - other.text.at);
    });
}
