// Every PostgreSQL: the store of mails.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailState } from '@app/contract/admin/schema.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { expect, test, vi } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { startAppForTest, type TestApp } from '../../testing/start-app.ts';

type Page = { list: { id: string; state: number; text: string }[]; total: number };

const draft = { to: 'reader@example.com', subject: '验证码', text: '你的验证码是 123456' };

const send = (app: TestApp) => app.parts.database.db.transaction((tx) => app.parts.mails.send(tx, draft));

async function outbox(app: TestApp): Promise<Page> {
  const { token } = await aUser(app, { administrator: true });
  return (await app.call<Page>(adminRoutes.outbox, { token, body: {} })).data!;
}

const becomes = (app: TestApp, state: Parameters<typeof mailState.encode>[0]) =>
  vi.waitFor(async () => expect((await outbox(app)).list[0]?.state).toBe(mailState.encode(state)), {
    interval: 100,
  });

test('without a mail server a mail is kept in the folder, where an administrator can read it', async () => {
  const app = await startAppForTest();
  const id = await send(app);
  await becomes(app, 'kept');
  const folder = path.join(app.env.DATA_DIR, 'mail');
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  expect(await readFile(path.join(folder, `${id}.eml`), 'utf8')).toContain('To: reader@example.com');
  expect((await outbox(app)).list[0]).toMatchObject({ id, text: draft.text });
});

test('with a mail server the mail goes there once', async () => {
  const { startSmtp } = await import('../../providers/mail/testing.ts');
  const smtp = await startSmtp();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await send(app);
  await becomes(app, 'sent');
  expect(smtp.received.map(({ to }) => to)).toEqual([[draft.to]]);
  await smtp.stop();
});

test('a mail that is to be forgotten leaves nothing behind once it is sent', async () => {
  const { startSmtp } = await import('../../providers/mail/testing.ts');
  const smtp = await startSmtp();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  await app.parts.database.db.transaction((tx) => app.parts.mails.send(tx, draft, { forget: true }));
  await vi.waitFor(
    async () => {
      expect(smtp.received).toHaveLength(1);
      expect((await outbox(app)).total).toBe(0);
    },
    { interval: 100 },
  );
  await smtp.stop();
});

test('a mail of a transaction that is rolled back is never sent', async () => {
  const app = await startAppForTest();
  await expect(
    app.parts.database.db.transaction(async (tx) => {
      await app.parts.mails.send(tx, draft);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect((await outbox(app)).total).toBe(0);
});
