// Every PostgreSQL: every table that names a user.
import { userErrors } from '@app/contract/user/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { DeletionItem } from '@app/contract/user/schema.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import {
  aCode,
  aForm,
  aMailbox,
  aPlace,
  type LoggedIn,
  mailsTo,
  onePixel,
} from '../../../testing/accounts.ts';
import { aToken, aUser } from '../../../testing/builders.ts';
import { withFactor } from '../../../testing/factors.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

const work = defineJob({
  kind: 'test.work',
  input: z.object({ key: z.string() }),
  key: ({ key }) => key,
  attempts: 1,
  run: async () => undefined,
  giveUp: async () => undefined,
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', TRUST_PROXY: 'true' }, { jobs: () => [work] });
});
afterAll(() => app.stop());

type Receipt = { receipt: string; deletedAt: string; items: DeletionItem[] };
const remove = (token: string, password: string) =>
  app.call<Receipt>(userRoutes.deleteAccount, { token, body: { password }, headers: aPlace() });
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;

/** Every table with rows in which a text stands, anywhere in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'jobs')`,
  );
  const found = [];
  for (const { name } of tables) {
    const [row] = await query<{ count: string }>(
      `select count(*) from ${name} t where position(lower($1) in lower(t::text)) > 0`,
      [text],
    );
    if (Number(row?.count) > 0) found.push(name);
  }
  return found;
}

async function upload(
  token: string,
  route: typeof uploadRoutes.add | typeof userRoutes.setPicture | typeof photoRoutes.upload,
  content: Buffer,
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'a.png');
  expect(((await (await app.send(route, { token }, { body: form })).json()) as { code: number }).code).toBe(
    200,
  );
}

/** An account that has used everything that there is to use. */
async function aBusyUser() {
  const referrer = await aUser(app);
  const form = await aForm(app, { mailbox: `Busy.${aMailbox()}`, referrer: referrer.id });
  const { data } = await app.call<LoggedIn>(userRoutes.register, { body: form, headers: aPlace() });
  const { accessToken: token, user } = data!;
  await upload(token, uploadRoutes.add, Buffer.concat([onePixel, Buffer.from(user.id)]));
  await app.call(uploadRoutes.begin, { token, body: { name: 'half.png', size: 2 * onePixel.length } });
  await upload(token, userRoutes.setPicture, Buffer.concat([onePixel, Buffer.from(`picture ${user.id}`)]));
  const { data: project } = await app.call<{ id: string }>(projectRoutes.add, { token, body: {} });
  const body = { id: project!.id, validityDays: 7, people: 3, codeKind: 'custom', extractionCode: 'abcd' };
  const { data: share } = await app.call<{ code: string }>(shareRoutes.shareProject, { token, body });
  const entry = { code: share!.code, extractionCode: 'abcd' };
  const visit = await app.call<{ token: string }>(shareRoutes.verify, { body: entry, headers: aPlace() });
  await app.call(userRoutes.getToken, { token });
  await app.call(userRoutes.forgotPassword, { body: { mailbox: form.mailbox }, headers: aPlace() });
  await app.call(userRoutes.login, {
    body: { mailbox: form.mailbox, password: 'wrong-1' },
    headers: aPlace(),
  });
  await app.call(userRoutes.sendCode, {
    body: { mailbox: form.mailbox, purpose: 'change-mailbox' },
    headers: aPlace(),
  });
  await app.parts.queue.add(work, { key: newId() }, { userId: user.id });
  await app.parts.database.db.transaction((tx) =>
    app.parts.push.publish(tx, { event: 'payment-completed', userId: user.id, data: { orderId: newId() } }),
  );
  await query(
    `insert into avatar (id, user_id, name, status, operate_status, created_at, updated_at)
     values ($1, $2, '小安', 1, 3, now(), now())`,
    [newId(), user.id],
  );
  await upload(token, photoRoutes.upload, Buffer.concat([onePixel, Buffer.from(`photo ${user.id}`)]));
  await query(
    `insert into likeness (id, user_id, subject, person, version, photo_hash, created_at)
     values ($1, $2, 'self', '小安', 1, 'hash', now())`,
    [newId(), user.id],
  );
  await query(
    `insert into dictionary_entry (id, user_id, text, pronunciation, updated_at)
     values ($1, $2, '重庆', 'chong2 qing4', now())`,
    [newId(), user.id],
  );
  await query(
    `insert into deck_export
       (id, project_id, user_id, task_id, format, narrated, state, name, size, missing, created_at)
     values ($1, $2, $3, $4, 'pptx', false, 1, '课件', 0, 0, now())`,
    [newId(), project!.id, user.id, newId()],
  );
  const voice = newId();
  await query(
    `insert into own_voice (id, user_id, name, language, state, kind, engine, recording_size, created_at)
     values ($1, $2, '我的声音', 'zh-CN', 'failed', 'match', 'embedded', 1, now())`,
    [voice, user.id],
  );
  await query(
    `insert into voice_consent
       (id, user_id, voice_id, voice_name, subject, person, version, recording_hash, engine, created_at)
     values ($1, $2, $3, '我的声音', 'self', '小安', 1, 'hash', 'embedded', now())`,
    [newId(), user.id, voice],
  );
  const order = newId();
  await query(
    `insert into "order" (id, user_id, state, goods_kind, goods_id, goods, currency, price, discount, amount, created_at)
     values ($1, $2, 2, 'subscription', 'subscription-vip1', '{}', 'CNY', 3900, 0, 3900, now())`,
    [order, user.id],
  );
  await query(
    `insert into subscription (id, user_id, order_id, level, starts_at, ends_at, grant_at)
     values ($1, $2, $3, 0, now(), now() + interval '1 month', now() + interval '1 month')`,
    [newId(), user.id, order],
  );
  const coupon = newId();
  await query(
    `insert into coupon (id, user_id, name, discount, is_active, current_redemptions, created_at)
     values ($1, $2, '九折券', '{"kind":"percent","percent":10}', 1, 0, now())`,
    [coupon, user.id],
  );
  await query(
    `insert into invoice (id, user_id, order_id, state, type, option, title, tax_number, content, email, amount, currency, language, created_at)
     values ($1, $2, $3, 0, 'ordinary', 'enterprise', '公司', '1', 'service', 'a@example.com', 3900, 'CNY', 'zh-CN', now())`,
    [newId(), user.id, order],
  );
  await query(
    `insert into transfer_receipt (order_id, user_id, file_key, type, created_at) values ($1, $2, 'none', 'image/png', now())`,
    [order, user.id],
  );
  await query('insert into deck_favourite (user_id, deck_id) values ($1, $2)', [user.id, 'lesson']);
  await query('insert into voice_favourite (user_id, tts_id) values ($1, $2)', [user.id, 'tone']);
  await app.parts.helper.hold({ userId: user.id, work: 'script', key: `script:${newId()}` });
  const other = await aToken(app, 'user', { userId: user.id });
  return {
    id: user.id,
    mailbox: form.mailbox,
    password: form.password,
    token,
    other,
    project: project!.id,
    visitor: visit.data!.token,
  };
}

