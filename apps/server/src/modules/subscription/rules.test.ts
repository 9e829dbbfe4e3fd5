import { expect, test } from 'vitest';
import { addMonths } from '../../platform/clock.ts';
import { layOut, nextGrant, type Period, planPeriod, restored } from './rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-18T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * day);
const period = (level: Period['level'], from: number, to: number): Period => ({
  id: `${level} ${from}`,
  level,
  startsAt: inDays(from),
  endsAt: inDays(to),
  grants: 1,
  given: 0,
  ranMs: 0,
  lostMs: 0,
});

test('the first level begins now and ends on the same day of the month', () => {
  expect(planPeriod([], { level: 'vip1', months: 1 }, now)).toMatchObject({
    kind: 'upgrade',
    startsAt: now,
    endsAt: new Date('2026-12-18T12:00:00Z'),
    creditedMs: 0,
  });
});

test('a higher level begins now, and the rest of the lower ones counts by what they cost', () => {
  const open = [period('vip1', -15, 15), period('vip1', 15, 45)];
  const plan = planPeriod(open, { level: 'vip2', months: 1 }, now);
  // 45 days at 39 yuan a month are worth as much as 17.7 days at 99.
  expect(plan.creditedMs / day).toBeCloseTo((45 * 39) / 99, 5);
  expect(plan).toMatchObject({ kind: 'upgrade', cut: open, moved: [] });
  expect(plan.endsAt.getTime()).toBe(addMonths(now, 1).getTime() + plan.creditedMs);
});

test('the same level goes on where the last one ends, before lower ones, which wait', () => {
  const [running, lower] = [period('vip2', -10, 20), period('vip1', 20, 50)];
  const plan = planPeriod([running, lower], { level: 'vip2', months: 1 }, now);
  expect(plan).toMatchObject({ kind: 'extend', startsAt: running.endsAt, moved: [lower], cut: [] });
});

test('a lower level begins at the end of the higher one', () => {
  const running = period('vip3', -1, 29);
  const plan = planPeriod([running], { level: 'vip1', months: 12 }, now);
  expect(plan).toMatchObject({ kind: 'later', startsAt: running.endsAt, cut: [], moved: [] });
  expect(plan.endsAt).toEqual(addMonths(running.endsAt, 12));
});

test('what is over counts for nothing', () => {
  expect(planPeriod([period('svip1', -60, -30)], { level: 'vip1', months: 1 }, now)).toMatchObject({
    kind: 'upgrade',
    creditedMs: 0,
  });
});

test.each([
  ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
  ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00.000Z'],
  ['2026-11-18T08:00:00Z', 12, '2027-11-18T08:00:00.000Z'],
  ['2026-12-31T08:00:00Z', 2, '2027-02-28T08:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

test('a level that began on the 31st gives anew on the last day of short months, as often as was bought', () => {
  const span = {
    startsAt: new Date('2026-01-31T08:00:00Z'),
    endsAt: new Date('2026-04-30T08:00:00Z'),
    ranMs: 0,
  };
  const next = (given: number) => nextGrant({ ...span, grants: 2, given }).toISOString();
  expect([next(0), next(1), next(2)]).toEqual([
    '2026-01-31T08:00:00.000Z',
    '2026-02-28T08:00:00.000Z',
    span.endsAt.toISOString(),
  ]);
});

test('months that gave already bring time to a higher level, and give nothing again', () => {
  const spent = { ...period('vip1', -1, 29), grants: 1, given: 1 };
  expect(planPeriod([spent], { level: 'vip2', months: 1 }, now)).toMatchObject({ grants: 1 });
  // Eleven months at 39 that have given nothing yet are worth four whole ones at 99.
  const year = { ...period('vip1', -1, 364), grants: 12, given: 1 };
  expect(planPeriod([year], { level: 'vip2', months: 1 }, now)).toMatchObject({ grants: 5 });
});

test('what was cut short goes on with what is left of it, behind higher levels, and remembers what is gone', () => {
  const cut = { ...period('vip1', -10, 0), grants: 3, given: 1, cutMs: 50 * day };
  const back = restored(cut, 0.5);
  expect(back).toMatchObject({ grants: 2, given: 1, ranMs: 10 * day, lostMs: 25 * day });
  const placed = layOut([back, period('vip2', 40, 70)], inDays(5));
  expect(placed.map(({ level, startsAt, endsAt, ranMs }) => [level, startsAt, endsAt, ranMs])).toEqual([
    ['vip2', inDays(5), inDays(35), 0],
    ['vip1', inDays(35), inDays(60), 10 * day],
  ]);
});

test('a level that was cut short twice remembers both', () => {
  const once = restored({ ...period('vip1', -10, 0), cutMs: 50 * day }, 0.5);
  const [again] = layOut([once], inDays(5));
  const twice = restored({ ...again!, endsAt: inDays(10), cutMs: 20 * day }, 0.25);
  expect(twice).toMatchObject({ ranMs: 15 * day, lostMs: 40 * day });
  expect(twice.endsAt.getTime() - twice.startsAt.getTime()).toBe(5 * day);
});

test('a level that waits again gives its next month when it goes on, counted from its own first day', () => {
  const waits = { startsAt: inDays(100), endsAt: inDays(150), ranMs: 40 * day, grants: 3 };
  expect(nextGrant({ ...waits, given: 1 })).toEqual(inDays(100));
  expect(nextGrant({ ...waits, given: 2 })).toEqual(addMonths(inDays(60), 2));
});
