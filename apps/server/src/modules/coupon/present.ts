import type { HeldCoupon } from '@app/contract/coupon/schema.ts';
import { couponState } from '@app/contract/coupon/states/coupon-state.ts';
import type { CouponRow } from './tables.ts';

/** A coupon with its state at a moment: the server's clock counts. */
export function presentCoupon(
  { userId: _owner, createdAt: _made, ...row }: CouponRow,
  now: Date,
): HeldCoupon {
  return { ...row, state: couponState(row, now), saves: null };
}
