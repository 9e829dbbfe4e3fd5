// Every PostgreSQL: administrators meet, and lists are searched.
import { adminErrors } from '@app/contract/admin/errors.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { openEvents } from '../../../testing/event-client.ts';
import { startApp, startAppForTest, type TestApp } from '../../../testing/start-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  admin = await aUser(app, { administrator: true });
});
afterAll(() => app.stop());

type Noted = { subject: string; detail: Record<string, unknown>; address: string; actorMailbox: string };
type Row = {
  id: string;
  level: string;
  type: string;
  permissionLevel: number;
  disabled: boolean;
  credits: number;
};

const update = (body: object, by = admin, on = app) =>
  on.call<Row>(adminRoutes.updateUser, { token: by.token, body });
async function notes(action: string, subject: string): Promise<Noted[]> {
  const body = { action, subject };
  return (await app.call<{ list: Noted[] }>(adminRoutes.audit, { token: admin.token, body })).data!.list;
}
async function lastMail(to: string): Promise<string> {
  const { rows } = await app.parts.database.pool.query<{ text: string }>(
    'select text from mail where "to" = $1 order by id desc limit 1',
    [to],
  );
  return rows[0]?.text ?? '';
}
const isOpen = async (user: TestUser) =>
  (await app.call(userRoutes.info, { token: user.token })).code !== userErrors.sessionLost.code;

describe('changing an account', () => {
  test('the level changes with what it gives, and the log says from what to what', async () => {
    const user = await aUser(app);
    const { data } = await update({ id: user.id, level: 'vip3' });
    expect(data).toMatchObject({ id: user.id, level: 'vip3', credits: rightsOf('vip3').credits });
    const [noted] = await notes('admin.user-updated', user.id);
    expect(noted).toMatchObject({
      actorMailbox: admin.mailbox,
      detail: { mailbox: user.mailbox, level: 'ordinary → vip3' },
    });
    expect(noted!.address).not.toBe('');
    expect((await update({ id: user.id, level: 'ordinary' })).data?.level).toBe('ordinary');
    // What is as it was is no change.
    expect((await update({ id: user.id, level: 'ordinary', disabled: false })).code).toBe(200);
    expect(await notes('admin.user-updated', user.id)).toHaveLength(2);
  });

  test('disabling ends the sessions and the event stream at once; enabling lets in again', async () => {
    const user = await aUser(app);
    const events = await openEvents(`${app.origin}/web-api/portrait/sse/connect/${user.id}`, user.token);
    await events.next();
    expect((await update({ id: user.id, disabled: true })).data?.disabled).toBe(true);
    await expect(events.next()).rejects.toThrow(/ended|terminated/);
    expect(await isOpen(user)).toBe(false);
    await update({ id: user.id, disabled: false });
    // The old session is gone for good.
    expect(await isOpen(user)).toBe(false);
    const { mailbox, password } = user;
    expect((await app.call(userRoutes.login, { body: { mailbox, password } })).code).toBe(200);
  });

  test('an administrator’s grade is given and taken away', async () => {
    const user = await aUser(app);
    const outbox = () => app.call(adminRoutes.outbox, { token: user.token, body: {} });
    expect((await update({ id: user.id, permissionLevel: 1 })).data).toMatchObject({
      type: 'administrator',
      permissionLevel: 1,
    });
    expect((await outbox()).code).toBe(200);
    expect((await update({ id: user.id, permissionLevel: 0 })).data?.type).toBe('ordinary');
    expect((await outbox()).code).toBe(commonErrors.notAllowed.code);
  });

  test.each([
    ['nothing to change', {}],
    ['a level that is none', { level: 'gold' }],
    ['a grade that is none', { permissionLevel: 3 }],
    ['the password', { passwordHash: 'x' }],
  ])('%s is refused', async (_name, change) => {
    const { id } = await aUser(app);
    expect((await update({ id, ...change })).code).toBe(commonErrors.invalidInput.code);
  });

  test('an account that is not there is not found', async () => {
    expect((await update({ id: newId(), disabled: true })).code).toBe(commonErrors.notFound.code);
    const body = { id: newId() };
    expect((await app.call(adminRoutes.resetUser, { token: admin.token, body })).code).toBe(
      commonErrors.notFound.code,
    );
    const params = { id: newId() };
    expect((await app.call(adminRoutes.removeUser, { token: admin.token, params })).code).toBe(
      commonErrors.notFound.code,
    );
  });
});

