// Every PostgreSQL: the ledger, on which callers meet.
import { AppError } from '@app/contract/base/errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { gigabyte } from '@app/contract/storage/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { type LevelName, rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { ledgerFacts, ledgerStorm } from '../../testing/ledger-storm.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { type Booking, createCreditService } from './service.ts';

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
  const trial = rightsOf('ordinary').credits;
  expect(await balanceOf(owner.id)).toBe(trial + 1);
  const key = rewardKeys['daily-login'](owner.id, new Date(Date.now() + 86_400_000));
  await app.parts.database.db.transaction((tx) => app.parts.credits.reward(tx, owner.id, 'daily-login', key));
  expect(await balanceOf(owner.id)).toBe(trial + 2);
});

describe('an administrator', () => {
  test('is never short: what is missing comes in by an entry of its own, and the balance stays the sum', async () => {
    const owner = await aUser(app, { administrator: true });
    await book(aBooking(5, 'start', owner));
    const spending = aBooking(-80, 'project:1', owner);
    expect([await book(spending), await book(spending)]).toEqual(['booked', 'known']);
    expect(await balanceOf(owner.id)).toBe(5);
    const { rows } = await app.parts.database.pool.query<{ key: string; amount: string }>(
      'select key, amount from ledger_entry where user_id = $1 order by id',
      [owner.id],
    );
    expect(rows.map(({ key, amount }) => [key, Number(amount)])).toEqual([
      ['start', 5],
      ['project:1', -80],
      ['top-up:project:1', 80],
    ]);
    expect(await app.parts.credits.findDifferences()).toEqual([]);
  });

  test('spends what is there first', async () => {
    const owner = await aUser(app, { administrator: true });
    await book(aBooking(100, 'start', owner));
    await book(aBooking(-80, 'project:1', owner));
    expect(await balanceOf(owner.id)).toBe(20);
  });
});

describe('what a level gives', () => {
  const at = (moment: string) =>
    createCreditService({
      db: app.parts.database.db,
      clock: { now: () => new Date(moment) },
      newId,
      secret: 'secret',
      isNeverShort: async () => false,
      hasPaidLevel: async () => false,
    });
  const given = (level: LevelName, times = 1) => {
    const rights = rightsOf(level);
    return {
      credits: rights.credits * times,
      'helper-uses': rights.helperUsesPerMonth * times,
      interactions: rights.interactionsPerMonth * times,
      storage: 0,
    };
  };

  test('comes once a month, whoever asks first and however many ask at once', async () => {
    const { id } = await aUser(app, { level: 'vip1' });
    const ask = (moment: string) => at(moment).currentBalances(id, 'vip1');
    await Promise.all([
      ask('2026-11-01T00:00:00Z'),
      ask('2026-11-15T12:00:00Z'),
      ask('2026-11-30T23:59:59Z'),
    ]);
    expect(await ask('2026-11-30T23:59:59Z')).toEqual(given('vip1'));
    expect(await ask('2026-12-01T00:00:00Z')).toEqual(given('vip1', 2));
  });

  test('comes with a change of the level, and is not taken away when it ends', async () => {
    const { id } = await aUser(app);
    const now = at('2026-11-15T12:00:00Z');
    await now.currentBalances(id, 'ordinary');
    await app.parts.database.db.transaction((tx) => now.grantLevel(tx, id, 'vip2'));
    const [trial, vip2] = [given('ordinary'), given('vip2')];
    const both = { ...vip2, credits: trial.credits + vip2.credits };
    expect(await now.currentBalances(id, 'vip2')).toMatchObject({ credits: both.credits });
    expect(await at('2026-12-15T12:00:00Z').currentBalances(id, 'ordinary')).toMatchObject({
      credits: both.credits,
      'helper-uses': trial['helper-uses'] + vip2['helper-uses'],
    });
  });

  test('an ordinary account gets its trial once, however many months go by', async () => {
    const { id } = await aUser(app);
    expect(await at('2026-11-15T12:00:00Z').currentBalances(id, 'ordinary')).toEqual(given('ordinary'));
    expect(await at('2027-11-15T12:00:00Z').currentBalances(id, 'ordinary')).toEqual(given('ordinary'));
  });

  test('is there when the account is asked for its rights or logs in', async () => {
    const asks = await aUser(app, { level: 'vip1' });
    const answer = await app.call(userRoutes.permission, { token: asks.token });
    const { credits } = given('vip1');
    // And one for being here today.
    expect(answer.data).toMatchObject({
      level: 'vip1',
      balances: { ...given('vip1'), credits: credits + 1 },
    });
    const enters = await aUser(app, { level: 'svip1' });
    await app.call(userRoutes.login, { body: { mailbox: enters.mailbox, password: enters.password } });
    expect((await app.parts.credits.balancesOf(enters.id))['helper-uses']).toBe(30_000);
  });
});

