/** Numbers of coupons (spec section 9). */
export const couponLimits = {
  /** Three days: a coupon that ends within this time is about to fail. */
  aboutToFailMs: 259_200_000,
  name: { max: 40 },
  uses: { min: 1, max: 100 },
  /** Codes of one lot, and how long they and the coupons they bring are good for. */
  lot: { codes: { min: 1, max: 1_000 }, days: { min: 1, max: 3_650 }, note: { max: 200 } },
  /** Guessing: so many wrong codes are free, then each waits twice as long as the one before. */
  wrongCode: { freeTries: 5, firstDelayMs: 30_000, longestDelayMs: 60 * 60 * 1000 },
  /** Many may sit behind one address. */
  wrongCodeHere: { freeTries: 30, firstDelayMs: 30_000, longestDelayMs: 60 * 60 * 1000 },
  listed: 200,
} as const;
