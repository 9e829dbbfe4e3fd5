import { orderPages } from './choose-page.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { rank, readQuestion } from './rank.ts';

/** How many passages the best pages give: the first nearly always answers, the others may add to it. */
const perPage = [8, 4, 2, 2];

export type Scored = { text: IndexedText; score: number };

/**
 * The passages from which a question may be answered, page by page, the best page first. What stands around a passage
 * that fits explains it, so a page is filled up with what it says first.
 */
export function bestPassages(index: DeckIndex, question: string, watched: number | undefined): Scored[] {
  const asked = readQuestion(index, question);
  const told = new Set<string>();
  return orderPages(index.search, question, watched)
    .slice(0, perPage.length)
    .flatMap(({ candidate: { page } }, place) => {
      const here = index.textsOn(page);
      const fitting = rank(index, asked, page).map(({ text, share }) => ({ text, score: share }));
      const others = here
        .filter((text) => fitting.every((one) => one.text !== text))
        .map((text) => ({ text, score: 0 }));
      const best = [...fitting, ...others].filter(({ text: { text } }) => {
        // A script often says again what the slide says.
        const isNew = !told.has(text);
        told.add(text);
        return isNew;
      });
      return best.slice(0, perPage[place]).toSorted((one, other) => one.text.at - other.text.at);
    });
}
