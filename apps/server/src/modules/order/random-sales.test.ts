// The rules of money alone, without a database: what storm.test.ts shows of orders that meet, this shows of long histories.
import { expect, test } from 'vitest';
import { randomSales, wrongWith } from '../../testing/random-sales.ts';

test('100,000 random purchases, refunds, coupons and months give nothing away and lose nothing', () => {
  const wrong: string[] = [];
  const seen = { paid: 0, refunded: 0, inPart: 0, cut: 0, couponsUsed: 0 };
  randomSales(100_000, (books, turn) => {
    for (const text of wrongWith(books)) wrong.push(`${turn}: ${text}`);
    seen.paid += books.sales.filter(({ state }) => state === 'paid').length;
    seen.refunded += books.sales.filter(({ state }) => state === 'refunded').length;
    seen.inPart += books.sales.filter(({ state, refunded }) => state === 'paid' && refunded > 0).length;
    seen.cut += books.times.filter(({ cutBy }) => cutBy !== null).length;
    seen.couponsUsed += books.coupons.filter(({ used }) => used > 0).length;
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  // Otherwise this test would prove nothing.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(1_000);
});
