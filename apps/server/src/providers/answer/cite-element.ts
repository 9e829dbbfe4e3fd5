import type { Passage } from './port.ts';
import { lettersOf, termsOf } from './search/terms.ts';

/** An element that shares less with what is said is not shown for it. */
const enoughShared = 0.15;
/** Of several things that one sentence names, the one that was asked for is meant. */
const askedShare = 0.5;

const termsIn = (text: string): Set<string> => new Set([...termsOf(text), ...lettersOf(text)]);

/** How much two texts share of both; a mere name shares little with a sentence about it. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const term of one) if (other.has(term)) both += 1;
  return (2 * both) / (one.size + other.size || 1);
}

type Shown = Pick<Passage, 'page' | 'kind' | 'text'> & { elementId?: string | undefined };

/** The element that shows what a passage says: its own, or of a spoken sentence the one that shares most words with it. */
export function elementOf(passage: Shown, passages: readonly Shown[], question: string): string | undefined {
  if (passage.elementId !== undefined) return passage.elementId;
  const [said, asked] = [termsIn(passage.text), termsIn(question)];
  let best: { share: number; elementId: string } | undefined;
  for (const { page, kind, text, elementId } of passages) {
    if (page !== passage.page || kind === 'script' || elementId === undefined) continue;
    const shown = termsIn(text);
    const own = shared(said, shown);
    const share = own + askedShare * shared(asked, shown);
    if (own > 0 && share > (best?.share ?? enoughShared)) best = { share, elementId };
  }
  return best?.elementId;
}
