import { expect, test } from 'vitest';
import { bestCoupon, savingOf } from './best-coupon.ts';

type Coupon = Parameters<typeof savingOf>[0];
const coupon = (id: string, more: Partial<Coupon> = {}): Coupon => ({
  id,
  discount: { kind: 'percent', percent: 10 },
  goodsKind: null,
  state: 'available',
  expiryDate: null,
  ...more,
});
const purchase = { goodsKind: 'credits', price: 1_299, currency: 'CNY' } as const;

test.each([
  ['a share, rounded down', coupon('a'), 129],
  [
    'an amount of the currency that is paid in',
    coupon('a', { discount: { kind: 'amount', CNY: 500, USD: 80 } }),
    500,
  ],
  ['never more than the price', coupon('a', { discount: { kind: 'amount', CNY: 9_999, USD: 80 } }), 1_299],
  ['nothing where it is for other goods', coupon('a', { goodsKind: 'subscription' }), null],
])('a coupon takes off %s', (_what, held, off) => {
  expect(savingOf(held, purchase)).toBe(off);
});

test('the best coupon saves the most; of equals it is the one that ends first', () => {
  const soon = coupon('soon', { expiryDate: '2026-12-01T00:00:00.000Z' });
  const later = coupon('later', { expiryDate: '2027-12-01T00:00:00.000Z' });
  const large = coupon('large', { discount: { kind: 'percent', percent: 50 } });
  expect(bestCoupon([coupon('endless'), later, soon], purchase)?.id).toBe('soon');
  expect(bestCoupon([soon, large], purchase)?.id).toBe('large');
});

test('what cannot be used, or saves nothing, is never the best', () => {
  const useless = [
    coupon('used', { state: 'used' }),
    coupon('other', { goodsKind: 'subscription' }),
    coupon('nothing', { discount: { kind: 'amount', CNY: 0, USD: 80 } }),
  ];
  expect(bestCoupon(useless, purchase)).toBeUndefined();
});
