import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMailbox, aPlace, type LoggedIn, manyTimes } from '../../../testing/accounts.ts';
import { aUser } from '../../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp } from '../../../testing/start-app.ts';

const hourMs = 60 * 60 * 1000;
// Hours instead of minutes, so that no wait is over before a busy machine has made its calls.
const waits = { firstDelayMs: hourMs, longestDelayMs: 15 * hourMs };
const slow = {
  wrongPassword: { ...waits, freeTries: 5 },
  wrongFromAddress: { ...waits, freeTries: 12 },
};
const { freeTries } = slow.wrongPassword;
const flood = 80;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true' }, { limits: slow });
});
afterAll(() => app.stop());

const login = (mailbox: string, password: string, headers = aPlace()) =>
  app.call<LoggedIn>(userRoutes.login, { body: { mailbox, password }, headers });
const secondsIn = (msg: string) => Number(/(\d+) 秒/.exec(msg)?.[1]);
const refusedRows = async (mailbox: string) => {
  const { rows } = await app.parts.database.pool.query(
    `select 1 from audit where action = 'user.login-refused' and detail ->> 'mailbox' = $1`,
    [mailbox],
  );
  return rows.length;
};
/** As if the longest wait were over; the count of wrong tries stays. */
const endWaits = () => app.parts.database.pool.query(`delete from limiter where key like '%-wait:%'`);

