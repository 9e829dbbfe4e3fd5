import { expect, test } from 'vitest';
import { barPlace } from './bar-place.ts';

const bar = { width: 400, height: 40 };
const around = { window: { width: 1000, height: 800 }, canvas: { left: 100, width: 800 } };
const words = (left: number, top: number, width = 100, height = 30) => ({ left, top, width, height });

test.each([
  ['above the middle of the words', words(450, 400), { left: 300, top: 352 }],
  ['below them near the upper edge', words(450, 30), { left: 300, top: 68 }],
  ['inside of the left side of the canvas', words(120, 400), { left: 108, top: 352 }],
  ['inside of its right side', words(850, 400), { left: 492, top: 352 }],
  ['above words that go on below the window', words(450, 700, 100, 400), { left: 300, top: 652 }],
  ['nowhere, where it would cover them', words(0, 10, 1000, 780), undefined],
])('the bar stands %s', (_where, chosen, place) => {
  expect(barPlace(chosen, bar, around)).toEqual(place);
});

test('the bar stands in the window where the canvas is narrower than it', () => {
  const narrow = { ...around, canvas: { left: 300, width: 200 } };
  expect(barPlace(words(310, 400), bar, narrow)).toEqual({ left: 160, top: 352 });
});
