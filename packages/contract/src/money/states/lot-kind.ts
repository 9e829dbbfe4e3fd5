/** What the codes of a lot bring: a package as if it was paid, or a coupon. */
export const lotKinds = ['goods', 'coupon'] as const;