describe('a flood of wrong passwords', () => {
  test('from many addresses at once: five are compared, then the account waits', async () => {
    const user = await aUser(app);
    const answers = await manyTimes(flood, () => login(user.mailbox, 'wrong-1'));
    const compared = answers.filter(({ code }) => code === userErrors.wrongPassword.code);
    expect(compared).toHaveLength(freeTries);
    expect(answers.filter(({ code }) => code === userErrors.tooManyTries.code)).toHaveLength(
      flood - freeTries,
    );
    expect(await refusedRows(user.mailbox)).toBe(freeTries);
    const owner = await login(user.mailbox, user.password);
    expect(owner.code).toBe(userErrors.tooManyTries.code);
    expect(secondsIn(owner.msg)).toBeLessThanOrEqual(waits.longestDelayMs / 1000);
  });

  test('one after the other: each wait is twice the one before, up to the longest', async () => {
    const user = await aUser(app);
    for (let i = 0; i < freeTries; i++) await login(user.mailbox, 'wrong-1');
    const hours: number[] = [];
    for (let i = 0; i < 8; i++) {
      hours.push(Math.round((secondsIn((await login(user.mailbox, user.password)).msg) * 1000) / hourMs));
      await endWaits();
      await login(user.mailbox, 'wrong-1');
    }
    expect(hours).toEqual([1, 2, 4, 8, 15, 15, 15, 15]);
    // The owner waits like everybody else, and then is in: nobody is locked out for ever.
    await endWaits();
    expect((await login(user.mailbox, user.password)).code).toBe(200);
    expect((await login(user.mailbox, 'wrong-1')).code).toBe(userErrors.wrongPassword.code);
  });

  test('from one address on many accounts: the address waits, other addresses do not', async () => {
    const place = aPlace();
    const limit = slow.wrongFromAddress.freeTries;
    const answers = await manyTimes(flood, () => login(aMailbox(), 'wrong-1', place));
    expect(answers.filter(({ code }) => code === userErrors.wrongPassword.code)).toHaveLength(limit);
    expect(answers.filter(({ code }) => code === userErrors.tooManyTries.code)).toHaveLength(flood - limit);
    const user = await aUser(app);
    expect((await login(user.mailbox, user.password, place)).code).toBe(userErrors.tooManyTries.code);
    expect((await login(user.mailbox, user.password)).code).toBe(200);
  });

  test('do not keep the owner out where the owner is logged in', async () => {
    const user = await aUser(app);
    const home = aPlace();
    expect((await login(user.mailbox, user.password, home)).code).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => login(user.mailbox, 'wrong-1')));
    expect((await login(user.mailbox, user.password)).code).toBe(userErrors.tooManyTries.code);
    expect((await login(user.mailbox, user.password, home)).code).toBe(200);
    // Guessing at home is slowed down all the same.
    for (let i = 0; i < freeTries; i++) await login(user.mailbox, 'wrong-1', home);
    expect((await login(user.mailbox, user.password, home)).code).toBe(userErrors.tooManyTries.code);
  });

  test('an own account between the tries does not clear the address', async () => {
    const own = await aUser(app);
    const place = aPlace();
    const tries = slow.wrongFromAddress.freeTries;
    for (let i = 0; i < tries; i++) {
      await login(aMailbox(), 'wrong-1', place);
      if (i % 3 === 0) await login(own.mailbox, own.password, place);
    }
    expect((await login(aMailbox(), 'wrong-1', place)).code).toBe(userErrors.tooManyTries.code);
  });

  test('a whole IPv6 network of one household is one address', async () => {
    const limit = slow.wrongFromAddress.freeTries;
    const from = (i: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${i.toString(16)}` });
    for (let i = 0; i < limit; i++) await login(aMailbox(), 'wrong-1', from(i));
    expect((await login(aMailbox(), 'wrong-1', from(limit))).code).toBe(userErrors.tooManyTries.code);
  });
});

test('the numbers of the contract are the ones that count', async () => {
  const real = await startAppForTest({ ROLE: 'api', TRUST_PROXY: 'true' });
  const { pool } = real.parts.database;
  const place = aPlace();
  const tryFrom = async (mailbox: string, headers = aPlace()) => {
    const { code, msg } = await real.call(userRoutes.login, {
      body: { mailbox, password: 'wrong-1' },
      headers,
    });
    return { refused: code === userErrors.tooManyTries.code, seconds: secondsIn(msg) };
  };
  const counted = (name: string, points: number) =>
    pool.query(`update limiter set points = $2 where key like $1 || '-count:%'`, [name, points]);

  await tryFrom(aMailbox(), place);
  await counted('address', userLimits.wrongFromAddress.freeTries - 1);
  expect(await tryFrom(aMailbox(), place)).toMatchObject({ refused: false });
  const second = await tryFrom(aMailbox(), place);
  expect(second.refused).toBe(true);
  expect(second.seconds).toBeLessThanOrEqual(userLimits.wrongFromAddress.firstDelayMs / 1000);

  const user = await aUser(real);
  await tryFrom(user.mailbox);
  await counted('password', userLimits.wrongPassword.freeTries - 1);
  expect(await tryFrom(user.mailbox)).toMatchObject({ refused: false });
  const fourth = await tryFrom(user.mailbox);
  expect(fourth.refused).toBe(true);
  expect(fourth.seconds).toBeLessThanOrEqual(userLimits.wrongPassword.firstDelayMs / 1000);
});

test('the counters name nobody, and take the longest mailbox there can be', async () => {
  const mailbox = `${'x'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(57)}.com`;
  expect(mailbox).toHaveLength(userLimits.mailbox.max);
  expect((await login(mailbox, 'wrong-1')).code).toBe(userErrors.wrongPassword.code);
  const { rows } = await app.parts.database.pool.query<{ key: string }>('select key from limiter');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join()).not.toMatch(/@|198\.18\./);
});

test('a login is remembered with its device, its address and its moment', async () => {
  const user = await aUser(app);
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  };
  const { data } = await login(user.mailbox, user.password, headers);
  type Row = { current: boolean; device: string; address: string };
  const { data: sessions } = await app.call<{ list: Row[] }>(userRoutes.sessions, {
    token: data!.accessToken,
  });
  expect(sessions?.list.filter(({ current }) => current)).toEqual([
    expect.objectContaining({ device: 'Chrome · Windows', address: '203.0.113.9' }),
  ]);
  const { rows } = await app.parts.database.pool.query(
    `select address from audit where action = 'user.logged-in' and actor_id = $1`,
    [user.id],
  );
  expect(rows).toEqual([{ address: '203.0.113.9' }]);
});
