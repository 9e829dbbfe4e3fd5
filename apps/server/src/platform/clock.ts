/** The time as the product sees it; passed in, so that tests are exact. */
export type Clock = { now(): Date };

/** The day of a moment in UTC, as limits and rewards of a day count it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const systemClock: Clock = { now: () => new Date() };
