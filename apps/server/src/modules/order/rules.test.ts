import { expect, test } from 'vitest';
import { agreedRefund, refundOfCredits } from './rules.ts';

test('who spent nothing has all of the money after a part and the rest', () => {
  const first = refundOfCredits(5500, 0, { credits: 500, takenBack: 0, balance: 500 });
  const part = agreedRefund(first, { asked: 5500, less: 1000, kind: 'credits' })!;
  const left = { credits: 500, takenBack: part.credits, balance: 500 - part.credits };
  expect(part.amount + refundOfCredits(5500, part.amount, left).amount).toBe(5500);
});
