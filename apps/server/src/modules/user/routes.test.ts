import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../platform/tokens.ts';
import { aToken, aUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.stop());

type LoggedIn = { accessToken: string; user: { id: string; type: string } };
const login = (mailbox: string, password: string) =>
  app.call<LoggedIn>(userRoutes.login, { body: { mailbox, password } });

describe('login', () => {
  test('the first start gives an administrator who can log in', async () => {
    const { mailbox, password } = app.firstLogin!;
    const { code, data } = await login(mailbox, password);
    expect(code).toBe(200);
    expect(data?.user.type).toBe('administrator');
  });

  test('the mailbox may be written in any case', async () => {
    const user = await aUser(app);
    expect((await login(user.mailbox.toUpperCase(), user.password)).code).toBe(200);
  });

  test('a wrong password and an unknown mailbox get the same answer', async () => {
    const user = await aUser(app);
    const wrong = await login(user.mailbox, 'wrong-1');
    const unknown = await login('nobody@example.com', 'wrong-1');
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe(userErrors.wrongPassword.code);
  });

  test('a disabled account is told so, but only with its password', async () => {
    const user = await aUser(app, { disabled: true });
    expect((await login(user.mailbox, user.password)).code).toBe(userErrors.disabled.code);
    expect((await login(user.mailbox, 'wrong-1')).code).toBe(userErrors.wrongPassword.code);
  });
});

describe('tokens', () => {
  test('a bare token is accepted like a bearer token', async () => {
    const user = await aUser(app);
    const answer = await app.call(userRoutes.info, { headers: { authorization: user.token } });
    expect(answer).toMatchObject({ code: 200, data: { user: { id: user.id }, accessToken: user.token } });
  });

  test('after logout the token opens nothing', async () => {
    const user = await aUser(app);
    expect((await app.call(userRoutes.logout, { token: user.token })).code).toBe(200);
    expect((await app.call(userRoutes.info, { token: user.token })).code).toBe(userErrors.sessionLost.code);
  });

  test('a one-time token works once and is replaced by an access token', async () => {
    const user = await aUser(app);
    const given = await app.call<{ token: string }>(userRoutes.getToken, { token: user.token });
    const token = given.data!.token;
    const [first, second] = await Promise.all([
      app.call<LoggedIn>(userRoutes.info, { token }),
      app.call<LoggedIn>(userRoutes.info, { token }),
    ]);
    expect([first.code, second.code].toSorted((a, b) => a - b)).toEqual([200, userErrors.sessionLost.code]);
    const accessToken = (first.data ?? second.data)!.accessToken;
    expect(accessToken).not.toBe(token);
    expect((await app.call(userRoutes.info, { token: accessToken })).code).toBe(200);
    expect((await app.call(userRoutes.info, { token })).code).toBe(userErrors.sessionLost.code);
  });

  test.each([
    ['logging out', (token: string) => app.call(userRoutes.logout, { token })],
    ['logging out everywhere', (token: string) => app.call(userRoutes.logoutEverywhere, { token })],
  ])('a one-time token dies with the session that made it: %s', async (_what, end) => {
    const user = await aUser(app);
    const { data } = await app.call<{ token: string }>(userRoutes.getToken, { token: user.token });
    await end(user.token);
    const late = await app.call(userRoutes.info, { token: data!.token });
    expect(late.code).toBe(userErrors.sessionLost.code);
  });

  test('a login ends after 90 days however often it is used, and so does what was made from it', async () => {
    const user = await aUser(app);
    const { data } = await login(user.mailbox, user.password);
    const token = data!.accessToken;
    const { rows } = await app.parts.database.pool.query<{ days: number }>(
      'select extract(day from ends_at - created_at)::int as days from session where token_hash = $1',
      [hashToken(token)],
    );
    expect(rows[0]?.days).toBe(90);
    const endsAt = new Date(Date.now() + 60_000);
    await app.parts.database.pool.query(
      'update session set ends_at = $1, expires_at = $1 where token_hash = $2',
      [endsAt, hashToken(token)],
    );
    await app.call(userRoutes.info, { token });
    const given = await app.call<{ token: string }>(userRoutes.getToken, { token });
    const next = await app.call<LoggedIn>(userRoutes.info, { token: given.data!.token });
    const ends = await app.parts.database.pool.query<{ expires_at: Date }>(
      'select expires_at from session where token_hash = any($1)',
      [[hashToken(token), hashToken(next.data!.accessToken)]],
    );
    expect(ends.rows.map((row) => row.expires_at)).toEqual([endsAt, endsAt]);
  });

  test('a session that is used moves its end', async () => {
    const user = await aUser(app);
    const soon = new Date(Date.now() + 60_000);
    const token = await aToken(app, 'user', { userId: user.id, expiresAt: soon });
    await app.call(userRoutes.info, { token });
    const { rows } = await app.parts.database.pool.query<{ expires_at: Date }>(
      'select expires_at from session where user_id = $1 order by expires_at desc limit 1',
      [user.id],
    );
    expect(rows[0]!.expires_at.getTime()).toBeGreaterThan(soon.getTime());
  });

  test('the database keeps no token', async () => {
    const user = await aUser(app);
    const { rows } = await app.parts.database.pool.query('select * from session where user_id = $1', [
      user.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(user.token);
  });
});

// Last: it uses up the free tries of this address.
test('after some wrong passwords the account has to wait, even with the right one', async () => {
  const user = await aUser(app);
  for (let i = 0; i < userLimits.wrongPassword.freeTries; i++) await login(user.mailbox, 'wrong-1');
  const refused = await login(user.mailbox, user.password);
  expect(refused.code).toBe(userErrors.tooManyTries.code);
  expect(refused.msg).toMatch(/请 \d+ 秒后再试/);
});
