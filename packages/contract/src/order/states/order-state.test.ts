import { expect, test } from 'vitest';
import { canMoveOrder, orderState } from './order-state.ts';

test.each([
  [0, 'to-be-paid'],
  [1, 'cancelled'],
  [2, 'paid'],
  [3, 'refunded'],
  [4, 'pending-review'],
  [5, 'refund-in-progress'],
  [6, 'review-failed'],
] as const)('order state %i is %s, both ways', (code, name) => {
  expect(orderState.decode(code)).toBe(name);
  expect(orderState.encode(name)).toBe(code);
});

test('an order can make these moves and no others', () => {
  const moves = orderState.names.flatMap((from) =>
    orderState.names.filter((to) => canMoveOrder(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves.sort()).toEqual(
    [
      'to-be-paid → paid',
      'to-be-paid → cancelled',
      'to-be-paid → pending-review',
      'pending-review → paid',
      'pending-review → review-failed',
      'review-failed → pending-review',
      'review-failed → cancelled',
      'paid → refund-in-progress',
      'refund-in-progress → refunded',
      'refund-in-progress → paid',
      'cancelled → refund-in-progress',
    ].sort(),
  );
});

test('an order that was paid can neither be paid again nor cancelled', () => {
  expect(canMoveOrder('paid', 'paid')).toBe(false);
  expect(canMoveOrder('paid', 'cancelled')).toBe(false);
});
