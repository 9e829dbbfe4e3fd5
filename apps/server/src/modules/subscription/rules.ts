import { addMonths } from '../../platform/clock.ts';
import type { PurchaseChange } from '@app/contract/order/schema.ts';
import {
  type Level,
  type LevelName,
  levelNames,
  type Levels,
  rightsOf,
} from '@app/contract/user/states/level.ts';

/** A time for which a level is paid: `startsAt` to `endsAt` runs at one stretch, and is what is left where it ran before. */
export type Period = {
  readonly id: string;
  readonly level: Level;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** So many months give what the level gives, and so many have done so. */
  readonly grants: number;
  readonly given: number;
  /** What of it ran before `startsAt`, until something else came between. */
  readonly ranMs: number;
  /** What of it a higher level has used up that was given back late. */
  readonly lostMs: number;
};

type Bought = { readonly level: Level; readonly months: number };

/** What a purchase does to the times of an account. */
export type Plan = {
  readonly kind: NonNullable<PurchaseChange['subscription']>['kind'];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Time of the new level that the rest of the old ones became. */
  readonly creditedMs: number;
  /** So many months give what the level gives. */
  readonly grants: number;
  /** Times that end now: what was left of them is in `creditedMs`. */
  readonly cut: readonly Period[];
  /** Times of lower levels that begin so much later. */
  readonly moved: readonly Period[];
};

export const rankOf = (level: LevelName): number => levelNames.indexOf(level);

/** What is left of a time. */
export const leftOf = ({ startsAt, endsAt }: Period, now: Date): number =>
  endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());

/** The time that is running. */
export const runningAt = (periods: readonly Period[], now: Date): Period | undefined =>
  periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);

/**
 * A higher level begins now, and what is left of the lower ones counts by what they cost. The same or a lower level begins
 * when what is paid for ends; still lower ones wait for it.
 */
export function planPeriod(
  periods: readonly Period[],
  { level, months }: Bought,
  now: Date,
  levels?: Levels,
): Plan {
  const open = periods.filter(({ endsAt }) => endsAt > now);
  const running = runningAt(open, now);
  const rank = rankOf(level);
  const higher = open.filter((period) => rankOf(period.level) >= rank);
  if (!running || rankOf(running.level) < rank) {
    const price = (one: LevelName) => rightsOf(one, levels).pricePerMonth.CNY;
    const worthOf = (amountOf: (period: Period) => number) =>
      Math.floor(
        open.reduce((sum, period) => sum + amountOf(period) * price(period.level), 0) /
          Math.max(1, price(level)),
      );
    const creditedMs = worthOf((period) => leftOf(period, now));
    const endsAt = new Date(addMonths(now, months).getTime() + creditedMs);
    // A month whose credits were given already brings time alone: else they would be given twice for one price.
    const grants = months + worthOf((period) => period.grants - period.given);
    return { kind: 'upgrade', startsAt: now, endsAt, creditedMs, grants, cut: open, moved: [] };
  }
  const startsAt = new Date(Math.max(...higher.map(({ endsAt }) => endsAt.getTime())));
  const endsAt = addMonths(startsAt, months);
  const moved = open.filter((period) => period.startsAt >= startsAt);
  const kind = running.level === level ? 'extend' : 'later';
  return { kind, startsAt, endsAt, creditedMs: 0, grants: months, cut: [], moved };
}

/** The first day of a time, as if it had run without a pause. */
export const beganAt = ({ startsAt, ranMs }: Pick<Period, 'startsAt' | 'ranMs'>): Date =>
  new Date(startsAt.getTime() - ranMs);

type Giving = Pick<Period, 'startsAt' | 'endsAt' | 'grants' | 'given' | 'ranMs'>;

/** When a time gives next: month by month from its first day, while it runs; its end once it has given everything. */
export const nextGrant = ({ grants, given, ...period }: Giving): Date => {
  const { startsAt, endsAt } = period;
  const month = addMonths(beganAt(period), given);
  const next = month < startsAt ? startsAt : month;
  return given < grants && next < endsAt ? next : endsAt;
};

/** Times one after the other from a moment on, higher levels first. */
export function layOut(waiting: readonly Period[], from: Date): Period[] {
  let at = from;
  return waiting
    .toSorted((one, other) => rankOf(other.level) - rankOf(one.level))
    .map((period) => {
      const startsAt = at;
      at = new Date(startsAt.getTime() + period.endsAt.getTime() - period.startsAt.getTime());
      return { ...period, startsAt, endsAt: at };
    });
}

/** Where a time ends that a higher level cuts short now, and what was left of it. */
export const cutShort = (period: Period, now: Date): { endsAt: Date; cutMs: number } => ({
  endsAt: period.startsAt > now ? period.startsAt : now,
  cutMs: leftOf(period, now),
});

type Cut = Period & { readonly cutMs: number };

/** What goes on of a time that was cut short: a share of the rest, which begins where it ended; what ran and what is lost is kept in mind. */
export function restored({ cutMs, ...period }: Cut, share: number): Period {
  const grants = period.given + Math.floor((period.grants - period.given) * share);
  const backMs = Math.floor(cutMs * share);
  const { startsAt, endsAt } = period;
  return {
    ...period,
    startsAt: endsAt,
    endsAt: new Date(endsAt.getTime() + backMs),
    grants,
    ranMs: period.ranMs + endsAt.getTime() - startsAt.getTime(),
    lostMs: period.lostMs + cutMs - backMs,
  };
}

/** The times after one that ends at `begun`: a share of what it had cut short, and what was bought after it. */
export const afterEnd = (
  begun: Date,
  { cut, later, share }: { cut: readonly Cut[]; later: readonly Period[]; share: number },
): Period[] => layOut([...cut.map((one) => restored(one, share)), ...later], begun);
