import { describe, expect, test } from 'vitest';
import { heightOf } from '../compose/measure.ts';
import { contrastWith, groundBehind } from '../compose/mend-slide.ts';
import { defaultViewport } from '../deck.ts';
import { drawSlide } from '../design/draw-slide.ts';
import type { DrawnElement } from '../drawn.ts';
import type { SlideElement } from '../element.ts';
import { deckVersion } from '../migrate/migrate.ts';
import { deckSchema } from '../schema/slide.ts';
import { languageOf } from '../script/language.ts';
import { scriptText } from '../script/plain.ts';
import { unsaidOf } from '../script/unsaid.ts';
import { deckOf } from './kit.ts';
import { templates } from './library.ts';

// `npm run bench layout` draws the same pages in a browser; here they are measured by the widths of letters.

type Words = Extract<DrawnElement, { type: 'text' }>;
const isWords = (element: DrawnElement): element is Words => element.type === 'text';
const wordsOf = ({ text }: Words) => text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join(''));

test('there are eight decks, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

const both = templates.flatMap((template) =>
  (['zh', 'en'] as const).map((language) => ({ id: template.id, language, template })),
);

describe.each(both)('$id in $language', ({ template, language }) => {
  const deck = deckOf(template, language);
  const drawn = deck.slides.map((slide, at) => drawSlide(slide, deck.design, at + 1));
  const own = drawn.map(({ elements }) => elements.filter(({ role }) => role !== 'decoration'));

  test('is a deck as any other, with six layouts at least and a page on each', () => {
    const read = deckSchema.safeParse({
      version: deckVersion,
      viewport: defaultViewport,
      design: deck.design,
      slides: deck.slides,
    });
    expect(read.error).toBeUndefined();
    const layouts = deck.design.masters.flatMap((master) => master.layouts.map(({ id }) => id));
    expect(layouts.length).toBeGreaterThanOrEqual(6);
    expect(deck.slides.map(({ layoutId }) => layoutId).toSorted()).toEqual(layouts.toSorted());
  });

  test('fills every place of its layouts, and nothing else', () => {
    for (const page of template.pages) {
      const layout = template.layouts.find(({ id }) => id === page.layout);
      expect(Object.keys(page.words).toSorted()).toEqual(layout?.places.map(({ id }) => id).toSorted());
    }
  });

  test('has words that fit their places on the slide', () => {
    for (const element of own.flat().filter(isWords)) {
      const { size = 0 } = element.text.paragraphs[0]?.runs[0] ?? {};
      // Estimates are generous: a line that just fits is taken for two.
      const needed = heightOf(wordsOf(element), size, element.width * 1.12);
      expect(needed, element.id).toBeLessThanOrEqual(element.height + size * 0.55);
      expect(element.left + element.width, element.id).toBeLessThanOrEqual(defaultViewport.width);
      expect(element.top + element.height, element.id).toBeLessThanOrEqual(defaultViewport.height);
    }
  });

  test('says on every page what it shows, in its own language', () => {
    for (const [at, { elements }] of drawn.entries()) {
      const script = deck.slides[at]?.script;
      const said = script ? scriptText(script) : '';
      expect(languageOf(said), said).toBe(language);
      expect(said).toMatch(/[。！？.!?]$/u);
      expect(unsaidOf(elements as SlideElement[], said).filter(({ kind }) => kind !== 'point')).toEqual([]);
    }
  });

  test('keeps its places apart', () => {
    for (const page of own)
      for (const [at, one] of page.entries())
        for (const other of page.slice(at + 1)) {
          const wide =
            Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
          const high =
            Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
          expect(Math.min(wide, high), `${one.id} ${other.id}`).toBeLessThanOrEqual(0.01);
        }
  });

  test('can be read from the back of a room', () => {
    for (const slide of drawn)
      for (const element of slide.elements.filter(isWords).filter(({ role }) => role !== 'decoration'))
        for (const { size = 0, color = '' } of element.text.paragraphs.flatMap(({ runs }) => runs)) {
          expect(size, element.id).toBeGreaterThanOrEqual(16);
          expect(contrastWith(color, groundBehind(slide, element)), element.id).toBeGreaterThanOrEqual(4.5);
        }
  });
});
