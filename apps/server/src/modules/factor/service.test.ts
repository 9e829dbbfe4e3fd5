// Every PostgreSQL: the store of second factors, whose codes are good once.
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { factorErrors } from '@app/contract/factor/errors.ts';
import { sessionErrors } from '@app/contract/session/errors.ts';
import { factorLimits } from '@app/contract/factor/limits.ts';
import { factorRoutes } from '@app/contract/factor/routes.ts';
import type { FactorSetUp } from '@app/contract/factor/schema.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlace, type LoggedIn, mailsTo } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { codeNow, withFactor } from '../../testing/factors.ts';
import { startApp, startAppForTest, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'loopback' });
});
afterAll(() => app.stop());

const logIn = (user: TestUser, code?: string, on = app) =>
  on.call<LoggedIn & { setUpFactor?: true }>(userRoutes.login, {
    body: { mailbox: user.mailbox, password: user.password, ...(code === undefined ? {} : { code }) },
    headers: aPlace(),
  });
const auditOf = async (action: string, subject: string, on = app) =>
  (
    await on.parts.database.pool.query('select detail from audit where action = $1 and subject = $2', [
      action,
      subject,
    ])
  ).rows;

describe('switching it on', () => {
  test('it asks for the password and a code, and then the login asks for one', async () => {
    const user = await aUser(app);
    const { token, password } = user;
    expect((await app.call(factorRoutes.begin, { token, body: { password: 'wrong-1' } })).code).toBe(
      userErrors.currentPasswordWrong.code,
    );
    const begun = await app.call<FactorSetUp>(factorRoutes.begin, { token, body: { password } });
    const { secret, address } = begun.data!;
    expect(address).toContain(`otpauth://totp/Rostrum:${encodeURIComponent(user.mailbox)}?secret=${secret}`);
    expect((await logIn(user)).code).toBe(200);
    const confirmed = await app.call<{ recoveryCodes: string[] }>(factorRoutes.confirm, {
      token,
      body: { code: codeNow(secret) },
    });
    expect(new Set(confirmed.data?.recoveryCodes).size).toBe(factorLimits.recoveryCodes);
    expect((await app.call(factorRoutes.state, { token })).data).toMatchObject({
      on: true,
      recoveryCodesLeft: 10,
      demanded: false,
    });
    expect(await logIn(user)).toMatchObject({ code: factorErrors.codeNeeded.code, data: null });
    expect((await mailsTo(app, user.mailbox))[0]?.subject).toContain('两步验证');
    expect(await auditOf('user.factor-on', user.id)).toHaveLength(1);
  });

  test('it ends every other login, which asked for no code', async () => {
    const user = await aUser(app);
    const { token, password } = user;
    const other = (await logIn(user)).data!.accessToken;
    const oneTime = (await app.call<{ token: string }>(userRoutes.getToken, { token: other })).data!.token;
    const begun = await app.call<FactorSetUp>(factorRoutes.begin, { token, body: { password } });
    await app.call(factorRoutes.confirm, { token, body: { code: codeNow(begun.data!.secret) } });
    const codeOf = async (of: string) => (await app.call(userRoutes.info, { token: of })).code;
    expect(await codeOf(other)).toBe(userErrors.sessionLost.code);
    expect(await codeOf(oneTime)).toBe(userErrors.sessionLost.code);
    expect(await codeOf(token)).toBe(200);
  });

  test('a wrong code switches nothing on, and nothing can be begun while it is on', async () => {
    const user = await aUser(app);
    const { token, password } = user;
    expect((await app.call(factorRoutes.confirm, { token, body: { code: '000000' } })).code).toBe(
      factorErrors.notBegun.code,
    );
    const begun = await app.call<FactorSetUp>(factorRoutes.begin, { token, body: { password } });
    const wrong = codeNow(begun.data!.secret) === '000000' ? '111111' : '000000';
    expect((await app.call(factorRoutes.confirm, { token, body: { code: wrong } })).code).toBe(
      factorErrors.firstCodeWrong.code,
    );
    expect((await logIn(user)).code).toBe(200);
    await app.call(factorRoutes.confirm, { token, body: { code: codeNow(begun.data!.secret) } });
    expect((await app.call(factorRoutes.begin, { token, body: { password } })).code).toBe(
      factorErrors.alreadyOn.code,
    );
  });

  test('neither the secret nor a recovery code lies open in the database', async () => {
    const user = await aUser(app);
    const { secret, recoveryCodes } = await withFactor(app, user);
    const { rows } = await app.parts.database.pool.query<{ all: string }>(
      `select row_to_json(f)::text || coalesce((select string_agg(code_hash, ' ') from recovery_code r
       where r.user_id = f.user_id), '') as all from second_factor f where user_id = $1`,
      [user.id],
    );
    for (const open of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(rows[0]?.all).not.toContain(open);
    }
  });
});

