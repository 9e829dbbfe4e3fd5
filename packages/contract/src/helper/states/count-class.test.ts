import { expect, test } from 'vitest';
import { countClass } from './count-class.ts';

test.each([
  [-1, 'no'],
  [0, 'no'],
  [1, 'insufficiency'],
  [100, 'insufficiency'],
  [101, 'enough'],
  [300, 'enough'],
  [301, 'sufficient'],
  [30_000, 'sufficient'],
])('a count of %i is %s', (count, name) => {
  expect(countClass(count)).toBe(name);
});
