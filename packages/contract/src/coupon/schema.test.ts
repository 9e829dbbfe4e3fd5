import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { couponSchema } from './schema.ts';

const coupon = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: '新用户 9 折',
  isActive: 1,
  currentRedemptions: 0,
  usageLimit: 1,
  expiryDate: 'not a date',
  discount: { kind: 'percent', percent: 10 },
  state: 'invalid',
};

test('a coupon with a malformed date can still be listed', () => {
  expect(z.parse(couponSchema, coupon)).toEqual(coupon);
});

test('a discount of more than everything is refused', () => {
  const free = { ...coupon, discount: { kind: 'percent', percent: 101 } };
  expect(z.safeParse(couponSchema, free).success).toBe(false);
});