test('after deletion nothing in the database mentions the account but the audit log, and there its mailbox is masked', async () => {
  const busy = await aBusyUser();
  await withFactor(app, busy);
  // The second factor has ended the other login.
  const user = { ...busy, other: await aToken(app, 'user', { userId: busy.id }) };
  const before = await tablesWith(user.id);
  // Otherwise this test would prove nothing.
  expect(before).toEqual(
    expect.arrayContaining([
      'public."user"',
      'public.session',
      'public.upload',
      'public.unfinished_upload',
      'public.second_factor',
      'public.recovery_code',
      'public.project',
      'public.deck_export',
      'public.share',
      'public.file_use',
      'public.task',
      'public.event',
      'public.helper_hold',
      'public.ledger_entry',
      'public.ledger_balance',
      'public."order"',
      'public.subscription',
      'public.coupon',
      'public.invoice',
      'public.transfer_receipt',
      'public.audit',
    ]),
  );
  const contents = await query<{ key: string }>(
    'select file_key as key from upload where user_id = $1 union select picture_key from "user" where id = $1',
    [user.id],
  );
  expect(contents).toHaveLength(2);

  const { data: counted } = await app.call<{ items: DeletionItem[] }>(userRoutes.deletion, {
    token: user.token,
  });
  const countOf = (kind: string) => counted!.items.find((item) => item.kind === kind)?.count;
  expect(countOf('projects')).toBe(1);
  expect(countOf('shares')).toBe(1);
  expect(countOf('files')).toBe(1);
  expect(countOf('storage-bytes')).toBeGreaterThan(0);
  expect(countOf('tasks')).toBe(1);
  expect(countOf('mails')).toBe(4);
  expect(countOf('sessions')).toBe(2);
  expect(countOf('ledger-entries')).toBeGreaterThan(0);

  const { code, data } = await remove(user.token, user.password);
  expect(code).toBe(200);
  expect(data?.items).toEqual(counted?.items);
  expect(data?.receipt).toMatch(/^[A-Z0-9]{12}$/);

  expect(await tablesWith(user.id)).toEqual(['public.audit']);
  // The receipt is the one mail that is still on its way; it is forgotten once it is sent.
  expect(await tablesWith(user.mailbox)).toEqual(['public.mail']);
  const mails = await mailsTo(app, user.mailbox);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(data!.receipt);
  const rows = await query<{ action: string; detail: { receipt?: string } }>(
    'select action, actor_mailbox, detail from audit where subject = $1 order by id desc limit 1',
    [user.id],
  );
  expect(rows[0]).toMatchObject({
    action: 'user.deleted',
    actor_mailbox: user.mailbox.replace(/^(.)[^@]*/, '$1***'),
    detail: { receipt: data!.receipt },
  });
  for (const { key } of contents) expect(await app.parts.storage.size(key)).toBeUndefined();
  for (const token of [user.token, user.other]) {
    expect((await app.call(userRoutes.info, { token })).code).toBe(userErrors.sessionLost.code);
  }
  // Those who watched are told that it is over.
  expect(await tablesWith(user.project)).toEqual([]);
  const info = { token: user.visitor, params: { id: user.project } };
  expect((await app.call(projectRoutes.info, info)).code).toBe(shareErrors.closed.code);
  // The mailbox is free again.
  const again = await aForm(app, { mailbox: user.mailbox });
  expect((await app.call(userRoutes.register, { body: again, headers: aPlace() })).code).toBe(200);
});

