/** The time as the product sees it; passed in, so that tests are exact. */
export type Clock = { now(): Date };

/** The day of a moment in UTC, as limits and rewards of a day count it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const systemClock: Clock = { now: () => new Date() };

/** The same day some months later; a month that is too short ends on its last day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
