// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { countUse, mostUsed, readCounts } from './most-used.ts';

beforeEach(() => localStorage.clear());

test('what is drawn most often comes first', () => {
  for (const name of ['rect', 'star5', 'star5', 'arrow', 'star5', 'arrow'] as const) countUse(name);
  expect(mostUsed()).toEqual(['star5', 'arrow', 'rect']);
});

test.each([null, '', 'nonsense', 'rect', 'rect:many', 'nobody:3', ':::,,,'])(
  '%j counts as nothing',
  (written) => {
    expect(readCounts(written).size).toBe(0);
  },
);
