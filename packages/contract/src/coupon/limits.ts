/** Numbers of coupons (spec section 9). */
export const couponLimits = {
  /** Three days: a coupon that ends within this time is about to fail. */
  aboutToFailMs: 259_200_000,
} as const;
