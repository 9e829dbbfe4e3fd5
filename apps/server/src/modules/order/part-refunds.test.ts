import { expect, test } from 'vitest';
import { refundOfPeriod } from './rules.ts';

const unspent = [{ inAll: 100, come: 100, takenBack: 0, balance: 100 }];

test.each([
  [0, 1, 100],
  [30, 1, 70],
  [30, 0.5, 20],
  [50, 0.5, 0],
  [80, 0.5, 0],
  [100, 1, 0],
])('of 100 of which %i went back before, a share of %d leaves %i', (refunded, ofTime, left) => {
  expect(refundOfPeriod(100, refunded, ofTime, unspent)).toBe(left);
});
