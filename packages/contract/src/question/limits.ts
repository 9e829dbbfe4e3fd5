/** Numbers of the question bank (spec sections 5 and 9). */
export const questionLimits = { introQuestions: 5, question: { max: 200 }, reply: { max: 2_000 } } as const;