describe('an installation is never without an administrator', () => {
  test('nobody changes, resets or removes itself', async () => {
    const { id, token } = admin;
    for (const answer of [
      await update({ id, permissionLevel: 1 }),
      await update({ id, disabled: true }),
      await app.call(adminRoutes.resetUser, { token, body: { id } }),
      await app.call(adminRoutes.removeUser, { token, params: { id } }),
    ]) {
      expect(answer.code).toBe(adminErrors.notYourself.code);
    }
  });

  test.each(['disabling', 'demoting', 'removing'])(
    'of two administrators who are %s each other at the same moment one stays',
    async (way) => {
      const own = await startAppForTest({ ROLE: 'api' });
      await own.parts.database.pool.query(`update "user" set administrator = false, permission_level = 0`);
      const pair = [await aUser(own, { administrator: true }), await aUser(own, { administrator: true })];
      const strike = ({ token }: TestUser, { id }: TestUser) => {
        if (way === 'removing') return own.call(adminRoutes.removeUser, { token, params: { id } });
        const body = way === 'disabling' ? { id, disabled: true } : { id, permissionLevel: 0 };
        return own.call(adminRoutes.updateUser, { token, body });
      };
      const [ada, ben] = pair as [TestUser, TestUser];
      const codes = (await Promise.all([strike(ada, ben), strike(ben, ada)])).map(({ code }) => code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      const { rows } = await own.parts.database.pool.query(
        `select 1 from "user" where administrator and permission_level = 2 and not disabled`,
      );
      expect(rows).toHaveLength(1);
    },
  );
});

describe('adding an account', () => {
  test('its owner gets a link to set a password, and is then asked for an invitation code', async () => {
    const mailbox = `${newId()}@example.com`;
    const body = { mailbox, nickname: '新同事', level: 'vip1' };
    const { code, data } = await app.call<{ id: string }>(adminRoutes.addUser, { token: admin.token, body });
    expect(code).toBe(200);
    const [noted] = await notes('admin.user-added', data!.id);
    expect(noted?.detail).toEqual({ mailbox, level: 'vip1' });

    const token = /token=([\w-]+)/.exec(await lastMail(mailbox))?.[1];
    expect(JSON.stringify(noted)).not.toContain(token);
    const changed = await app.call(userRoutes.changePassword, { body: { token, password: 'chosen-1' } });
    expect(changed.code).toBe(200);
    const login = await app.call<{ accessToken: string }>(userRoutes.login, {
      body: { mailbox, password: 'chosen-1' },
    });
    const { accessToken } = login.data!;
    expect((await app.call(userRoutes.permission, { token: accessToken })).code).toBe(
      userErrors.inviteNeeded.code,
    );
  });

  test.each([
    { mailbox: 'no mailbox' },
    { nickname: '' },
    { nickname: 'x'.repeat(21) },
    { level: 'gold' },
    { password: 'x' },
  ])('%j is refused', async (wrong) => {
    const body = { mailbox: `${newId()}@example.com`, nickname: 'new', ...wrong };
    const { code } = await app.call(adminRoutes.addUser, { token: admin.token, body });
    expect(code).toBe(commonErrors.invalidInput.code);
  });

  test('of two who add the same mailbox at the same moment one does', async () => {
    const body = { mailbox: `${newId()}@example.com`, nickname: 'twin' };
    const add = () => app.call(adminRoutes.addUser, { token: admin.token, body });
    const codes = (await Promise.all([add(), add()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, adminErrors.mailboxTaken.code]);
  });
});

test('a reset ends the sessions and mails a link that sets a new password', async () => {
  const user = await aUser(app);
  const { code } = await app.call(adminRoutes.resetUser, { token: admin.token, body: { id: user.id } });
  expect(code).toBe(200);
  expect(await isOpen(user)).toBe(false);
  const token = /token=([\w-]+)/.exec(await lastMail(user.mailbox))?.[1];
  const verified = await app.call<{ valid: boolean }>(userRoutes.verifyToken, { body: { token } });
  expect(verified.data?.valid).toBe(true);
  expect((await notes('admin.user-reset', user.id))[0]?.detail).toEqual({ mailbox: user.mailbox });
});

test('a removed account is gone, with a receipt, and the log keeps its mailbox masked', async () => {
  const user = await aUser(app);
  await update({ id: user.id, level: 'vip1' });
  const params = { id: user.id };
  const { code, data } = await app.call<{ receipt: string; items: { kind: string }[] }>(
    adminRoutes.removeUser,
    {
      token: admin.token,
      params,
    },
  );
  expect(code).toBe(200);
  expect(data?.receipt).not.toBe('');
  expect(data?.items.map(({ kind }) => kind)).toContain('ledger-entries');
  expect(await isOpen(user)).toBe(false);
  const [noted] = await notes('admin.user-removed', user.id);
  expect(noted).toMatchObject({ actorMailbox: admin.mailbox, detail: { receipt: data?.receipt } });
  for (const action of ['admin.user-removed', 'admin.user-updated']) {
    const [row] = await notes(action, user.id);
    expect(row?.detail['mailbox']).toBe(user.mailbox.replace(/^(.).*@/, '$1***@'));
  }
});

describe('granting', () => {
  const grant = (body: object, headers: Record<string, string> = {}) =>
    app.call<{ balance: number }>(adminRoutes.grant, { token: admin.token, body, headers });

  test('books on any ledger, both ways, and notes why', async () => {
    const { id, mailbox } = await aUser(app);
    for (const ledger of ['credits', 'helper-uses', 'interactions', 'storage']) {
      expect((await grant({ id, ledger, amount: 50, reason: '补偿' })).data).toEqual({ balance: 50 });
      expect((await grant({ id, ledger, amount: -20, reason: '多发了' })).data).toEqual({ balance: 30 });
    }
    expect((await notes('admin.credits-granted', id))[0]?.detail).toEqual({
      mailbox,
      ledger: 'storage',
      amount: -20,
      reason: '多发了',
      balance: 30,
    });
    expect(await app.parts.credits.findDifferences()).toEqual([]);
  });

  test('never takes a balance below zero, and notes nothing then', async () => {
    const { id } = await aUser(app);
    await grant({ id, ledger: 'credits', amount: 5, reason: 'x' });
    const short = await grant({ id, ledger: 'credits', amount: -6, reason: 'x' });
    expect(short.code).toBe(creditErrors.insufficient.code);
    expect((await app.parts.credits.balancesOf(id)).credits).toBe(5);
    expect(await notes('admin.credits-granted', id)).toHaveLength(1);
  });

  test('two at the same moment cannot take the same credits twice', async () => {
    const { id } = await aUser(app);
    await grant({ id, ledger: 'credits', amount: 5, reason: 'x' });
    const take = () => grant({ id, ledger: 'credits', amount: -5, reason: 'x' });
    const codes = (await Promise.all([take(), take()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, creditErrors.insufficient.code]);
  });

  test('the same Idempotency-Key books once, also at the same moment; another books again', async () => {
    const { id } = await aUser(app);
    const body = { id, ledger: 'credits', amount: 5, reason: 'x' };
    const key = newId();
    const send = (name: string) => grant(body, { 'idempotency-key': name });
    await Promise.all([send(key), send(key)]);
    expect((await send(key)).data).toEqual({ balance: 5 });
    expect(await notes('admin.credits-granted', id)).toHaveLength(1);
    expect((await send('y'.repeat(5_000))).data).toEqual({ balance: 10 });
  });

  test.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: 1e14 },
    { ledger: 'gold' },
    { reason: '  ' },
    { reason: 'x'.repeat(201) },
  ])('%j is refused', async (wrong) => {
    const { id } = await aUser(app);
    const { code } = await grant({ id, ledger: 'credits', amount: 1, reason: 'x', ...wrong });
    expect(code).toBe(commonErrors.invalidInput.code);
  });

  test('to an account that is not there is not found', async () => {
    expect((await grant({ id: newId(), ledger: 'credits', amount: 1, reason: 'x' })).code).toBe(
      commonErrors.notFound.code,
    );
  });
});
