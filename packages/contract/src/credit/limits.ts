/** What things cost in credits (spec section 9). `per` is how many one price buys; storage is counted in GB for one month. */
export const creditPrices = {
  assistant: { credits: 4, per: 10 },
  interaction: { credits: 24, per: 100 },
  storage: { credits: 20, per: 1, months: 1 },
  avatar: 60,
  project: 80,
} as const;

/** What is given for using the product (spec section 9); how each is booked only once: states/reward.ts. */
export const creditRewards = {
  'first-avatar': { credits: 15 },
  'first-project': { credits: 45, withinDays: 7 },
  'first-knowledge': { credits: 15 },
  'daily-login': { credits: 1 },
  /** For every five viewers who stayed longer than a minute. */
  'valid-viewers': { credits: 15, viewers: 5, longerThanMs: 60_000 },
  interaction: { credits: 6 },
  referral: { credits: 30 },
} as const;

/**
 * What keeps the rewards for viewers and interactions from being farmed. The first two are of one project, the last is of
 * one account.
 */
export const rewardLimits = {
  viewersPerDay: 20,
  interactionsPerDay: 30,
  creditsPerMonth: 150,
} as const;

/** Bounds of what is asked about use. */
export const usageLimits = {
  chartDays: 366,
  /** No place on earth is farther from UTC. */
  offsetMinutes: 14 * 60,
  exportRows: 20_000,
} as const;
