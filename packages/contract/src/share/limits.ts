const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Numbers of shares (spec sections 5 and 9). */
export const shareLimits = {
  validityDays: [1, 7, 168, 365],
  code: { min: 4, max: 10 },
  /** How long the codes are that we make: what stands in the address, and what is read out and typed. */
  madeCode: { address: 16, extraction: 6 },
  people: { min: 1, max: 1_000_000 },
  /** What visitors may ask on one day, if the owner sets a number. */
  dailyQuestions: { min: 1, max: 1_000_000 },
  /** Wrong extraction codes for one share. A school of many who mistype shares one address. */
  wrongCodesFromAddress: { count: 300, perMs: 60 * minuteMs },
  /** Against guessing from many addresses. The shortest code has ten thousand forms if it is of digits alone. */
  wrongCodesInAll: { count: 1000, perMs: dayMs },
  /** New places of one share that one address may take: far above what sits behind one. */
  placesFromAddress: { count: 2000, perMs: dayMs },
  /** A place with which nobody opened the talk for so long is given to the next one when all are taken. */
  unusedPlaceMs: 10 * minuteMs,
  /** How often a page of a visitor asks whether the share is still open: whoever is inside knows within 10 seconds. */
  beatMs: 8_000,
  /** How long after its end a share is still known to those who were inside. */
  tokensKnownMs: 30 * dayMs,
} as const;
