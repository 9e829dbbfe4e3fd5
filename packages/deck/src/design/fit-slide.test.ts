import { expect, test } from 'vitest';
import { defaultDesign } from '../default-design.ts';
import type { Design, Placeholder } from '../design.ts';
import { coursewareLimits } from '../limits.ts';
import type { Slide } from '../slide.ts';
import { aText } from '../testing.ts';
import { fitSlide, isSmallSlide } from './fit-slide.ts';

const { elements: mostElements, letters: mostLetters } = coursewareLimits.page;
const slideWith = (elements: Slide['elements']): Slide => ({ id: 'slide', elements });
const manyOf = (count: number) =>
  slideWith(Array.from({ length: count }, (_, index) => aText('a', { id: `${index}` })));

const painted: Placeholder = {
  id: 'title',
  box: { left: 0, top: 0, width: 10, height: 10, rotate: 0 },
  body: {},
  levels: [
    {
      paragraph: {},
      run: {
        fill: {
          kind: 'gradient',
          shape: 'linear',
          angle: 0,
          stops: Array.from({ length: 100 }, () => ({ at: 0.5, color: '#123456' })),
        },
      },
    },
  ],
};
const designWith = (elements: Slide['elements']): Design => ({
  ...defaultDesign,
  masters: [{ id: 'm', elements: [], layouts: [{ id: 'l', elements, placeholders: [painted] }] }],
});

test('a page holds so many elements and no more', () => {
  expect(isSmallSlide(manyOf(mostElements), defaultDesign)).toBe(true);
  expect(isSmallSlide(manyOf(mostElements + 1), defaultDesign)).toBe(false);
  const { slide, left } = fitSlide(manyOf(mostElements + 3), defaultDesign);
  expect([slide.elements.length, left]).toEqual([mostElements, 3]);
});

test('few words that inherit much are as large as what they become', () => {
  const runs = Array.from({ length: 10_000 }, () => ({ text: '' }));
  const heavy: Slide = {
    ...slideWith([aText('kept'), { ...aText('', { id: 'heavy' }), placeholder: 'title' }]),
    layoutId: 'l',
  };
  const [, inherits] = heavy.elements;
  if (inherits?.type === 'text') inherits.text = { paragraphs: [{ runs }] };
  expect(isSmallSlide(heavy, designWith([]))).toBe(false);
  const { slide, left, letters } = fitSlide(heavy, designWith([]));
  expect([slide.elements.length, left]).toEqual([1, 1]);
  expect(letters).toBeLessThan(mostLetters);
});

test('what a layout draws counts on each of its pages, and a page comes without it where it is too much', () => {
  const large = designWith([aText('x'.repeat(mostLetters), { id: 'large' })]);
  const page: Slide = { ...slideWith([aText('kept')]), layoutId: 'l' };
  expect(isSmallSlide(page, large)).toBe(false);
  const { slide, left } = fitSlide(page, large);
  expect([slide.layoutId, slide.elements.length, left]).toEqual([undefined, 1, 1]);
});
