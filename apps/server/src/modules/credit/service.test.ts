import { AppError } from '@app/contract/base/errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import { ledgers } from '@app/contract/credit/states/ledger.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Booking } from './service.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', DATABASE_CONNECTIONS: '10' });
});
afterAll(() => app.stop());

const book = (booking: Booking) =>
  app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, booking));
const balanceOf = async (userId: string) => (await app.parts.credits.balancesOf(userId)).credits;
const aBooking = (amount: number, key = newId(), owner = user): Booking => ({
  userId: owner.id,
  ledger: 'credits',
  amount,
  key,
});

describe('booking', () => {
  beforeAll(async () => {
    user = await aUser(app);
  });

  test('the same key is booked once', async () => {
    const booking = aBooking(10);
    expect([await book(booking), await book(booking)]).toEqual(['booked', 'known']);
    expect(await balanceOf(user.id)).toBe(10);
  });

  test('more than there is cannot be spent, and the caller’s other writes go with it', async () => {
    const poor = await aUser(app);
    await book(aBooking(5, newId(), poor));
    await expect(book(aBooking(-6, newId(), poor))).rejects.toThrow(new AppError(creditErrors.insufficient));
    expect(await balanceOf(poor.id)).toBe(5);
    await expect(book({ ...aBooking(-1, newId(), poor), ledger: 'helper-uses' })).rejects.toThrow(
      new AppError(helperErrors.insufficient),
    );
  });

  test('what failed work cost comes back, once', async () => {
    const owner = await aUser(app);
    await book(aBooking(100, 'start', owner));
    const spent = aBooking(-80, 'project:1', owner);
    await book(spent);
    const giveBack = () => app.parts.database.db.transaction((tx) => app.parts.credits.giveBack(tx, spent));
    await Promise.all([giveBack(), giveBack()]);
    await giveBack();
    expect(await balanceOf(owner.id)).toBe(100);
  });

  test('giving back what was never spent, or was a gift, changes nothing', async () => {
    const owner = await aUser(app);
    await book(aBooking(7, 'gift', owner));
    for (const key of ['gift', 'unknown']) {
      await app.parts.database.db.transaction((tx) =>
        app.parts.credits.giveBack(tx, aBooking(0, key, owner)),
      );
    }
    expect(await balanceOf(owner.id)).toBe(7);
  });

  test('of two who spend the last credits at the same moment one is refused', async () => {
    const owner = await aUser(app);
    await book(aBooking(10, 'start', owner));
    const outcomes = await Promise.allSettled([
      book(aBooking(-10, 'a', owner)),
      book(aBooking(-10, 'b', owner)),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(owner.id)).toBe(0);
  });
});

test('a login is rewarded once a day', async () => {
  const owner = await aUser(app);
  const login = () =>
    app.call(userRoutes.login, { body: { mailbox: owner.mailbox, password: owner.password } });
  await login();
  await login();
  expect(await balanceOf(owner.id)).toBe(1);
  const key = rewardKeys['daily-login'](owner.id, new Date(Date.now() + 86_400_000));
  await app.parts.database.db.transaction((tx) => app.parts.credits.reward(tx, owner.id, 'daily-login', key));
  expect(await balanceOf(owner.id)).toBe(2);
});

/** A small generator with a seed, so that a failing run can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

test('10,000 random operations of 8 callers: balance is the sum, never below zero, no key twice', async () => {
  const owners = await Promise.all(Array.from({ length: 3 }, () => aUser(app)));
  const caller = async (name: number) => {
    const roll = dice(name + 1);
    for (let turn = 0; turn < 1250; turn++) {
      const owner = owners[roll(owners.length)]!;
      const ledger = ledgers[roll(ledgers.length)]!;
      // Few keys, so that callers meet on them.
      const key = `key-${roll(600)}`;
      const amount = roll(2) === 0 ? roll(50) + 1 : -(roll(60) + 1);
      const work = roll(6) === 0 ? 'giveBack' : 'book';
      await app.parts.database.db
        .transaction<unknown>((tx) => app.parts.credits[work](tx, { userId: owner.id, ledger, amount, key }))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => caller(name)));
  expect(await app.parts.credits.findDifferences()).toEqual([]);
  const { rows } = await app.parts.database.pool.query<{ entries: number; keys: number; least: number }>(
    `select (select count(*) from ledger_entry)::int as entries,
            (select count(*) from (select distinct user_id, ledger, key from ledger_entry) d)::int as keys,
            (select min(balance) from ledger_balance)::int as least`,
  );
  expect(rows[0]!.entries).toBeGreaterThan(1000);
  expect(rows[0]!.keys).toBe(rows[0]!.entries);
  expect(rows[0]!.least).toBeGreaterThanOrEqual(0);
}, 120_000);

test('a balance that was tampered with is found', async () => {
  const owner = await aUser(app);
  await book(aBooking(10, 'start', owner));
  await app.parts.database.pool.query('update ledger_balance set balance = 11 where user_id = $1', [
    owner.id,
  ]);
  expect(await app.parts.credits.findDifferences()).toEqual([{ user_id: owner.id, ledger: 'credits' }]);
  await app.parts.database.pool.query('update ledger_balance set balance = 10 where user_id = $1', [
    owner.id,
  ]);
});
