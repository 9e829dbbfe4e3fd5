// Every PostgreSQL, for the stores of subscription
import { orderErrors } from '@app/contract/order/errors.ts';
import { levelNameOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMonths } from '../../platform/clock.ts';
import { everyTime } from '../../platform/http/once.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { sell } from '../../testing/buying.ts';
import { visitorOf } from '../../testing/order-storm.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2027-01-10T08:00:00Z');
let app: TestApp;
let now = start;
let user: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' }, { clock: { now: () => now } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = start;
  user = await aUser(app);
  await app.parts.credits.currentBalances(user.id, 'ordinary');
});

const at = (moment: Date) => {
  now = moment;
  return app.parts.subscriptions.turnAll();
};
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);
const buy = (goodsId: string) => sell(app.parts, user.id, goodsId);
const levelNow = async () => {
  const { rows } = await app.parts.database.pool.query<{ level: number | null }>(
    'select level from "user" where id = $1',
    [user.id],
  );
  const names = ['vip1', 'vip2', 'vip3', 'vip4', 'svip1'] as const;
  return levelNameOf(names[rows[0]!.level ?? -1]);
};
const timeOf = async (orderId: string) => {
  const { rows } = await app.parts.database.pool.query<{ starts: Date; ends: Date }>(
    'select starts_at as starts, ends_at as ends from subscription where order_id = $1',
    [orderId],
  );
  return rows[0]!;
};
const balances = () => app.parts.credits.balancesOf(user.id);
const subjects = async () =>
  (
    await app.parts.database.pool.query<{ subject: string }>(
      `select subject from mail where "to" = $1 and subject like '%VIP%套餐%' order by id`,
      [user.mailbox],
    )
  ).rows.map(({ subject }) => subject);
async function refund(id: string): Promise<number> {
  const { db } = app.parts.database;
  const { refunds } = app.parts.orders.desk;
  await app.parts.orders.askRefund(visitorOf(user.id), { id, reason: '' }, 'zh-CN', everyTime(db));
  await db.transaction((tx) => refunds.approve(tx, id));
  await db.transaction((tx) => refunds.finishByHand(tx, id));
  return (await app.parts.orders.desk.find(id))!.refunded;
}

describe('a paid level', () => {
  test('is told to end 7 days and 1 day before, each once, and then the account is ordinary', async () => {
    await buy('subscription-vip1');
    const end = addMonths(start, 1);
    const before = (days: number) => new Date(end.getTime() - days * dayMs);
    await at(before(8));
    expect(await subjects()).toEqual([]);
    await at(before(7));
    await at(before(6));
    expect(await subjects()).toEqual(['你的开讲 VIP 1 套餐将在 7 天内到期']);
    await at(before(1));
    await at(before(0.5));
    expect(await subjects()).toHaveLength(2);
    expect(await levelNow()).toBe('vip1');
    await at(end);
    await at(end);
    expect((await subjects()).slice(1)).toEqual([
      '你的开讲 VIP 1 套餐将在 1 天内到期',
      '你的开讲 VIP 1 套餐已到期',
    ]);
    expect(await levelNow()).toBe('ordinary');
  });

  test('is followed by the lower one that was bought meanwhile, which gives from its own first day', async () => {
    await buy('subscription-vip2');
    await buy('subscription-vip1');
    const { credits } = await balances();
    const end = addMonths(start, 1);
    await at(new Date(end.getTime() - 1));
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip2', credits]);
    await at(end);
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip1', credits + 300]);
    await at(addMonths(end, 1));
    expect([await levelNow(), (await balances()).credits]).toEqual(['ordinary', credits + 300]);
  });

  test('gives in every month that was bought, also after nobody looked for two of them', async () => {
    await buy('subscription-vip1-year');
    const { credits } = await balances();
    await at(addMonths(start, 2));
    expect((await balances()).credits).toBe(credits + 600);
    await at(new Date(addMonths(start, 12).getTime() - 1));
    expect((await balances()).credits).toBe(credits + 11 * 300);
  });

  test('gives nothing twice to who buys a lower one first: what was given already brings time alone', async () => {
    const { credits } = await balances();
    await buy('subscription-vip1');
    await buy('subscription-vip2');
    expect((await balances()).credits).toBe(credits + 300 + 800);
    await at(new Date(addMonths(start, 1).getTime() + dayMs));
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip2', credits + 300 + 800]);
  });
});

