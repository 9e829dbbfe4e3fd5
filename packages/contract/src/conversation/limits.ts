/** Numbers of questions that viewers ask while a talk plays. */
export const conversationLimits = { question: { max: 500 } } as const;
