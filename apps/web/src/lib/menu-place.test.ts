import { describe, expect, test } from 'vitest';
import { menuSize, placeMenu } from './menu-place.ts';

const screen = { width: 1000, height: 800 };

test('a menu is estimated by its items, dividers and padding', () => {
  expect(menuSize(4, 1)).toEqual({ width: 180, height: 4 * 30 + 11 + 10 });
  expect(menuSize(0, 0)).toEqual({ width: 180, height: 10 });
});

test('an item is higher where fingers choose it', () => {
  expect(menuSize(2, 0, true).height).toBe(98);
});

describe('a menu of 4 items and a divider', () => {
  const size = menuSize(4, 1);
  test.each([
    ['opens at the point', [100, 100], [100, 100]],
    ['just fits on the right', [820, 100], [820, 100]],
    ['flips left one pixel later', [821, 100], [641, 100]],
    ['just fits at the bottom', [100, 659], [100, 659]],
    ['flips up one pixel later', [100, 660], [100, 519]],
    ['flips both ways in the corner', [999, 799], [819, 658]],
  ] as const)('%s', (_, [x, y], [left, top]) => {
    expect(placeMenu({ x, y }, size, screen)).toEqual({ x: left, y: top });
  });

  test('never leaves a small window', () => {
    expect(placeMenu({ x: 100, y: 90 }, size, { width: 160, height: 120 })).toEqual({ x: 0, y: 0 });
  });
});
