const minute = 60_000;

/** Numbers of the second factor: RFC 6238 with the values that every app assumes. */
export const factorLimits = {
  digits: 6,
  stepSeconds: 30,
  /** Clocks of phones are a little off: a code of the step before or after is taken, too. */
  driftSteps: 1,
  secretBytes: 20,
  recoveryCodes: 10,
  recoveryLetters: 10,
  /** Nothing we ever gave out is longer, whatever is typed between its signs. */
  longestTried: 32,
  /** After these tries each further one waits twice as long as the one before. */
  wrongCode: { freeTries: 5, firstDelayMs: minute, longestDelayMs: 15 * minute },
} as const;
