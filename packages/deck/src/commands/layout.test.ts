import { expect, test } from 'vitest';
import { defaultDesign } from '../default-design.ts';
import { drawSlide } from '../design/draw-slide.ts';
import { slideOnLayout } from '../design/default-slide.ts';
import { elementText } from '../elements/registry.ts';
import type { Slide } from '../slide.ts';
import { aDeck, countingIds } from '../testing.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { apply } from './apply.ts';
import { changeLayout } from './layout.ts';

const [master] = defaultDesign.masters;
const layout = (id: string) => {
  const found = master?.layouts.find((each) => each.id === id);
  if (!found) throw new Error(`no layout ${id}`);
  return found;
};

/** A slide with words in each place of a layout. */
function written(layoutId: string, words: readonly string[]): Slide {
  const slide = slideOnLayout(layout(layoutId), countingIds());
  const elements = slide.elements.map((element, index) =>
    element.type === 'text'
      ? { ...element, text: { paragraphs: paragraphsFrom(words[index] ?? '') } }
      : element,
  );
  return { ...slide, elements };
}

function onLayout(slide: Slide, layoutId: string): Slide {
  const deck = aDeck({ slides: [slide] });
  const { value, inverse } = apply(deck, changeLayout(slide, defaultDesign, layoutId, countingIds('new')));
  expect(apply(value, inverse).value).toEqual(deck);
  const [changed] = value.slides;
  if (!changed) throw new Error('no slide');
  return changed;
}

const placesOf = ({ elements }: Slide) =>
  elements.map((element) => `${element.placeholder ?? 'free'}: ${elementText(element)}`);

test('what was written goes to the places of the new layout', () => {
  const slide = written('default-title', ['Planets', 'Eight of them']);
  expect(placesOf(onLayout(slide, 'default-content'))).toEqual(['title: Planets', 'body: Eight of them']);
});

test('places that the new layout has more come empty, and empty ones that it has not go', () => {
  const slide = written('default-content', ['Planets', 'Eight of them']);
  const columns = onLayout(slide, 'default-columns');
  expect(placesOf(columns)).toEqual(['title: Planets', 'left: Eight of them', 'right: ']);
  expect(placesOf(onLayout(columns, 'default-content'))).toEqual(['title: Planets', 'body: Eight of them']);
});

test('words that the new layout has no place for stay where they were seen', () => {
  const slide = written('default-columns', ['Planets', 'Inner', 'Outer']);
  const blank = onLayout(slide, 'default-blank');
  expect(placesOf(blank)).toEqual(['free: Planets', 'free: Inner', 'free: Outer']);
  const seen = (which: Slide) =>
    drawSlide(which, defaultDesign)
      .elements.filter(({ type }) => type === 'text')
      .map(({ left, top, width }) => [left, top, width]);
  expect(seen(blank)).toEqual(seen(slide));
});
