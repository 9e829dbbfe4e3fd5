import { expect, test } from 'vitest';
import { amountIn } from './rules.ts';

test.each([
  ['55', 5500],
  [' 0.29 ', 29],
  ['55.01', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.005', undefined],
  ['1e1', undefined],
  ['', undefined],
])('%j of at most 55 yuan are %s fen', (typed, amount) => {
  expect(amountIn(typed, 5500)).toBe(amount);
});
