import { expect, test } from 'vitest';
import { pagesNearest } from './rules.ts';

test.each([
  { lengths: [12_870, 17_500, 21_010, 17_490], pages: 3 },
  { lengths: [11_090, 14_600, 23_610, 21_020, 16_660], pages: 4 },
  { lengths: [20_000, 20_000, 20_000, 20_000], pages: 3 },
  { lengths: [5_000, 5_000], pages: 2 },
  { lengths: [300_000, 10_000], pages: 1 },
])('of pages of $lengths ms the first $pages come closest to a minute', ({ lengths, pages }) => {
  expect(pagesNearest(lengths, 60_000)).toBe(pages);
});
