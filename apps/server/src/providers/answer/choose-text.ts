import { elementOf } from './cite-element.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { fitted } from './fitted.ts';
import { valueOf } from './search/model.ts';

/** A text of a page, how well it answers, and what it holds of the question. */
export type Valued = { text: IndexedText; value: number; held: number };

/** The texts of a page, the one that answers best first. */
export function orderTexts(index: DeckIndex, question: string, page: number): Valued[] {
  const here = index.textsOn(page);
  const near = index.search.nearTexts(page);
  return index.search
    .texts(question, page)
    .flatMap((features, at): Valued[] => {
      const text = here[at];
      const { held, lettersHeld } = features;
      const value = valueOf(fitted.text, features) + fitted.near.text * (near[at] ?? 0);
      return text ? [{ text, value, held: Math.max(held, lettersHeld) }] : [];
    })
    .toSorted((one, other) => other.value - one.value);
}

/** A spoken sentence is told rather than the line of a slide that says the same, unless it answers so much less. */
const spokenWithin = 1.75;

/** The best text, or the sentence that says the same: one that is shown by the same element. */
export function asSpoken(index: DeckIndex, question: string, ordered: readonly Valued[]): Valued | undefined {
  const [best] = ordered;
  if (!best || best.text.kind === 'script') return best;
  const { page, elementId } = best.text;
  const here = index.textsOn(page);
  const spoken = ordered.find(
    ({ text, value }) =>
      text.kind === 'script' &&
      value > best.value - spokenWithin &&
      elementOf(text, here, question) === elementId,
  );
  return spoken ?? best;
}
