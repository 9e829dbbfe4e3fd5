// Every PostgreSQL: the store of invitation codes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { inviteLimits } from '@app/contract/invite/limits.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPlace, mailsTo } from '../../testing/accounts.ts';
import { aUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp } from '../../testing/start-app.ts';

const byEmail = {
  applicant: '李雷',
  company: '开讲科技',
  quantity: 3,
  type: 'email',
  applicantEmail: 'lilei@example.com',
  remark: '给新同事用\n谢谢',
};
const byBot = {
  applicant: 'Ada',
  company: 'Rostrum',
  quantity: 2,
  type: 'bot',
  botAddress: 'https://bot.example.com/',
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', BOT_ALLOW_PRIVATE: 'true' });
});
afterAll(() => app.stop());

type Row = { code: number; data: { id: string; delivery: number | string } | null; msg: string };
const apply = (on: TestApp, body: unknown, headers = aPlace()) =>
  on.call<{ id: string }>(userRoutes.apply, { body, headers, language: 'en-US' });
async function grant(on: TestApp, id: string): Promise<Row> {
  const { token } = await aUser(on, { administrator: true });
  return (await on.call(adminRoutes.decide, { token, body: { id, decision: 'grant' } })) as Row;
}
const find = async (on: TestApp, id: string) => {
  const { rows } = await on.parts.database.pool.query<{ delivery: number; codes: string[]; state: number }>(
    'select delivery, codes, state from invite_application where id = $1',
    [id],
  );
  return rows[0]!;
};
const delivered = { none: 1, waiting: 2, sent: 3, failed: 4 };
const becomes = (on: TestApp, id: string, delivery: keyof typeof delivered) =>
  vi.waitFor(async () => expect((await find(on, id)).delivery).toBe(delivered[delivery]), { interval: 100 });

/** A bot on this machine that keeps what it is told, and answers as it is told to. */
async function aBot(answer = '{"errcode":0}') {
  const heard: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      heard.push(body);
      response.end(answer);
    });
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, heard, connections: () => connections };
}

/** An application whose bot stands at an address that the form itself would not take. */
async function anApplicationFor(on: TestApp, botAddress: string): Promise<string> {
  const { data } = await apply(on, byBot);
  await on.parts.database.pool.query('update invite_application set bot_address = $1 where id = $2', [
    botAddress,
    data!.id,
  ]);
  return data!.id;
}

describe('an application', () => {
  test('waits for an administrator, and brings codes by mail in the language it was made in', async () => {
    const { code, data } = await apply(app, byEmail);
    expect(code).toBe(200);
    expect(await find(app, data!.id)).toEqual({ delivery: delivered.none, codes: [], state: 1 });
    expect((await grant(app, data!.id)).code).toBe(200);
    const { codes } = await find(app, data!.id);
    expect(codes).toHaveLength(3);
    const [mail] = await mailsTo(app, byEmail.applicantEmail);
    expect(mail?.subject).toContain('invitation codes');
    for (const each of codes) expect(mail?.text).toContain(each);
    expect((await grant(app, data!.id)).code).toBe(commonErrors.changedMeanwhile.code);
  });

  test.each([
    ['a zero byte', { applicant: 'a\u0000b' }],
    ['a bell in the remark', { remark: '\u0007' }],
    ['half a code', { quantity: 0.5 }],
    ['a field of its own', { state: 'granted' }],
    ['a bot without https', { ...byBot, botAddress: 'http://bot.example.com' }],
  ])('with %s is refused', async (_what, fields) => {
    expect((await apply(app, { ...byEmail, ...fields })).code).toBe(commonErrors.invalidInput.code);
  });

  test('one address sends ten in an hour at most', async () => {
    const place = aPlace();
    const { count } = inviteLimits.applicationsFromAddress;
    for (let i = 0; i < count; i++) expect((await apply(app, byEmail, place)).code).toBe(200);
    expect((await apply(app, byEmail, place)).code).toBe(userErrors.tooManyTries.code);
    expect((await apply(app, byEmail)).code).toBe(200);
  });
});

describe('codes for a bot', () => {
  test('arrive once', async () => {
    const bot = await aBot();
    const id = await anApplicationFor(app, `http://127.0.0.1:${bot.port}/hook`);
    await grant(app, id);
    await becomes(app, id, 'sent');
    const { codes } = await find(app, id);
    expect(codes).toHaveLength(byBot.quantity);
    expect(bot.heard).toHaveLength(1);
    for (const code of codes) expect(bot.heard[0]).toContain(code);
  });

  test('that the bot refuses are tried again, and then the application says that they failed', async () => {
    const bot = await aBot('{"errcode":93000,"errmsg":"invalid webhook url"}');
    const id = await anApplicationFor(app, `http://127.0.0.1:${bot.port}/hook`);
    await grant(app, id);
    await becomes(app, id, 'failed');
    expect(bot.heard).toHaveLength(4);
  });

  test('never go inside the network unless the operator allows it', async () => {
    const own = await startAppForTest();
    const bot = await aBot();
    const addresses = [
      `https://127.0.0.1:${bot.port}/`,
      `https://localhost:${bot.port}/`,
      `https://[::ffff:127.0.0.1]:${bot.port}/`,
      `http://127.0.0.1:${bot.port}/`,
    ];
    for (const address of addresses) {
      const id = await anApplicationFor(own, address);
      await grant(own, id);
      await becomes(own, id, 'failed');
    }
    expect(bot.connections()).toBe(0);
    const { rows } = await own.parts.database.pool.query(
      `select fault ->> 'key' as key from task where kind = 'invite.send-codes'`,
    );
    expect(rows).toEqual(addresses.map(() => ({ key: 'invite.botRefused' })));
  });
});