describe('a refund of a level', () => {
  test('brings back the level that was paid for before it, with what was left of it', async () => {
    await buy('subscription-vip1-year');
    const before = await balances();
    await at(inDays(10));
    const upgrade = await buy('subscription-vip2');
    expect(await levelNow()).toBe('vip2');
    await at(inDays(12));
    expect(await refund(upgrade)).toBe(9_900);
    expect([await levelNow(), await balances()]).toEqual(['vip1', before]);
    // It goes on two days later, gives its second month then, and nothing of its first again.
    await at(addMonths(start, 1));
    expect(await balances()).toEqual(before);
    await at(new Date(addMonths(start, 1).getTime() + 2 * dayMs));
    expect((await balances()).credits).toBe(before.credits + 300);
    await at(new Date(addMonths(start, 12).getTime() + dayMs));
    expect(await levelNow()).toBe('vip1');
    await at(new Date(addMonths(start, 12).getTime() + 3 * dayMs));
    expect(await levelNow()).toBe('ordinary');
  });

  test('of two upgrades one after the other brings back one after the other, with times that had not begun', async () => {
    await buy('subscription-vip1');
    await buy('subscription-vip1');
    const before = await balances();
    const second = await buy('subscription-vip2');
    const third = await buy('subscription-vip3');
    expect(await refund(third)).toBe(29_900);
    expect(await levelNow()).toBe('vip2');
    expect(await refund(second)).toBe(9_900);
    expect([await levelNow(), await balances()]).toEqual(['vip1', before]);
    const end = addMonths(addMonths(start, 1), 1);
    await at(new Date(end.getTime() - dayMs));
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip1', before.credits + 300]);
    await at(end);
    expect(await levelNow()).toBe('ordinary');
  });

  test('that has not begun leaves nothing behind that ends or counts', async () => {
    await buy('subscription-vip1');
    const later = await buy('subscription-vip1');
    expect(await refund(later)).toBe(3_900);
    await at(new Date(addMonths(start, 1).getTime() - 6 * dayMs));
    expect(await subjects()).toHaveLength(1);
    const upgrade = await buy('subscription-vip2');
    const { rows } = await app.parts.database.pool.query(
      'select grants from subscription where order_id = $1',
      [upgrade],
    );
    expect(rows).toEqual([{ grants: 1 }]);
  });

  test('after the 14 days brings back as much of the earlier level as of its own time', async () => {
    await buy('subscription-vip1-year');
    const upgrade = await buy('subscription-vip2');
    const { rows } = await app.parts.database.pool.query<{ ends_at: Date }>(
      'select ends_at from subscription where order_id = $1',
      [upgrade],
    );
    const half = new Date((start.getTime() + rows[0]!.ends_at.getTime()) / 2);
    await at(half);
    const back = await refund(upgrade);
    expect(back).toBeLessThanOrEqual(4_950);
    const left = await app.parts.database.pool.query<{ ends_at: Date }>(
      'select ends_at from subscription where user_id = $1 and ends_at > $2',
      [user.id, half],
    );
    const year = addMonths(start, 12).getTime() - start.getTime();
    expect(left.rows.map(({ ends_at }) => ends_at.getTime() - half.getTime())).toEqual([
      expect.closeTo(year / 2, -4),
    ]);
  });

  test('gives no money for the time that an upgrade has used up of an earlier one', async () => {
    const [year, upgrade] = [await buy('subscription-vip4-year'), await buy('subscription-svip1')];
    const length = (await timeOf(upgrade)).ends.getTime() - start.getTime();
    await at(new Date(start.getTime() + 0.98 * length));
    expect(await refund(upgrade)).toBeGreaterThan(0);
    expect(await levelNow()).toBe('vip4');
    // It was not used itself, so all that is left of it comes back, and nothing else.
    expect(Math.abs((await refund(year)) - 0.02 * 699_000)).toBeLessThan(10);
  });

  test('of upgrades of which each has used up something brings back what is left of the first', async () => {
    const year = await buy('subscription-vip3-year');
    const second = await buy('subscription-vip4');
    const third = await buy('subscription-svip1');
    const length = (await timeOf(third)).ends.getTime() - start.getTime();
    await at(new Date(start.getTime() + 0.75 * length));
    await refund(third);
    await refund(second);
    expect(await levelNow()).toBe('vip3');
    const { ends } = await timeOf(year);
    const whole = addMonths(start, 12).getTime() - start.getTime();
    expect((ends.getTime() - now.getTime()) / whole).toBeCloseTo(0.25, 5);
    expect(Math.abs((await refund(year)) - 0.25 * 299_000)).toBeLessThan(10);
  });

  test('of a level that waits again gives money for what is left of it alone', async () => {
    const first = await buy('subscription-vip3-year');
    await at(addMonths(start, 11));
    const upgrade = await buy('subscription-vip4');
    const longer = await buy('subscription-vip4-year');
    expect(await refund(upgrade)).toBe(69_900);
    // The higher level runs, and the rest of the lower one is laid out behind it.
    expect(await levelNow()).toBe('vip4');
    const [higher, lower] = [await timeOf(longer), await timeOf(first)];
    expect([higher.starts, lower.starts]).toEqual([now, higher.ends]);
    expect(lower.ends.getTime() - lower.starts.getTime()).toBe(
      addMonths(start, 12).getTime() - now.getTime(),
    );
    const month = (lower.ends.getTime() - lower.starts.getTime()) / (365 * dayMs);
    expect(Math.abs((await refund(first)) - month * 299_000)).toBeLessThan(10);
    expect(await levelNow()).toBe('vip4');
  });

  test('of what runs before a level that waits again lets that one go on, which gives its last month once', async () => {
    await buy('subscription-vip3-year');
    await at(addMonths(start, 11));
    const before = (await balances()).credits;
    const upgrade = await buy('subscription-vip4');
    const longer = await buy('subscription-vip4-year');
    await refund(upgrade);
    const rest = addMonths(start, 12).getTime() - now.getTime();
    await at(new Date(now.getTime() + 3 * dayMs));
    await refund(longer);
    const resumed = now;
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip3', before]);
    await at(new Date(resumed.getTime() + rest - 1));
    expect([await levelNow(), (await balances()).credits]).toEqual(['vip3', before]);
    await at(new Date(resumed.getTime() + rest));
    expect(await levelNow()).toBe('ordinary');
  });

  test('takes uses and interactions back, and gives no money for those that were spent', async () => {
    const before = await balances();
    const id = await buy('subscription-vip1');
    expect((await balances())['helper-uses']).toBe(before['helper-uses'] + 300);
    expect(await refund(id)).toBe(3_900);
    expect(await balances()).toEqual(before);

    const spent = await buy('subscription-vip1');
    const { interactions } = await balances();
    const booking = {
      userId: user.id,
      ledger: 'interactions',
      amount: -interactions,
      key: 'ask:all',
    } as const;
    await app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, booking));
    await expect(refund(spent)).rejects.toMatchObject({ def: orderErrors.nothingToRefund });
  });
});
