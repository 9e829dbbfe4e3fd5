/** Numbers of shares (spec sections 5 and 9). */
export const shareLimits = {
  validityDays: [1, 7, 168, 365],
  code: { min: 4, max: 10 },
  people: { min: 1, max: 1_000_000 },
} as const;
