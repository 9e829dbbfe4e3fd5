import { expect, test } from 'vitest';
import { drawSlide } from '../design/draw-slide.ts';
import { deckOf } from '../templates/kit.ts';
import { templates } from '../templates/library.ts';
import { aDeck, countingIds } from '../testing.ts';
import { adoptSlides } from './adopt.ts';
import { apply } from './apply.ts';

const [lesson] = templates;
if (!lesson) throw new Error('there are templates');
const source = deckOf(lesson, 'en');
const looks = (slide: Parameters<typeof drawSlide>[0], design: Parameters<typeof drawSlide>[1]) =>
  drawSlide(slide, design, 1).elements.map(({ id: _own, groups: _too, ...seen }) => seen);

test('slides of another deck look as they did, and undo takes them and their look away', () => {
  const deck = aDeck();
  const { commands, slides } = adoptSlides(deck, 1, source, countingIds());
  const { value, inverse } = apply(deck, commands);
  expect(value.slides.slice(1, 1 + slides.length)).toEqual(slides);
  for (const [at, slide] of slides.entries())
    expect(looks(slide, value.design)).toEqual(looks(source.slides[at] ?? slide, source.design));
  expect(apply(value, inverse).value).toEqual(deck);
});

test('the look comes once, however often pages of it do', () => {
  const newId = countingIds();
  const first = apply(aDeck(), adoptSlides(aDeck(), 1, source, newId).commands).value;
  const again = adoptSlides(first, 1, { ...source, slides: source.slides.slice(0, 1) }, newId);
  expect(again.commands).toHaveLength(1);
});

test('a look with the same names but other colours is another one', () => {
  const newId = countingIds();
  const first = apply(aDeck(), adoptSlides(aDeck(), 1, source, newId).commands).value;
  const theme = { ...source.design.theme, colors: { ...source.design.theme.colors, dark1: '#123456' } };
  const other = { slides: source.slides, design: { ...source.design, theme } };
  const { commands, slides } = adoptSlides(first, 1, other, newId);
  const { value } = apply(first, commands);
  const [slide] = slides;
  if (!slide) throw new Error('a slide came');
  expect(looks(slide, value.design)).toEqual(looks(source.slides[0] ?? slide, other.design));
  const ids = value.design.masters.flatMap(({ layouts }) => layouts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
