import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { inviteErrors } from '@app/contract/invite/errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { User } from '@app/contract/user/schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aCode, aMailbox, anInvite, aPlace, mailsTo, onePixel, tokenIn } from '../../../testing/accounts.ts';
import { aToken, aUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

const triesFromAddress = 10;
let app: TestApp;
beforeAll(async () => {
  const limits = { wrongFromAddress: { ...userLimits.wrongFromAddress, freeTries: triesFromAddress } };
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true' }, { limits });
});
afterAll(() => app.stop());

type Changed = { user: User };
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;
const codeOf = async (route: RouteDef, token: string) => (await app.call(route, { token })).code;
const login = (mailbox: string, password: string) =>
  app.call<{ accessToken: string }>(userRoutes.login, { body: { mailbox, password }, headers: aPlace() });
const forgot = (mailbox: string, headers = aPlace()) =>
  app.call(userRoutes.forgotPassword, { body: { mailbox }, headers });
const lost = userErrors.sessionLost.code;

async function aResetToken(mailbox: string): Promise<string> {
  await forgot(mailbox);
  return tokenIn((await mailsTo(app, mailbox))[0]?.text ?? '');
}

describe('a forgotten password', () => {
  test('brings a link to the mailbox of an account, at most once a minute', async () => {
    const user = await aUser(app);
    expect(await forgot(user.mailbox)).toMatchObject({ code: 200, data: { againAfterSeconds: 60 } });
    const [mail] = await mailsTo(app, user.mailbox);
    expect(mail?.text).toContain(`http://localhost:${app.port}/changePwd?token=`);
    expect((await forgot(user.mailbox)).code).toBe(userErrors.codeTooSoon.code);
  });

  test('asked for by forty at once brings one link, and uses up no more than that', async () => {
    const user = await aUser(app);
    const answers = await Promise.all(Array.from({ length: 40 }, () => forgot(user.mailbox)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === userErrors.codeTooSoon.code)).toHaveLength(39);
    expect(await mailsTo(app, user.mailbox)).toHaveLength(1);
    await query(`update session set created_at = created_at - interval '61 seconds' where user_id = $1`, [
      user.id,
    ]);
    expect((await forgot(user.mailbox)).code).toBe(200);
  });

  test('is mended although strangers ask for codes to that mailbox all day', async () => {
    const user = await aUser(app);
    const sendCode = () =>
      app.call(userRoutes.sendCode, {
        body: { mailbox: user.mailbox, purpose: 'register' },
        headers: aPlace(),
      });
    for (let i = 0; i < userLimits.codesToMailbox.count; i++) {
      expect((await sendCode()).code).toBe(200);
      await query(
        `update verification_code set created_at = created_at - interval '61 seconds' where mailbox = $1`,
        [user.mailbox],
      );
    }
    expect((await sendCode()).code).toBe(userErrors.tooManyTries.code);
    expect((await forgot(user.mailbox)).code).toBe(200);
  });

  test('is refused for a mailbox without an account; who tries many has to wait', async () => {
    const place = aPlace();
    for (let i = 0; i < triesFromAddress; i++) {
      expect((await forgot(aMailbox(), place)).code).toBe(userErrors.mailboxUnknown.code);
    }
    expect((await forgot(aMailbox(), place)).code).toBe(userErrors.tooManyTries.code);
  });

  test('the link is told from others before a password is asked for, and opens no other call', async () => {
    const user = await aUser(app);
    const token = await aResetToken(user.mailbox);
    const verify = (given: string) => app.call(userRoutes.verifyToken, { body: { token: given } });
    expect((await verify(token)).data).toEqual({
      valid: true,
      mailbox: user.mailbox.replace(/^(.)[^@]*/, '$1***'),
    });
    for (const other of ['x', user.token, 'x'.repeat(200)]) {
      expect((await verify(other)).data).toEqual({ valid: false, mailbox: '' });
    }
    expect(await codeOf(userRoutes.info, token)).toBe(lost);
    const rows = await query('select * from session where user_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('the link sets a new password once, and ends every token of the account', async () => {
    const user = await aUser(app);
    const oneTime = await aToken(app, 'one-time', { userId: user.id });
    const token = await aResetToken(user.mailbox);
    await query(`update session set created_at = created_at - interval '2 minutes' where user_id = $1`, [
      user.id,
    ]);
    const second = await aResetToken(user.mailbox);
    const change = (given: string) =>
      app.call(userRoutes.changePassword, { body: { token: given, password: 'secret-2' } });
    const answers = await Promise.all([change(token), change(token)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      userErrors.resetLinkInvalid.code,
    ]);
    expect(answers.find(({ code }) => code === 200)?.data).toEqual({ accessToken: null });
    expect((await change(second)).code).toBe(userErrors.resetLinkInvalid.code);
    for (const dead of [user.token, oneTime]) expect(await codeOf(userRoutes.info, dead)).toBe(lost);
    expect((await login(user.mailbox, user.password)).code).toBe(userErrors.wrongPassword.code);
    expect((await login(user.mailbox, 'secret-2')).code).toBe(200);
    expect((await mailsTo(app, user.mailbox))[0]?.subject).toBe('你的开讲密码已修改');
  });

  test('a link that is 30 minutes old opens nothing', async () => {
    const user = await aUser(app);
    const token = await aResetToken(user.mailbox);
    await query("update session set expires_at = now() - interval '1 second' where user_id = $1", [user.id]);
    const body = { token, password: 'secret-2' };
    expect((await app.call(userRoutes.changePassword, { body })).code).toBe(userErrors.resetLinkInvalid.code);
  });

  test('lets the owner in at once, although somebody was guessing', async () => {
    const user = await aUser(app);
    for (let i = 0; i < userLimits.wrongPassword.freeTries; i++) await login(user.mailbox, 'wrong-1');
    expect((await login(user.mailbox, user.password)).code).toBe(userErrors.tooManyTries.code);
    const body = { token: await aResetToken(user.mailbox), password: 'secret-2' };
    await app.call(userRoutes.changePassword, { body });
    expect((await login(user.mailbox, 'secret-2')).code).toBe(200);
  });
});

describe('changing the password when logged in', () => {
  const change = (token: string | undefined, oldPassword: string) =>
    app.call<{ accessToken: string }>(userRoutes.changePassword, {
      ...(token === undefined ? {} : { token }),
      body: { oldPassword, password: 'secret-2' },
      headers: aPlace(),
    });

  test('ends every session and gives this browser a new token, remembered as long as the one before', async () => {
    const user = await aUser(app);
    const other = await aToken(app, 'user', { userId: user.id });
    const { code, data } = await change(user.token, user.password);
    expect(code).toBe(200);
    for (const dead of [user.token, other]) expect(await codeOf(userRoutes.info, dead)).toBe(lost);
    expect(await codeOf(userRoutes.info, data!.accessToken)).toBe(200);
  });

  test('needs the old one, and somebody who is logged in', async () => {
    const user = await aUser(app);
    expect((await change(user.token, 'wrong-1')).code).toBe(userErrors.currentPasswordWrong.code);
    expect((await change(undefined, user.password)).code).toBe(lost);
    expect((await change('not-a-token', user.password)).code).toBe(lost);
    expect(await codeOf(userRoutes.info, user.token)).toBe(200);
  });

  test('a stolen session cannot guess it', async () => {
    const user = await aUser(app);
    for (let i = 0; i < userLimits.wrongPassword.freeTries; i++) await change(user.token, `wrong-${i}`);
    expect((await change(user.token, user.password)).code).toBe(userErrors.tooManyTries.code);
  });

  test('works for an account that has no invitation yet', async () => {
    const user = await aUser(app, { invited: false });
    expect((await change(user.token, user.password)).code).toBe(200);
  });
});

describe('the profile', () => {
  test('takes nickname, language, theme, the place of the assistant and the end of the first visit', async () => {
    const user = await aUser(app);
    const place = { top: 200, left: 1172, windowHeight: 800, windowWidth: 1280 };
    const put = (body: object) =>
      app.call<Changed>(userRoutes.put, { token: user.token, body: { id: user.id, ...body } });
    const { data } = await put({
      nickname: ' Ada ',
      language: 'en-US',
      theme: 'dark',
      assistantLocation: JSON.stringify(place),
      isFirst: false,
    });
    expect(data?.user).toMatchObject({
      nickname: 'Ada',
      language: 'en-US',
      theme: 'dark',
      assistantLocation: JSON.stringify(place),
      isFirst: false,
    });
    expect((await put({})).data).toEqual(data);
    expect((await put({ theme: 'auto' })).data?.user).toMatchObject({ nickname: 'Ada', theme: 'auto' });
    for (const wrong of [
      { isFirst: true },
      { nickname: '' },
      { mailbox: 'a@b.cn' },
      { assistantLocation: '{' },
    ]) {
      expect((await put(wrong)).code).toBe(commonErrors.invalidInput.code);
    }
  });

  test('of another is not there', async () => {
    const [user, other] = [await aUser(app), await aUser(app, { administrator: true })];
    const body = { id: other.id, nickname: 'Mine' };
    expect((await app.call(userRoutes.put, { token: user.token, body })).code).toBe(
      commonErrors.notFound.code,
    );
    const [row] = await query('select nickname from "user" where id = $1', [other.id]);
    expect(row).toEqual({ nickname: 'tester' });
  });
});

describe('the mailbox', () => {
  const change = (token: string, mailbox: string, verificationCode: string, password: string) =>
    app.call<Changed>(userRoutes.changeMailbox, {
      token,
      body: { mailbox, verificationCode, password },
      headers: aPlace(),
    });

  test('is changed by a code sent to the new one and the password; the old one is told and its links are dead', async () => {
    const user = await aUser(app);
    const reset = await aResetToken(user.mailbox);
    const mailbox = aMailbox();
    const code = await aCode(app, mailbox, 'change-mailbox');
    expect((await change(user.token, mailbox, code, 'wrong-1')).code).toBe(
      userErrors.currentPasswordWrong.code,
    );
    const { data } = await change(user.token, mailbox, code, user.password);
    expect(data?.user.mailbox).toBe(mailbox);
    expect((await mailsTo(app, user.mailbox))[0]?.text).toContain(mailbox.replace(/^(.)[^@]*/, '$1***'));
    const body = { token: reset, password: 'secret-2' };
    expect((await app.call(userRoutes.changePassword, { body })).code).toBe(userErrors.resetLinkInvalid.code);
    expect((await login(user.mailbox, user.password)).code).toBe(userErrors.wrongPassword.code);
    expect((await login(mailbox, user.password)).code).toBe(200);
    expect(await codeOf(userRoutes.info, user.token)).toBe(200);
    expect((await change(user.token, mailbox, code, user.password)).code).toBe(
      userErrors.verificationCodeWrong.code,
    );
  });

  test('of another account cannot be taken, not even by who has a code for it', async () => {
    const user = await aUser(app);
    const mailbox = aMailbox();
    const code = await aCode(app, mailbox, 'change-mailbox');
    const other = await aUser(app);
    await query('update "user" set mailbox = $1 where id = $2', [mailbox, other.id]);
    expect((await change(user.token, mailbox, code, user.password)).code).toBe(userErrors.mailboxTaken.code);
  });
});

describe('the picture', () => {
  const png = onePixel;
  async function upload(token: string, content: Buffer, name = 'me.png') {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const response = await app.send(userRoutes.setPicture, { token }, { body: form });
    return (await response.json()) as { code: number; data: Changed | null };
  }
  const uses = (userId: string) =>
    query('select 1 from file_use where used_by = $1', [`user-picture:${userId}`]);

  const keyOf = async (userId: string) => {
    const [row] = await query<{ picture_key: string }>('select picture_key from "user" where id = $1', [
      userId,
    ]);
    return row!.picture_key;
  };
  const opens = async (address: string) =>
    ((await (await fetch(app.origin + address)).json()) as { code: number }).code;

  test('is shown by a signed address that dies with it; what is replaced or removed is released', async () => {
    const user = await aUser(app);
    const own = Buffer.concat([png, Buffer.from(user.id)]);
    const address = (await upload(user.token, own)).data!.user.picture!;
    const shown = await fetch(app.origin + address);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(own);

    const first = await keyOf(user.id);
    const second = (await upload(user.token, Buffer.concat([own, own]))).data!.user.picture!;
    expect(await opens(address)).toBe(uploadErrors.linkExpired.code);
    expect(await app.parts.storage.size(first)).toBeUndefined();
    expect(await uses(user.id)).toHaveLength(1);

    const last = await keyOf(user.id);
    const removed = await app.call<Changed>(userRoutes.removePicture, { token: user.token });
    expect(removed.data?.user.picture).toBeNull();
    expect(await opens(second)).toBe(uploadErrors.linkExpired.code);
    expect(await app.parts.storage.size(last)).toBeUndefined();
    expect(await uses(user.id)).toHaveLength(0);
  });

  test('the signature of one account opens no picture of another', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const address = (await upload(user.token, png)).data!.user.picture!;
    await upload(other.token, png);
    const stolen = address.replace(user.id, other.id);
    expect(await opens(stolen)).toBe(uploadErrors.linkExpired.code);
    const nobody = address.replace(user.id, newId());
    expect(await opens(nobody)).toBe(commonErrors.notFound.code);
  });

  test('is a PNG or JPG by its bytes, of at most 5 MB', async () => {
    const user = await aUser(app);
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload(user.token, page)).code).toBe(userErrors.pictureType.code);
    expect((await upload(user.token, readFileSync(path.join(app.env.root, 'package.json')))).code).toBe(
      userErrors.pictureType.code,
    );
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(user.token, large)).code).toBe(userErrors.pictureTooLarge.code);
    expect(await uses(user.id)).toHaveLength(0);
  });
});

