/** Numbers of the data board (spec section 2: top 5 questions). */
export const statisticsLimits = {
  topQuestions: 5,
  rangesDays: [7, 30, 90],
  longestStayMs: 24 * 60 * 60 * 1000,
  /** How often a page tells of a stay that goes on: whatever ends it, no more than this is lost. */
  toldEveryMs: 30_000,
} as const;