describe('storage', () => {
  const gigabytes = (count: number) => count * gigabyte;
  const permissionOf = async ({ token }: TestUser) =>
    (await app.call<{ storage: unknown }>(userRoutes.permission, { token })).data?.storage;

  test('is what the level gives and what was bought, and the files count against it', async () => {
    const owner = await aUser(app);
    await book({ userId: owner.id, ledger: 'storage', amount: gigabytes(5), key: 'exchange:1' });
    const form = new FormData();
    form.append('file', new Blob(['twelve bytes']), 'a.txt');
    await app.send(uploadRoutes.add, { token: owner.token }, { body: form });
    expect(await permissionOf(owner)).toEqual({ usedBytes: 12, limitBytes: gigabytes(6) });
  });

  test('that was bought ends after a month, each purchase once', async () => {
    const owner = await aUser(app);
    await book({ userId: owner.id, ledger: 'storage', amount: gigabytes(5), key: 'exchange:1' });
    await book({ userId: owner.id, ledger: 'storage', amount: gigabytes(1), key: 'exchange:2' });
    await app.parts.database.pool.query(
      `update ledger_entry set created_at = now() - interval '32 days' where user_id = $1 and key = 'exchange:1'`,
      [owner.id],
    );
    await Promise.all([permissionOf(owner), permissionOf(owner)]);
    expect(await permissionOf(owner)).toEqual({ usedBytes: 0, limitBytes: gigabytes(2) });
    expect(await app.parts.credits.findDifferences()).toEqual([]);
  });

  test('that is full refuses a file and says how much is missing; an administrator is never short', async () => {
    const upload = async (options: Parameters<typeof aUser>[1]) => {
      const owner = await aUser(app, options);
      await app.parts.database.pool.query(
        `insert into upload (id, user_id, name, size, type, file_key, created_at)
         values ($1, $2, 'big.mp4', $3, 'video/mp4', 'none', now())`,
        [newId(), owner.id, gigabytes(1) - 10],
      );
      const form = new FormData();
      form.append('file', new Blob(['twelve bytes']), 'a.txt');
      const response = await app.send(
        uploadRoutes.add,
        { token: owner.token, language: 'en-US' },
        { body: form },
      );
      return (await response.json()) as { code: number; msg: string };
    };
    const refused = await upload({});
    expect(refused.code).toBe(storageErrors.full.code);
    expect(refused.msg).toContain('2 B more is needed');
    expect(await upload({ administrator: true })).toMatchObject({ code: 200 });
  });
});

// A million of them: npm run bench ledger.
test('1,500 random operations of 8 callers: balance is the sum, never below zero, no key twice', async () => {
  await ledgerStorm(app, 1500);
  const { entries, keys, least, differences } = await ledgerFacts(app);
  expect(entries).toBeGreaterThan(300);
  expect([keys, differences]).toEqual([entries, 0]);
  expect(least).toBeGreaterThanOrEqual(0);
});

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