describe('sessions', () => {
  type Row = { id: string; current: boolean };
  const list = async (token: string) =>
    (await app.call<{ list: Row[] }>(userRoutes.sessions, { token })).data!.list;

  test('one ends another of its own, and nobody ends those of others', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const second = await aToken(app, 'user', { userId: user.id });
    await aToken(app, 'one-time', { userId: user.id });
    const rows = await list(user.token);
    expect(rows.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const { id } = rows.find(({ current }) => !current)!;
    const end = async (token: string, session: string) =>
      (await app.call(userRoutes.endSession, { token, params: { id: session } })).code;
    expect(await end(other.token, id)).toBe(commonErrors.notFound.code);
    expect(await codeOf(userRoutes.info, second)).toBe(200);
    expect(await end(user.token, id)).toBe(200);
    expect(await codeOf(userRoutes.info, second)).toBe(lost);
    expect(await end(user.token, id)).toBe(commonErrors.notFound.code);
    expect(await end(user.token, newId())).toBe(commonErrors.notFound.code);
  });

  test('logging out everywhere ends all of them, with every other token', async () => {
    const user = await aUser(app);
    const second = await aToken(app, 'user', { userId: user.id });
    const reset = await aResetToken(user.mailbox);
    expect(await codeOf(userRoutes.logoutEverywhere, user.token)).toBe(200);
    for (const token of [user.token, second]) expect(await codeOf(userRoutes.info, token)).toBe(lost);
    const body = { token: reset };
    expect((await app.call(userRoutes.verifyToken, { body })).data).toMatchObject({ valid: false });
  });

  test('what has expired is forgotten', async () => {
    const user = await aUser(app);
    const token = await aToken(app, 'reset', { userId: user.id, expiresAt: new Date(Date.now() - 1000) });
    const mailbox = aMailbox();
    await aCode(app, mailbox);
    await query("update verification_code set expires_at = now() - interval '1 second' where mailbox = $1", [
      mailbox,
    ]);
    await app.parts.users.forgetExpired();
    expect(await query('select 1 from session where user_id = $1', [user.id])).toHaveLength(1);
    expect(await query('select 1 from verification_code where mailbox = $1', [mailbox])).toHaveLength(0);
    expect(await codeOf(userRoutes.info, token)).toBe(lost);
  });
});

