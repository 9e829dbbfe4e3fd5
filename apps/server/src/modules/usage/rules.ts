import type { UsageDay } from '@app/contract/credit/schema.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Every day of a period where the reader lives, those too on which nothing happened. */
export function fillDays(
  found: readonly UsageDay[],
  { from, to, offsetMinutes }: { from: Date; to: Date; offsetMinutes: number },
): UsageDay[] {
  const known = new Map(found.map((day) => [day.day, day]));
  const localDay = (moment: number) => Math.floor((moment + offsetMinutes * minuteMs) / dayMs);
  // The end is the first moment that is too late.
  const [first, last] = [localDay(from.getTime()), localDay(to.getTime() - 1)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = new Date((first + index) * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, came: 0, went: 0 };
  });
}
