/** Numbers of shares (spec sections 5 and 9). */
export const shareLimits = {
  validityDays: [1, 7, 168, 365],
  code: { min: 4, max: 10 },
  /** How long the codes are that we make: what stands in the address, and what is read out and typed. */
  madeCode: { address: 16, extraction: 6 },
  people: { min: 1, max: 1_000_000 },
  /** Wrong extraction codes of one address for one share; after these each further one waits longer. */
  wrongCode: { freeTries: 5, firstDelayMs: 10_000, longestDelayMs: 15 * 60 * 1000 },
} as const;