describe('an account without an invitation', () => {
  const redeem = (token: string, code: string) =>
    app.call<Changed>(userRoutes.inviteCode, { token, body: { code }, headers: aPlace() });

  test('is opened by a code, once', async () => {
    const user = await aUser(app, { invited: false });
    expect(await codeOf(userRoutes.permission, user.token)).toBe(userErrors.inviteNeeded.code);
    const blank = await redeem(user.token, '  ');
    expect(blank.msg).toContain('邀请码不能为空');
    const expired = await anInvite(app, { expiresAt: new Date(Date.now() - 1) });
    for (const wrong of ['NOSUCHCODE', expired]) {
      expect((await redeem(user.token, wrong)).code).toBe(inviteErrors.codeInvalid.code);
    }
    const code = await anInvite(app, { uses: 5, kind: 'member' });
    const answers = await Promise.all([redeem(user.token, code), redeem(user.token, code)]);
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([
      200,
      inviteErrors.alreadyInvited.code,
    ]);
    const [row] = await query('select uses_left, redeemed from invite_code where code = $1', [code]);
    expect(row).toEqual({ uses_left: 4, redeemed: 1 });
    expect(await codeOf(userRoutes.permission, user.token)).toBe(200);
    const [owner] = await query('select invite_kind from "user" where id = $1', [user.id]);
    expect(owner).toEqual({ invite_kind: 3 });
  });
});
