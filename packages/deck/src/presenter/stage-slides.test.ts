import { expect, test } from 'vitest';
import { defaultViewport as viewport } from '../deck.ts';
import { defaultDesign } from '../default-design.ts';
import { defaultAvatar, textBox } from '../defaults.ts';
import type { Slide } from '../slide.ts';
import { aSlide, aText, countingIds } from '../testing.ts';
import { printedNumber, stageSlides } from './stage-slides.ts';

const around = { design: defaultDesign, viewport, layout: 'auto' } as const;
const usual = defaultAvatar(countingIds(), viewport);
const full = aText('Words everywhere', { left: 0, top: 0, width: 1000, height: 560 });
const number = aText('', {
  text: { ...textBox, paragraphs: [{ runs: [{ text: '#', field: 'slide-number' }] }] },
});

const staged = (slides: readonly Slide[]) =>
  stageSlides(
    slides.map((slide) => ({ slide, presenterLayout: null })),
    around,
  );
const hides = (hidden: readonly boolean[]) =>
  hidden.map((isHidden, index): Slide => {
    const slide = aSlide({ id: `s${index}`, elements: [number] });
    return isHidden ? { ...slide, hidden: true } : slide;
  });

test('after a hidden slide the numbers go on as those who watch count; a hidden one shows the one it would have', () => {
  const slides = hides([false, true, true, false]);
  expect(slides.map(({ id }) => printedNumber(slides, id))).toEqual([1, 2, 2, 2]);
  const printed = staged(slides).map(({ slide }) => /"text":"(\d)"/.exec(JSON.stringify(slide))?.[1]);
  expect(printed).toEqual(['1', '2', '2', '2']);
});

test('a slide is drawn again only where it or its number changed', () => {
  const slides = hides([false, false, false]);
  const [first, , third] = staged(slides);
  const [one, , three] = staged(slides.map((slide, at) => (at === 1 ? { ...slide, hidden: true } : slide)));
  expect(one?.slide).toBe(first?.slide);
  expect(three?.slide).not.toBe(third?.slide);
});

test('hidden slides have no say in where the presenter of the others stands, and each keeps its own place', () => {
  const hidden = (id: string): Slide => ({ ...aSlide({ id, elements: [full, usual] }), hidden: true });
  const shown = aSlide({ id: 'shown', elements: [usual] });
  const layouts = staged([hidden('a'), shown, hidden('b'), hidden('c')]).map(({ spot }) => spot.layout);
  expect(layouts).toEqual(['beside', 'slide', 'beside', 'beside']);
});

test('without somebody who presents nobody stands there', () => {
  const slide = aSlide({ elements: [usual] });
  const [nobody] = stageSlides([{ slide, presenterLayout: 'beside' }], { ...around, layout: undefined });
  expect(nobody?.spot).toEqual({ layout: 'hidden' });
});
