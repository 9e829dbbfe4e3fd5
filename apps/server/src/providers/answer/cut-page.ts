import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import { storedElement, storedScript } from '@app/deck/schema/stored.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { spansOf } from '@app/deck/script/spans.ts';
import { pointers } from '@app/deck/script/speech/pointers.ts';
import * as z from 'zod/mini';
import { cutSpans } from '../tts/sentences.ts';
import { cutWordsOf } from './cut-words.ts';
import type { CutPage, Passage, StoredPage } from './port.ts';
import { linesOf } from './slide-lines.ts';
import { drawnGrids } from './structure/drawn-grid.ts';
import { type Grid, gridsOf } from './structure/grid.ts';

export type PageText = { script: ScriptDocument | null; elements: readonly DrawnElement[] };

const { perPage, letters } = conversationLimits.passages;

const storedElements = z.array(z.object({ body: z.unknown(), version: z.int() }));

/** Parses a stored page. */
export function pageTextOf({ id, deckVersion, script, elements, layoutId, design }: StoredPage): PageText {
  const written = z.parse(storedElements, JSON.parse(elements)).flatMap(({ body, version }) => {
    const element = storedElement(body, version);
    return element ? [element] : [];
  });
  const slide = { id, ...(layoutId !== null && { layoutId }), elements: written };
  return {
    script: script === null ? null : storedScript(JSON.parse(script), deckVersion),
    // Without its number, which is no answer and another one when pages move.
    elements: drawSlide(slide, design).elements,
  };
}

/** What a passage takes of the room that its page and its deck have. */
export const roomOf = ({ text }: Pick<Passage, 'text'>): number =>
  text.length + conversationLimits.passages.lettersBeside;

/** The passages that fit, from the first on. */
export function within<T extends Pick<Passage, 'text'>>(passages: readonly T[], most: number): T[] {
  let room = most;
  const end = passages.findIndex((passage) => (room -= roomOf(passage)) < 0);
  return end < 0 ? [...passages] : passages.slice(0, end);
}

/** A letter that was cut in two is none: the database takes whole ones alone. */
const whole = (text: string): string => Buffer.from(text).toString();

/** A cut page with what its tables and charts hold. */
export type CutSlide = Omit<CutPage, 'grids'> & { grids: readonly Grid[] };

/** The tables and charts that fit, from the first on. */
function someGrids(elements: readonly DrawnElement[]): Grid[] {
  const { cellsPerPage, gridsPerPage } = conversationLimits.passages;
  let room: number = cellsPerPage;
  return [...gridsOf(elements), ...drawnGrids(elements)]
    .slice(0, gridsPerPage)
    .filter(({ rows, columns }) => (room -= rows.length * columns.length) >= 0);
}

/** Cuts one page: the sentences of its script first, then the lines of its slide. */
export function cutPage({ script, elements }: PageText): CutSlide {
  const lines = linesOf(elements);
  const said = (script ? cutSpans(spansOf(script)) : []).flatMap((cut): Omit<Passage, 'page'>[] => {
    const text = cut.spans
      .map((span) => span.text)
      .join('')
      .trim();
    return pointers.has(text) ? [] : [{ text, kind: 'script', cut }];
  });
  // A longer line is no answer that anybody would listen to.
  const shown = lines.map(({ text, ...line }) => ({ text: whole(text.slice(0, letters)), ...line }));
  const title = whole(titleOf(elements).slice(0, letters));
  return {
    title,
    words: cutWordsOf(title),
    language: languageOfText(script ? scriptText(script) : lines.map(({ text }) => text).join(' ')),
    passages: within([...said, ...shown], perPage).map((passage) => ({
      ...passage,
      words: cutWordsOf(passage.text),
    })),
    grids: someGrids(elements),
  };
}
