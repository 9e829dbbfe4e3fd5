import { expect, test } from 'vitest';
import { amountOf, formatAmount } from './currency.ts';

test.each([
  [0, 'CNY', '¥0'],
  [5, 'CNY', '¥0.05'],
  [1_200, 'CNY', '¥12'],
  [250, 'USD', '$2.50'],
  [199_900, 'CNY', '¥1,999'],
  [123_456_789, 'USD', '$1,234,567.89'],
] as const)('%i in %s is written %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});

test('a price of the tables is counted in fen and cents', () => {
  const price = { CNY: 39, USD: 6 };
  expect([amountOf(price, 'CNY'), amountOf(price, 'USD')]).toEqual([3_900, 600]);
});
