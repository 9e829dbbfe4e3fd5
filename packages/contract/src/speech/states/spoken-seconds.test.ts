import { expect, test } from 'vitest';
import { spokenSeconds } from './spoken-seconds.ts';

test('a script lasts by its characters and words', () => {
  expect(spokenSeconds('')).toBe(0);
  expect(spokenSeconds('一'.repeat(43))).toBe(10);
  expect(spokenSeconds('one two three four five six seven')).toBe(3);
});
