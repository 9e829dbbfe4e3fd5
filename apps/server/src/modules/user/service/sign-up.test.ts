// Every PostgreSQL: the store of users, with sign-ups that meet.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { creditRewards } from '@app/contract/credit/limits.ts';
import { inviteErrors } from '@app/contract/invite/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { parseMail, startSmtp } from '../../../providers/mail/testing.ts';
import {
  aCode,
  aForm,
  aMailbox,
  anInvite,
  aPlace,
  codeIn,
  type LoggedIn,
  mailsTo,
  manyTimes,
} from '../../../testing/accounts.ts';
import { aUser } from '../../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp } from '../../../testing/start-app.ts';

const mailsFromAddress = 12;
let app: TestApp;
beforeAll(async () => {
  const limits = { mailsFromAddress: { ...userLimits.mailsFromAddress, count: mailsFromAddress } };
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true' }, { limits });
});
afterAll(() => app.stop());

const register = (body: unknown, headers = aPlace()) =>
  app.call<LoggedIn>(userRoutes.register, { body, headers });
const sendCode = (mailbox: string, headers = aPlace()) =>
  app.call<{ againAfterSeconds: number; delivery: string }>(userRoutes.sendCode, {
    body: { mailbox, purpose: 'register' },
    headers,
  });
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;
const accountsOf = async (mailbox: string) =>
  (await query('select id from "user" where lower(mailbox) = lower($1)', [mailbox])).length;
const makeCodeOlder = (mailbox: string, ms: number) =>
  query(
    `update verification_code set created_at = created_at - $2 * interval '1 ms', expires_at = expires_at - $2 * interval '1 ms' where mailbox = $1`,
    [mailbox, ms],
  );

