import { expect, test } from 'vitest';
import { pageRule, sheetsOf } from './print-rules.ts';

test('slides alone have paper of their own ratio, all others A4', () => {
  expect(pageRule('slides', { width: 1000, height: 562.5 })).toContain('size: 960px 540px');
  expect(pageRule('slides', { width: 1000, height: 750 })).toContain('size: 960px 720px');
  expect(pageRule('six', { width: 1000, height: 562.5 })).toContain('A4');
});

test('every page stands on one sheet, in order', () => {
  expect(sheetsOf([1, 2, 3, 4, 5], 'two')).toEqual([[1, 2], [3, 4], [5]]);
  expect(sheetsOf([1, 2], 'notes')).toEqual([[1], [2]]);
  expect(sheetsOf([], 'six')).toEqual([]);
});
