import { describe, expect, test } from 'vitest';
import { type CouponFacts, couponState, couponStates, isCouponUsable } from './coupon-state.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const in3Days = 259_200_000;

const at = (msFromNow: number) => new Date(now.getTime() + msFromNow).toISOString();
const coupon = (facts: Partial<CouponFacts>): CouponFacts => ({
  isActive: 1,
  currentRedemptions: 0,
  usageLimit: 1,
  expiryDate: null,
  ...facts,
});

test('the states are those of the spec', () => {
  expect([...couponStates].sort()).toEqual(['about-to-fail', 'available', 'invalid', 'occupied', 'used']);
});

describe('the three-day window', () => {
  test.each([
    ['no expiry', null, 'available'],
    ['more than three days', at(in3Days + 1), 'available'],
    ['exactly three days', at(in3Days), 'about-to-fail'],
    ['a minute', at(60_000), 'about-to-fail'],
    ['a millisecond', at(1), 'about-to-fail'],
    ['nothing', at(0), 'invalid'],
    ['less than nothing', at(-1), 'invalid'],
  ])('with %s left it is what the spec says', (_left, expiryDate, state) => {
    expect(couponState(coupon({ expiryDate }), now)).toBe(state);
  });

  test('a day alone ends at its start, in UTC', () => {
    expect(couponState(coupon({ expiryDate: '2026-11-15' }), now)).toBe('invalid');
    expect(couponState(coupon({ expiryDate: '2026-11-16' }), now)).toBe('about-to-fail');
    expect(couponState(coupon({ expiryDate: '2026-12-24' }), now)).toBe('available');
  });

  test('a moment may name another time zone', () => {
    expect(couponState(coupon({ expiryDate: '2026-11-15T19:59:00+08:00' }), now)).toBe('invalid');
    expect(couponState(coupon({ expiryDate: '2026-11-15T20:01:00+08:00' }), now)).toBe('about-to-fail');
  });
});

test.each([
  [''],
  ['soon'],
  ['2027'],
  ['2027-02-30'],
  ['2027-13-01'],
  ['2027-00-10'],
  ['2027-06-31T10:00:00Z'],
  ['2027-06-30T25:00:00Z'],
  ['2027/06/30'],
  ['1893456000000'],
])('the date %j is malformed and makes the coupon invalid', (expiryDate) => {
  expect(couponState(coupon({ expiryDate }), now)).toBe('invalid');
});

test('29 February exists in a leap year', () => {
  expect(couponState(coupon({ expiryDate: '2028-02-29' }), now)).toBe('available');
});

describe('the order of the rules', () => {
  test.each([
    ['used before everything else', { isActive: 0, currentRedemptions: 1, expiryDate: 'soon' }, 'used'],
    ['occupied before the dates', { currentRedemptions: 1, expiryDate: at(-1) }, 'occupied'],
    ['occupied once the limit is passed', { currentRedemptions: 3, usageLimit: 2 }, 'occupied'],
    ['available below the limit', { currentRedemptions: 1, usageLimit: 2 }, 'available'],
    ['available without a limit', { currentRedemptions: 900, usageLimit: null }, 'available'],
  ] as const)('%s', (_rule, facts, state) => {
    expect(couponState(coupon(facts), now)).toBe(state);
  });
});

test('only a coupon that is available or about to fail can be used', () => {
  expect(couponStates.filter(isCouponUsable)).toEqual(['about-to-fail', 'available']);
});