describe('the verification code', () => {
  test('comes by mail in the language of the call, and says where to look for it', async () => {
    const mailbox = aMailbox();
    const { code, data } = await app.call(userRoutes.sendCode, {
      body: { mailbox, purpose: 'register' },
      language: 'en-US',
    });
    expect(code).toBe(200);
    expect(data).toEqual({ againAfterSeconds: 60, delivery: 'console' });
    const [mail] = await mailsTo(app, mailbox);
    expect(mail?.subject).toContain('verification code');
    expect(codeIn(mail!.text)).toMatch(/^\d{6}$/);
  });

  test('is kept as a hash, for one mailbox and purpose alone', async () => {
    const mailbox = aMailbox();
    const verificationCode = await aCode(app, mailbox, 'change-mailbox');
    const rows = await query('select * from verification_code where mailbox = $1', [mailbox]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(verificationCode);
    const wrongPurpose = await register(await aForm(app, { mailbox, verificationCode }));
    expect(wrongPurpose.code).toBe(userErrors.verificationCodeWrong.code);
    const other = await register({ ...(await aForm(app)), verificationCode });
    expect(other.code).toBe(userErrors.verificationCodeWrong.code);
  });

  test('can be asked for again after 60 seconds; then the one before is no longer good', async () => {
    const form = await aForm(app);
    const soon = await sendCode(form.mailbox.toUpperCase());
    expect(soon.code).toBe(userErrors.codeTooSoon.code);
    expect(soon.msg).toMatch(/请 \d+ 秒后再获取/);
    await makeCodeOlder(form.mailbox, userLimits.verificationCode.againAfterMs);
    expect((await sendCode(form.mailbox)).code).toBe(200);
    const [second, first] = await mailsTo(app, form.mailbox);
    expect(codeIn(first!.text)).toBe(form.verificationCode);
    // Once in a million times the two are the same.
    const old = codeIn(second!.text) === form.verificationCode ? '000000' : form.verificationCode;
    const refused = await register({ ...form, verificationCode: old });
    expect(refused.code).toBe(userErrors.verificationCodeWrong.code);
    expect((await register({ ...form, verificationCode: codeIn(second!.text) })).code).toBe(200);
  });

  test('of many who ask for the same mailbox at once one gets a mail', async () => {
    const mailbox = aMailbox();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode(mailbox)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === userErrors.codeTooSoon.code)).toHaveLength(7);
    expect(await mailsTo(app, mailbox)).toHaveLength(1);
  });

  test('expires after 10 minutes', async () => {
    const form = await aForm(app);
    await makeCodeOlder(form.mailbox, userLimits.verificationCode.validMs);
    expect((await register(form)).code).toBe(userErrors.verificationCodeWrong.code);
  });

  test('takes five wrong tries, also when many come at once from everywhere', async () => {
    const form = await aForm(app);
    const guess = form.verificationCode === '000000' ? '000001' : '000000';
    const answers = await manyTimes(60, () => register({ ...form, verificationCode: guess }));
    for (const { code } of answers) expect(code).toBe(userErrors.verificationCodeWrong.code);
    const [row] = await query<{ tries_left: number }>(
      'select tries_left from verification_code where mailbox = $1',
      [form.mailbox],
    );
    expect(row?.tries_left).toBe(0);
    expect((await register(form)).code).toBe(userErrors.verificationCodeWrong.code);
  });

  test('is used up by the account it made', async () => {
    const form = await aForm(app);
    const [one, two] = await Promise.all([register(form), register({ ...form, nickname: 'other' })]);
    expect([one.code, two.code].filter((code) => code === 200)).toHaveLength(1);
    expect(await accountsOf(form.mailbox)).toBe(1);
    const again = await register(form);
    expect(again.code).toBe(userErrors.verificationCodeWrong.code);
  });

  test('a mailbox that has an account gets a mail that says so, and the caller the same answer', async () => {
    const user = await aUser(app);
    const known = await sendCode(user.mailbox);
    const unknown = await sendCode(aMailbox());
    expect(known).toEqual(unknown);
    const [mail] = await mailsTo(app, user.mailbox);
    expect(mail?.text).toContain('已经有开讲账号');
    expect(codeIn(mail!.text)).toBe('');
    expect((await sendCode(user.mailbox)).code).toBe(userErrors.codeTooSoon.code);
  });

  test('a mailbox gets at most ten codes a day', async () => {
    const mailbox = aMailbox();
    for (let i = 0; i < userLimits.codesToMailbox.count; i++) {
      expect((await sendCode(mailbox)).code).toBe(200);
      await makeCodeOlder(mailbox, userLimits.verificationCode.againAfterMs);
    }
    expect((await sendCode(mailbox)).code).toBe(userErrors.tooManyTries.code);
  });

  test('a refused one uses nothing up: of forty at once one is sent and counted', async () => {
    const mailbox = aMailbox();
    const answers = await manyTimes(40, () => sendCode(mailbox));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (let i = 1; i < userLimits.codesToMailbox.count; i++) {
      await makeCodeOlder(mailbox, userLimits.verificationCode.againAfterMs);
      expect((await sendCode(mailbox)).code).toBe(200);
    }
    expect(await mailsTo(app, mailbox)).toHaveLength(userLimits.codesToMailbox.count);
  });

  test('an address can have so many mails sent in an hour, also when they are asked for at once', async () => {
    const place = aPlace();
    const answers = await manyTimes(mailsFromAddress + 3, () => sendCode(aMailbox(), place));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(mailsFromAddress);
    expect(codes.filter((code) => code === userErrors.tooManyTries.code)).toHaveLength(3);
  });

  test('that number is the one of the contract', async () => {
    const real = await startAppForTest({ ROLE: 'api', TRUST_PROXY: 'true' });
    const place = aPlace();
    const ask = async () =>
      (
        await real.call(userRoutes.sendCode, {
          body: { mailbox: aMailbox(), purpose: 'register' },
          headers: place,
        })
      ).code;
    await ask();
    await real.parts.database.pool.query(`update limiter set points = $1 where key like 'mail-from:%'`, [
      userLimits.mailsFromAddress.count - 1,
    ]);
    expect([await ask(), await ask()]).toEqual([200, userErrors.tooManyTries.code]);
  });
});