test('an earlier mailbox of the account is gone with it, too', async () => {
  const user = await aBusyUser();
  const mailbox = aMailbox();
  const verificationCode = await aCode(app, mailbox, 'change-mailbox');
  const body = { mailbox, verificationCode, password: user.password };
  const changed = await app.call(userRoutes.changeMailbox, { token: user.token, body, headers: aPlace() });
  expect(changed.code).toBe(200);
  // Of the old mailbox only the notice is left, which is forgotten once it is sent.
  expect(await mailsTo(app, user.mailbox)).toHaveLength(1);
  expect((await remove(user.token, user.password)).code).toBe(200);
  expect(await tablesWith(user.mailbox)).toEqual(['public.mail']);
  expect(await tablesWith(mailbox)).toEqual(['public.mail']);
});

test('every table that names a user is known to who deletes accounts', async () => {
  const named = await query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'actor_id', 'owner_id', 'created_by') order by 1`,
  );
  // A new one here goes by its reference or with a listener to `user.deleted`, and needs a row in the busy user above.
  expect(named.map(({ table_name }) => table_name)).toEqual([
    'asked_question',
    'audit',
    'avatar',
    'avatar_photo',
    'counted_viewers',
    'coupon',
    'day_visit',
    'deck_export',
    'deck_favourite',
    'dictionary_entry',
    'event',
    'helper_hold',
    'invoice',
    'ledger_balance',
    'ledger_entry',
    'likeness',
    'order',
    'own_voice',
    'page_broadcast',
    'project',
    'project_view',
    'recovery_code',
    'second_factor',
    'session',
    'share',
    'speech_sentence',
    'subscription',
    'task',
    'transfer_receipt',
    'unfinished_upload',
    'upload',
    'voice_consent',
    'voice_favourite',
  ]);
});

test('needs the password, and somebody else’s things stay', async () => {
  const [user, other] = [await aBusyUser(), await aBusyUser()];
  expect((await remove(user.token, 'wrong-1')).code).toBe(userErrors.currentPasswordWrong.code);
  const before = await tablesWith(other.id);
  const answers = await Promise.all([remove(user.token, user.password), remove(user.token, user.password)]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await tablesWith(other.id)).toEqual(before);
  expect((await app.call(userRoutes.info, { token: other.token })).code).toBe(200);
});

test('the last administrator with full rights cannot go, the one before can', async () => {
  const { mailbox, password } = app.firstLogin!;
  const { data } = await app.call<LoggedIn>(userRoutes.login, {
    body: { mailbox, password },
    headers: aPlace(),
  });
  const first = { token: data!.accessToken, password };
  expect((await remove(first.token, first.password)).code).toBe(userErrors.lastAdministrator.code);
  const second = await aUser(app, { administrator: true });
  // At the same moment one of the two may, and the other is the last.
  const answers = await Promise.all([
    remove(first.token, first.password),
    remove(second.token, second.password),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    userErrors.lastAdministrator.code,
  ]);
});

test('works for an account that has no invitation yet', async () => {
  const user = await aUser(app, { invited: false });
  expect((await remove(user.token, user.password)).code).toBe(200);
});
