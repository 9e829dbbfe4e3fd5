import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import { writeScripts } from '@app/deck/script/write-scripts.ts';
import { v7 } from 'uuid';
import { playedSlide, sampleSchema } from '../modules/sample/rules.ts';
import { type Deck, deckOf } from '../providers/answer/cut-deck.ts';
import { cutPage } from '../providers/answer/cut-page.ts';

const samples = path.resolve(import.meta.dirname, '../../samples');
/** A folder with decks that nobody here wrote: not part of the project, named by who has one. */
const corpus = process.env['CORPUS_DIR'];

/** Slides with their scripts as the answer engine is given them, without a database. */
const deckFrom = (slides: readonly Pick<DrawnSlide, 'elements' | 'script'>[]): Deck =>
  deckOf(slides.map(({ elements, script = null }) => cutPage({ elements, script })));

/** A sample that is shipped. */
export function sampleDeck(name: string): Deck {
  const shipped = readFileSync(path.join(samples, `${name}.sample.json`), 'utf8');
  const sample = sampleSchema.parse(JSON.parse(shipped));
  return deckFrom(sample.pages.map((_page, index) => playedSlide(sample, index, v7)));
}

/** A deck of the corpus, read like an upload; undefined where there is no corpus. */
export function corpusDeck(name: string): Deck | undefined {
  if (corpus === undefined) return undefined;
  const file = path.join(corpus, name);
  const { design, read } = openDeck(readFileSync(file), { newId: v7 });
  const slides = [...read()].map(({ slide, number }) => drawSlide(slide, design, number));
  const scripts = writeScripts(slides.map((slide) => outlinePage(slide)));
  return deckFrom(
    slides.map((slide, index) => {
      const script = slide.script ?? scripts[index];
      return { elements: slide.elements, ...(script ? { script } : {}) };
    }),
  );
}