describe('signing up', () => {
  test('gives an account with a session, a trial and the chosen language', async () => {
    const form = await aForm(app, { language: 'en-US' });
    const { code, data } = await register(form);
    expect(code).toBe(200);
    expect(data?.user).toMatchObject({
      mailbox: form.mailbox,
      nickname: '小艾',
      type: 'ordinary',
      level: null,
      isFirst: true,
      picture: null,
      language: 'en-US',
      theme: null,
      assistantLocation: null,
    });
    const { data: rights } = await app.call<{ balances: { credits: number } }>(userRoutes.permission, {
      token: data!.accessToken,
    });
    expect(rights?.balances.credits).toBe(
      rightsOf('ordinary').credits + creditRewards['daily-login'].credits,
    );
    const audit = await query('select 1 from audit where action = $1 and subject = $2', [
      'user.registered',
      data!.user.id,
    ]);
    expect(audit).toHaveLength(1);
  });

  test('keeps nothing of somebody under 13: no account, no used code, no counted try, no birthday', async () => {
    const now = new Date();
    const almost = new Date(Date.UTC(now.getUTCFullYear() - 13, now.getUTCMonth(), now.getUTCDate() + 1));
    const uses = 1;
    const form = await aForm(app, { inviteCode: await anInvite(app, { uses }) });
    const everything = async () => {
      const rows = await Promise.all(
        ['"user"', 'verification_code', 'invite_code', 'session', 'audit', 'limiter', 'mail', 'task'].map(
          (table) =>
            query(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t`),
        ),
      );
      return JSON.stringify(rows);
    };
    const before = await everything();
    const refused = await register({ ...form, birthday: almost.toISOString().slice(0, 10) });
    expect(refused.code).toBe(userErrors.tooYoung.code);
    expect(await everything()).toBe(before);
    // On the thirteenth birthday itself.
    const today = new Date(Date.UTC(now.getUTCFullYear() - 13, now.getUTCMonth(), now.getUTCDate()));
    expect((await register({ ...form, birthday: today.toISOString().slice(0, 10) })).code).toBe(200);
  });

  test('an unknown, an expired and a used-up invitation code get one same answer, and the verification code stays good', async () => {
    const expired = await anInvite(app, { expiresAt: new Date(Date.now() - 1000) });
    const used = await anInvite(app, { uses: 3, usesLeft: 0 });
    const form = await aForm(app);
    const answers = [];
    for (const inviteCode of ['NOSUCHCODE', expired, used, "'; drop table user", '邀请码']) {
      answers.push(await register({ ...form, inviteCode }));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.code).toBe(inviteErrors.codeInvalid.code);
    expect((await register(form)).code).toBe(200);
  });

  test('an invitation code may be typed in small letters', async () => {
    const form = await aForm(app);
    expect((await register({ ...form, inviteCode: form.inviteCode.toLowerCase() })).code).toBe(200);
  });

  test('of twenty who want the last use of a code one gets it; the others can go on with another code', async () => {
    const inviteCode = await anInvite(app, { uses: 1 });
    const forms = await Promise.all(Array.from({ length: 20 }, () => aForm(app, { inviteCode })));
    const answers = await Promise.all(forms.map((form) => register(form)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === inviteErrors.codeInvalid.code)).toHaveLength(19);
    const [row] = await query('select uses_left, redeemed from invite_code where code = $1', [inviteCode]);
    expect(row).toEqual({ uses_left: 0, redeemed: 1 });
    const loser = forms[answers.findIndex(({ code }) => code !== 200)]!;
    expect((await register({ ...loser, inviteCode: await anInvite(app) })).code).toBe(200);
  });

  test('the kind of the invitation is remembered with its organisation', async () => {
    const organisationId = newId();
    const inviteCode = await anInvite(app, { kind: 'student', organisationId });
    const { data } = await register(await aForm(app, { inviteCode }));
    const [row] = await query('select invite_kind, organisation_id from "user" where id = $1', [
      data!.user.id,
    ]);
    expect(row).toEqual({ invite_kind: 2, organisation_id: organisationId });
  });

  test('rewards who sent the new user, once for each, and nobody for an unknown referrer', async () => {
    const referrer = await aUser(app);
    const credits = async () => (await app.parts.credits.balancesOf(referrer.id)).credits;
    expect((await register(await aForm(app, { referrer: referrer.id }))).code).toBe(200);
    expect((await register(await aForm(app, { referrer: referrer.id }))).code).toBe(200);
    expect(await credits()).toBe(2 * creditRewards.referral.credits);
    expect((await register(await aForm(app, { referrer: newId() }))).code).toBe(200);
    expect(await credits()).toBe(2 * creditRewards.referral.credits);
  });

  test('trial and referral come once for a mailbox, however it is written and also after the account is deleted', async () => {
    const referrer = await aUser(app);
    const balances = async (id: string) => app.parts.credits.balancesOf(id);
    const mailbox = aMailbox();
    const first = await register(await aForm(app, { mailbox, referrer: referrer.id }));
    const { accessToken: token } = first.data!;
    const gone = await app.call(userRoutes.deleteAccount, { token, body: { password: 'secret-1' } });
    expect(gone.code).toBe(200);

    const labelled = mailbox.replace('@', '+again@').toUpperCase();
    for (const again of [mailbox, labelled]) {
      const { code, data } = await register(await aForm(app, { mailbox: again, referrer: referrer.id }));
      expect(code).toBe(200);
      await app.call(userRoutes.permission, { token: data!.accessToken });
      expect(await balances(data!.user.id)).toMatchObject({
        credits: creditRewards['daily-login'].credits,
        'helper-uses': 0,
        interactions: 0,
      });
    }
    expect((await balances(referrer.id)).credits).toBe(creditRewards.referral.credits);
    const kept = JSON.stringify(await query('select * from known_mailbox', []));
    expect(kept.toLowerCase()).not.toContain(mailbox.split('@', 1)[0]!.toLowerCase());
  });

  test('the administrator’s mailbox is an account like any other that exists: it cannot be taken', async () => {
    const { mailbox } = app.firstLogin!;
    await sendCode(mailbox);
    const form = await aForm(app, { mailbox, verificationCode: '123456' });
    expect((await register(form)).code).toBe(userErrors.verificationCodeWrong.code);
  });

  test('a mailbox that got an account since the code was sent is refused with a sentence', async () => {
    const form = await aForm(app);
    const user = await aUser(app);
    await query('update "user" set mailbox = $1 where id = $2', [form.mailbox.toUpperCase(), user.id]);
    const refused = await register(form);
    expect(refused.code).toBe(userErrors.mailboxTaken.code);
    expect(refused.msg).toContain('已有账号');
  });

  test('a field that breaks a rule is named in the caller’s language', async () => {
    const form = await aForm(app, { password: '12345' });
    const refused = await app.call(userRoutes.register, { body: form, language: 'en-US' });
    expect(refused.code).toBe(commonErrors.invalidInput.code);
    expect(refused.msg).toContain('6 to 16 characters');
    const unknown = await register({ ...form, administrator: true });
    expect(unknown.code).toBe(commonErrors.invalidInput.code);
  });
});

test('somebody signs up with a code that a real mail server delivered', async () => {
  const smtp = await startSmtp();
  const own = await startAppForTest({ SMTP_URL: smtp.url });
  const mailbox = aMailbox();
  const sent = await own.call<{ delivery: string }>(userRoutes.sendCode, {
    body: { mailbox, purpose: 'register' },
  });
  expect(sent.data?.delivery).toBe('mail');
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { interval: 50 });
  const [mail] = smtp.received;
  expect(mail!.to).toEqual([mailbox]);
  const verificationCode = codeIn(parseMail(mail!.raw).parts[0]!.text.replaceAll('\r\n', '\n'));
  const { code, data } = await own.call<LoggedIn>(userRoutes.register, {
    body: {
      mailbox,
      nickname: 'Ada',
      password: 'secret-1',
      verificationCode,
      inviteCode: own.firstLogin!.inviteCode,
      birthday: '1990-01-01',
    },
  });
  expect(code).toBe(200);
  expect((await own.call(userRoutes.permission, { token: data!.accessToken })).code).toBe(200);
  await smtp.stop();
});
