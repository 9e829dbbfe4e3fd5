import type { Passage } from './port.ts';
import { termsOf } from './search/terms.ts';

/** Of a sentence so much must stand in an element that is cited for it. */
const enoughShared = 0.3;

/** The element that shows what a passage says: its own, or of a spoken sentence the one that shares most words with it. */
export function elementOf(passage: Passage, passages: readonly Passage[]): string | undefined {
  if (passage.elementId !== undefined) return passage.elementId;
  const said = new Set(termsOf(passage.text));
  let best: { share: number; elementId: string } | undefined;
  for (const { page, kind, text, elementId } of passages) {
    if (page !== passage.page || kind !== 'slide' || elementId === undefined) continue;
    const shown = new Set(termsOf(text));
    const both = [...shown].filter((term) => said.has(term)).length;
    // Shared words against all: a long element that says everything shows no sentence in particular.
    const share = both / (Math.min(said.size, shown.size) || 1) - 0.01 * shown.size;
    if (both > 0 && share > (best?.share ?? enoughShared)) best = { share, elementId };
  }
  return best?.elementId;
}
