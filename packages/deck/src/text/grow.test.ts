import { expect, test } from 'vitest';
import type { TextBody } from '../text.ts';
import { fittingScale, grownBox } from './grow.ts';

const box = { left: 100, top: 100, width: 200, height: 40, rotate: 0 };

test.each<[string, NonNullable<TextBody['anchor']>, TextBody['direction'], number, object]>([
  ['text at the top grows down', 'top', undefined, 60, { left: 100, top: 100, width: 200, height: 60 }],
  [
    'text in the middle grows both ways',
    'middle',
    'horizontal',
    60,
    { left: 100, top: 90, width: 200, height: 60 },
  ],
  ['text at the bottom grows up', 'bottom', undefined, 60, { left: 100, top: 80, width: 200, height: 60 }],
  ['less text makes it smaller', 'top', undefined, 20, { left: 100, top: 100, width: 200, height: 20 }],
  [
    'columns from the right grow to the left',
    'top',
    'vertical-rl',
    260,
    { left: 40, top: 100, width: 260, height: 40 },
  ],
  [
    'columns from the left grow to the right',
    'top',
    'vertical-lr',
    260,
    { left: 100, top: 100, width: 260, height: 40 },
  ],
])('%s', (_what, anchor, direction, needed, grown) => {
  expect(grownBox(box, { anchor, ...(direction && { direction }) }, needed)).toEqual(grown);
});

test('a box that is turned keeps its first line in place', () => {
  // Turned by a quarter, its top is at the right: it grows to the left, about another middle.
  const grown = grownBox({ ...box, rotate: 90 }, { anchor: 'top' }, 60);
  expect(grown.left).toBeCloseTo(90);
  expect(grown.top).toBeCloseTo(90);
});

test.each([
  [1, 1],
  [0.8, 0.8],
  [0.333, 0.33],
  [0.1, 0.25],
])('letters that fit at %d become %d of their size', (largest, scale) => {
  expect(fittingScale((each) => each <= largest)).toBe(scale);
});
