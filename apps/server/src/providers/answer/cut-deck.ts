import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { type ContentLanguage, languageOfText } from '@app/contract/speech/states/language.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { storedElement, storedScript } from '@app/deck/schema/stored.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { pointers } from '@app/deck/script/speech/pointers.ts';
import { spansOf } from '@app/deck/script/spans.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import * as z from 'zod/mini';
import { cutSpans } from '../tts/sentences.ts';
import type { PageOfPassages, Passage, SpokenPage, StoredPage } from './port.ts';
import { linesOf } from './slide-lines.ts';

export type DeckPage = PageOfPassages & { language: ContentLanguage; spokenPage: SpokenPage | undefined };

/** What a deck says, cut into what can be said in an answer. */
export type Deck = { pages: DeckPage[]; passages: Passage[] };

export type PageText = SpokenPage & {
  isSpoken: boolean;
  script: ScriptDocument | null;
  elements: readonly DrawnElement[];
};

const { perDeck, letters } = conversationLimits.passages;

const storedElements = z.array(z.object({ body: z.unknown(), version: z.int() }));

/** Parses a stored page. */
export function pageTextOf(stored: StoredPage): PageText {
  const { deckVersion, script, elements, layoutId, design, index, ...page } = stored;
  const written = z.parse(storedElements, JSON.parse(elements)).flatMap(({ body, version }) => {
    const element = storedElement(body, version);
    return element ? [element] : [];
  });
  const slide = { id: page.id, ...(layoutId !== null && { layoutId }), elements: written };
  return {
    ...page,
    script: script === null ? null : storedScript(JSON.parse(script), deckVersion),
    elements: drawSlide(slide, design, index + 1).elements,
  };
}

export type CutPage = { page: DeckPage; passages: Passage[] };

/** Cuts one page: the sentences of its script first, then the lines of its slide. */
export function cutPage(page: number, { id, revision, isSpoken, script, elements }: PageText): CutPage {
  const lines = linesOf(elements);
  const said = (script ? cutSpans(spansOf(script)) : []).flatMap((cut): Passage[] => {
    const text = cut.spans
      .map((span) => span.text)
      .join('')
      .trim();
    return pointers.has(text) ? [] : [{ page, text, kind: 'script', cut }];
  });
  // A longer line is no answer that anybody would listen to.
  const shown = lines.map(
    ({ text, kind, elementId }): Passage => ({ page, text: text.slice(0, letters), kind, elementId }),
  );
  return {
    page: {
      page,
      title: titleOf(elements).slice(0, letters),
      language: languageOfText(script ? scriptText(script) : lines.map(({ text }) => text).join(' ')),
      spokenPage: isSpoken ? { id, revision } : undefined,
    },
    // No page may have more than all of them together.
    passages: [...said, ...shown].slice(0, perDeck),
  };
}

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
export function deckOf(pages: readonly CutPage[], most: number = perDeck): Deck {
  const shares = fairShares(
    pages.map(({ passages }) => passages.length),
    most,
  );
  return {
    pages: pages.map(({ page }) => page),
    passages: pages.flatMap(({ passages }, index) => passages.slice(0, shares[index])),
  };
}
