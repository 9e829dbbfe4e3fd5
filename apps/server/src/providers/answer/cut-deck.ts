import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { type CutSlide, roomOf, within } from './cut-page.ts';
import { withoutRunningLines } from './running-lines.ts';
import type { PlacedGrid } from './structure/ask-grids.ts';
import type { PageOfPassages, Passage, SpokenPage } from './port.ts';

export type DeckPage = PageOfPassages & { language: ContentLanguage; spokenPage?: SpokenPage };

/** What a deck says, cut into what can be said in an answer. */
export type Deck = { pages: DeckPage[]; passages: Passage[]; grids: PlacedGrid[] };

/** How much each may have when all share so much: who needs little gets it, the others share the rest evenly. */
export function fairShares(wanted: readonly number[], most: number): number[] {
  const shares = wanted.map(() => 0);
  let left = most;
  const byNeed = wanted.map((need, at) => ({ need, at })).toSorted((a, b) => a.need - b.need);
  for (const [index, { need, at }] of byNeed.entries()) {
    const share = Math.min(need, Math.floor(left / (wanted.length - index)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}

/** The pages as one deck. Of a deck with more than can be searched in time, each page keeps what comes first on it. */
export function deckOf(
  cut: readonly (CutSlide & { spokenPage?: SpokenPage })[],
  most: number = conversationLimits.passages.perDeck,
): Deck {
  const pages = withoutRunningLines(cut);
  const wanted = pages.map(({ passages }) => passages.reduce((sum, passage) => sum + roomOf(passage), 0));
  const shares = fairShares(wanted, most);
  return {
    pages: pages.map(({ passages: _said, grids: _shown, ...page }, index) => ({ ...page, page: index + 1 })),
    passages: pages.flatMap(({ passages }, index) =>
      within(passages, shares[index] ?? 0).map((passage) => ({ ...passage, page: index + 1 })),
    ),
    grids: pages
      .flatMap(({ grids }, index) => grids.map((grid) => ({ ...grid, page: index + 1 })))
      .slice(0, conversationLimits.passages.gridsPerDeck),
  };
}
