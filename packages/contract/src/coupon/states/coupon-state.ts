import { couponLimits } from '../limits.ts';

/** The states of a coupon (spec section 4). They are derived, so they have no codes. */
export const couponStates = ['about-to-fail', 'available', 'invalid', 'used', 'occupied'] as const;

/** The state of a coupon. */
export type CouponState = (typeof couponStates)[number];

/** What the state of a coupon depends on. */
export type CouponFacts = {
  readonly isActive: number;
  readonly currentRedemptions: number;
  /** Null: it may be redeemed any number of times. */
  readonly usageLimit: number | null;
  /** A moment of ISO 8601, or a day, at whose start (UTC) the coupon ends; null: it never ends. */
  readonly expiryDate: string | null;
};

const isoMoment = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The moment in milliseconds; undefined for anything malformed, also for days that no month has. */
function momentOf(text: string): number | undefined {
  const match = isoMoment.exec(text);
  if (!match) return undefined;
  const [, year, month, day] = match.map(Number);
  // Date.parse alone would read February 30 as March 2.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const moment = Date.parse(text);
  return Number(day) > lastDay || Number.isNaN(moment) ? undefined : moment;
}

/** The state of a coupon at a moment; the first rule that fits wins, in the order of spec section 4. */
export function couponState(coupon: CouponFacts, now: Date): CouponState {
  if (coupon.isActive === 0) return 'used';
  if (coupon.usageLimit !== null && coupon.currentRedemptions >= coupon.usageLimit) return 'occupied';
  if (coupon.expiryDate === null) return 'available'; // long-term
  const expiry = momentOf(coupon.expiryDate);
  if (expiry === undefined) return 'invalid';
  const left = expiry - now.getTime();
  if (left <= 0) return 'invalid';
  return left <= couponLimits.aboutToFailMs ? 'about-to-fail' : 'available';
}

/** Whether a coupon in this state can be put on an order. */
export const isCouponUsable = (state: CouponState): boolean =>
  state === 'available' || state === 'about-to-fail';
