import { expect, test } from 'vitest';
import { drawSlide } from '../design/draw-slide.ts';
import { elementText } from '../elements/registry.ts';
import { designSchema } from '../schema/design.ts';
import { aDeck, aSlide, aText } from '../testing.ts';
import { apply } from './apply.ts';
import { footerOf, hasMark, putMark, removeMark } from './page-marks.ts';

const layoutId = 'default-content';
const slides = [aSlide({ id: 'one' }), aSlide({ id: 'two' })].map((slide) => ({ ...slide, layoutId }));
const deck = aDeck({ slides });

const wordsOn = (now: typeof deck) =>
  now.slides.map((slide, index) =>
    drawSlide(slide, now.design, index + 1)
      .elements.map(elementText)
      .filter(Boolean),
  );

test('every slide shows its number, and slides that come later do, too', () => {
  const { value, inverse } = apply(deck, putMark(deck, 'slide-number'));
  expect(wordsOn(value)).toEqual([
    ['1', 'Title'],
    ['2', 'Title'],
  ]);
  expect(hasMark(value, 'slide-number')).toBe(true);
  expect(designSchema.parse(value.design)).toEqual(value.design);
  expect(apply(value, inverse).value).toEqual(deck);
  expect(apply(value, removeMark(value, 'slide-number')).value).toEqual(deck);
});

test('a footer is written for all, in place of what single slides said', () => {
  const own = aText('Mine', { id: 'foot', role: 'footer' });
  const before = aDeck({ slides: [{ ...aSlide({ id: 'one', elements: [own] }), layoutId }] });
  expect(footerOf(before)).toBe('Mine');
  const { value } = apply(before, putMark(before, 'footer', 'Ours'));
  expect(wordsOn(value)).toEqual([['Ours']]);
  expect(footerOf(value)).toBe('Ours');
  const again = apply(value, putMark(value, 'footer', 'New')).value;
  expect(wordsOn(again)).toEqual([['New']]);
  expect(wordsOn(apply(before, removeMark(before, 'footer')).value)).toEqual([[]]);
});
