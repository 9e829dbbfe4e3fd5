/** How many months of revenue are told at once, and how long a reason may be that an administrator gives. */
export const moneyLimits = { revenueMonths: 36, reason: { max: 500 } } as const;
