import { orderPages } from './choose-page.ts';
import { orderTexts } from './choose-text.ts';
import type { DeckIndex } from './deck-index.ts';

/** An element with a smaller chance is not pointed at: a wrong outline on stage is worse than none. Decision 0110 has the curve. */
const sureFrom = 0.7;

type Valued = { value: number };

/** The chance of some among all: both lines were fitted so that values are the logarithms of chances. */
function chanceOf<T extends Valued>(all: readonly T[], isMeant: (one: T) => boolean): number {
  const top = all.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  let [meant, sum] = [0, 0];
  for (const one of all) {
    const chance = Math.exp(one.value - top);
    sum += chance;
    if (isMeant(one)) meant += chance;
  }
  return meant / (sum || 1);
}

/** Whether an element surely answers: its page among all pages, and then the element among what that page shows. */
export function isSureElement(
  index: DeckIndex,
  question: string,
  { page, elementId }: { page: number; elementId: string },
  watched: number | undefined,
): boolean {
  const pages = orderPages(index.search, question, watched);
  const ofPage = chanceOf(pages, ({ candidate }) => candidate.page === page);
  if (ofPage < sureFrom) return false;
  const shown = orderTexts(index, question, page).filter(({ text }) => text.elementId !== undefined);
  return ofPage * chanceOf(shown, ({ text }) => text.elementId === elementId) >= sureFrom;
}
