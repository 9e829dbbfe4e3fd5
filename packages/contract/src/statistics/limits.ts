/** Numbers of the data board (spec section 2: top 5 questions). */
export const statisticsLimits = {
  topQuestions: 5,
  rangesDays: [7, 30, 90],
  longestStayMs: 24 * 60 * 60 * 1000,
} as const;
