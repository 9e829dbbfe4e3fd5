/** How much a language model is given and may say for one page. */
export const scriptLimits = {
  /** The first answer, and another one that knows what was wrong with it. */
  tries: 2,
  /** How long all of it may take; who waits in front of a screen gives up sooner than a call does. */
  answerMs: 90_000,
  outputTokens: 2_000,
  /** What is told of the page itself, and of each neighbour. */
  slideCharacters: 6_000,
  neighbourCharacters: 400,
} as const;
