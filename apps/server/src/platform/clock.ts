/** The time as the product sees it; passed in, so that tests are exact. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