describe('logging in', () => {
  test('a wrong password is a wrong password, whatever code comes with it', async () => {
    const user = await aUser(app);
    await withFactor(app, user);
    const wrong = { ...user, password: 'wrong-1' };
    expect((await logIn(wrong)).code).toBe(userErrors.wrongPassword.code);
    expect((await logIn(wrong, '123456')).code).toBe(userErrors.wrongPassword.code);
  });

  test('a code opens the account once: the same one is refused, and so is one from before it', async () => {
    const user = await aUser(app);
    const { secret } = await withFactor(app, user);
    const code = codeNow(secret, 1);
    expect((await logIn(user, ` ${code.slice(0, 3)} ${code.slice(3)} `)).code).toBe(200);
    expect((await logIn(user, code)).code).toBe(factorErrors.codeWrong.code);
    expect((await logIn(user, codeNow(secret, 0))).code).toBe(factorErrors.codeWrong.code);
  });

  test('of many who come with the same code at the same moment one gets in', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await withFactor(app, user);
    const code = recoveryCodes[0] ?? '';
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(user, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  });

  test('a recovery code works once, in any spelling', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await withFactor(app, user);
    const [first = '', second = ''] = recoveryCodes;
    const { code, data } = await logIn(user, first.toUpperCase().replace('-', ' '));
    expect(code).toBe(200);
    expect((await logIn(user, first)).code).toBe(factorErrors.codeWrong.code);
    expect((await app.call(factorRoutes.state, { token: data!.accessToken })).data).toMatchObject({
      recoveryCodesLeft: 9,
    });
    expect((await logIn(user, second)).code).toBe(200);
  });

  test('after five wrong codes the account waits, from whichever address they come', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await withFactor(app, user);
    const { freeTries } = factorLimits.wrongCode;
    const codes = [];
    for (let i = 0; i <= freeTries; i++) codes.push((await logIn(user, 'aaaaabbbbb')).code);
    expect(codes).toEqual([
      ...Array.from({ length: freeTries }, () => factorErrors.codeWrong.code),
      userErrors.tooManyTries.code,
    ]);
    expect((await logIn(user, recoveryCodes[0])).code).toBe(userErrors.tooManyTries.code);
    expect(await auditOf('user.login-refused', user.id)).toHaveLength(freeTries);
  });
});

describe('switching it off', () => {
  test('it asks for password and code, and then the password alone opens the account', async () => {
    const user = await aUser(app);
    const { token, password } = user;
    const { recoveryCodes } = await withFactor(app, user);
    const end = (body: object) => app.call(factorRoutes.end, { token, body });
    const [code = '', other = ''] = recoveryCodes;
    expect((await end({ password: 'wrong-1', code })).code).toBe(userErrors.currentPasswordWrong.code);
    expect((await end({ password, code: 'aaaaabbbbb' })).code).toBe(factorErrors.codeWrong.code);
    expect((await end({ password, code })).code).toBe(200);
    expect((await logIn(user)).code).toBe(200);
    expect((await end({ password, code: other })).code).toBe(factorErrors.notOn.code);
    expect(await auditOf('user.factor-off', user.id)).toHaveLength(1);
  });

  test('new recovery codes take the place of the old ones', async () => {
    const user = await aUser(app);
    const { token, password } = user;
    const { recoveryCodes } = await withFactor(app, user);
    const [used = '', old = ''] = recoveryCodes;
    const { data } = await app.call<{ recoveryCodes: string[] }>(factorRoutes.renewCodes, {
      token,
      body: { password, code: used },
    });
    expect((await logIn(user, old)).code).toBe(factorErrors.codeWrong.code);
    expect((await logIn(user, data?.recoveryCodes[0])).code).toBe(200);
  });

  test('an administrator resets that of a user, who is told; it is noted', async () => {
    const [user, keeper] = [await aUser(app), await aUser(app, { administrator: true })];
    const looker = await aUser(app, { administrator: true, grade: 1 });
    await withFactor(app, user);
    const reset = (token: string, id = user.id) => app.call(adminRoutes.resetFactor, { token, body: { id } });
    expect((await reset(looker.token)).code).toBe(commonErrors.notAllowed.code);
    const listed = await app.call<{ list: { secondFactor: boolean }[] }>(adminRoutes.users, {
      token: keeper.token,
      body: { search: user.mailbox },
    });
    expect(listed.data?.list).toMatchObject([{ secondFactor: true }]);
    expect((await reset(keeper.token)).code).toBe(200);
    expect((await logIn(user)).code).toBe(200);
    expect((await reset(keeper.token)).code).toBe(factorErrors.notOn.code);
    expect(await auditOf('admin.factor-reset', user.id)).toEqual([{ detail: { mailbox: user.mailbox } }]);
    expect((await mailsTo(app, user.mailbox))[0]?.subject).toContain('关闭两步验证');
  });
});

describe('where administrators must have it', () => {
  test('one without it can set it up, change the password and log out, and nothing else', async () => {
    const strict = await startAppForTest({ ROLE: 'api', ADMIN_SECOND_FACTOR: 'required' });
    const [keeper, user] = [await aUser(strict, { administrator: true }), await aUser(strict)];
    const { data } = await logIn(keeper, undefined, strict);
    expect(data?.setUpFactor).toBe(true);
    const token = data!.accessToken;
    for (const route of [userRoutes.info, userRoutes.permission, adminRoutes.users, userRoutes.getToken]) {
      expect((await strict.call(route, { token, body: route.method === 'GET' ? undefined : {} })).code).toBe(
        sessionErrors.factorNeeded.code,
      );
    }
    expect((await strict.call(factorRoutes.state, { token })).data).toMatchObject({ demanded: true });
    await withFactor(strict, { ...keeper, token });
    expect((await strict.call(userRoutes.info, { token })).code).toBe(200);
    expect((await strict.call(adminRoutes.users, { token, body: {} })).code).toBe(200);
    const ordinary = await logIn(user, undefined, strict);
    expect(ordinary.data?.setUpFactor).toBeUndefined();
    expect((await strict.call(userRoutes.info, { token: ordinary.data!.accessToken })).code).toBe(200);
  });
});

test('who starts the server can switch off the one of an only administrator', async () => {
  const user = await aUser(app, { administrator: true });
  await withFactor(app, user);
  expect((await logIn(user)).code).toBe(factorErrors.codeNeeded.code);
  await startAppForTest({ ROLE: 'api', DATABASE_URL: app.databaseUrl, SECOND_FACTOR_OFF: user.mailbox });
  expect((await logIn(user)).code).toBe(200);
  expect(await auditOf('admin.factor-reset', user.id)).toHaveLength(1);
});
