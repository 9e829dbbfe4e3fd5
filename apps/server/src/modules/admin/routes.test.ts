import { adminErrors } from '@app/contract/admin/errors.ts';
import { adminMessages } from '@app/contract/admin/messages.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { mailState } from '@app/contract/admin/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { taskState } from '@app/contract/task/states/task-state.ts';
import { level as levels } from '@app/contract/user/states/level.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { userTable } from '../user/tables.ts';

// No worker runs in this app, so tasks stay as they are put.
const idle = defineJob({
  kind: 'test.idle',
  input: z.object({ key: z.string() }),
  key: ({ key }) => key,
  attempts: 1,
  run: async () => undefined,
  giveUp: async () => undefined,
});

let app: TestApp;
let admin: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' }, { jobs: () => [idle] });
  admin = await aUser(app, { administrator: true });
  reader = await aUser(app, { administrator: true, grade: 1 });
});
afterAll(() => app.stop());

type Page<T> = { list: T[]; total: number; pageNum: number; pageSize: number };
type Listed = {
  id: string;
  mailbox: string;
  level: string;
  disabled: boolean;
  credits: number;
  lastSeenAt: unknown;
};
type Noted = {
  action: string;
  subject: string;
  detail: Record<string, unknown>;
  address: string;
  actorId: string;
};

const ask = <T>(
  route: (typeof adminRoutes)[keyof typeof adminRoutes],
  body: object = {},
  token = admin.token,
) => app.call<T>(route, { token, body });
const users = async (body: object) => (await ask<Page<Listed>>(adminRoutes.users, body)).data!;
const lastNote = async (action: string) =>
  (await ask<Page<Noted>>(adminRoutes.audit, { action })).data!.list[0]!;

describe('the grades', () => {
  const looks = ['users', 'inviteCodes', 'applications', 'outbox', 'tasks', 'engines', 'audit'] as const;
  const id = newId();
  const changes = [
    ['addUser', { mailbox: 'new@example.com', nickname: 'new' }],
    ['updateUser', { id, disabled: true }],
    ['resetUser', { id }],
    ['resetFactor', { id }],
    ['removeUser', undefined],
    ['grant', { id, ledger: 'credits', amount: 1, reason: 'x' }],
    ['addInviteCodes', { kind: 'personal', quantity: 1, uses: null, validDays: null }],
    ['removeInviteCode', undefined],
    ['decide', { id, decision: 'refuse' }],
  ] as const;

  test('each call of the desk either looks or changes', () => {
    expect([...looks, ...changes.map(([name]) => name)].sort()).toEqual(Object.keys(adminRoutes).sort());
  });

  test.each(looks)('an administrator of grade 1 may look: %s', async (name) => {
    const row = adminRoutes[name];
    const body = row.method === 'GET' ? {} : { body: {} };
    expect((await app.call(row, { token: reader.token, ...body })).code).toBe(200);
  });

  test.each(changes)('an administrator of grade 1 may not change: %s', async (name, body) => {
    const sent = body === undefined ? { params: { id, code: 'NONE' } } : { body };
    const { code } = await app.call(adminRoutes[name], { token: reader.token, ...sent });
    expect(code).toBe(commonErrors.notAllowed.code);
  });
});

describe('the list of accounts', () => {
  test('shows an account with its credits and when it was last seen', async () => {
    const user = await aUser(app, { level: 'vip2' });
    await ask(adminRoutes.grant, { id: user.id, ledger: 'credits', amount: 7, reason: 'test' });
    const seen = new Date('2026-01-02T03:04:05.000Z');
    await app.parts.database.pool.query('update "user" set last_seen_at = $1 where id = $2', [seen, user.id]);
    const { list, total } = await users({ search: user.mailbox });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      id: user.id,
      mailbox: user.mailbox,
      nickname: 'tester',
      type: 'ordinary',
      permissionLevel: 0,
      level: 'vip2',
      disabled: false,
      invited: true,
      credits: 7,
      lastSeenAt: seen.toISOString(),
    });
    expect(JSON.stringify(list)).not.toMatch(/hash|argon/i);
  });

  test('is searched by a piece of the nickname or the mailbox, where % and _ mean themselves', async () => {
    const user = await aUser(app);
    await app.parts.database.pool.query(`update "user" set nickname = '50%_\\Anna' where id = $1`, [user.id]);
    for (const search of ['50%', '%_', '\\an', 'ANNA', user.mailbox.slice(3, 20)]) {
      expect(
        (await users({ search })).list.map(({ id }) => id),
        search,
      ).toEqual([user.id]);
    }
    expect((await users({ search: '5%a' })).total).toBe(0);
  });

  test('is filtered by level and by being disabled', async () => {
    const off = await aUser(app, { level: 'svip1', disabled: true });
    expect((await users({ level: 'svip1', disabled: true })).list.map(({ id }) => id)).toEqual([off.id]);
    expect((await users({ level: 'svip1', disabled: false })).total).toBe(0);
    const ordinary = await users({ level: 'ordinary', pageSize: 100 });
    expect(new Set(ordinary.list.map(({ level }) => level))).toEqual(new Set(['ordinary']));
  });

  test.each([
    { search: 'x'.repeat(101) },
    { search: 'a\u0000' },
    { level: 'vip9' },
    { orderBy: 'password' },
    { odd: 1 },
  ])('refuses %j', async (body) => {
    expect((await ask(adminRoutes.users, body)).code).toBe(commonErrors.invalidInput.code);
  });

  describe('with 2,000 accounts', () => {
    beforeAll(async () => {
      const { db } = app.parts.database;
      await db.execute(sql`
        insert into ${userTable} (id, mailbox, nickname, password_hash, created_at, last_seen_at, level)
        select gen_random_uuid(), 'many' || n || '@example.com', 'many', '', now() - n * interval '1 minute',
          case when n % 2 = 0 then now() - n * interval '1 hour' end, ${levels.encode('vip1')}
        from generate_series(1, 2000) n`);
      await db.execute(sql`analyze ${userTable}`);
    });

    test.each(['createdAt', 'mailbox', 'lastSeenAt'] as const)(
      'the pages by %s hold each account once, in order',
      async (orderBy) => {
        for (const orderDir of ['asc', 'desc'] as const) {
          const seen: Record<string, unknown>[] = [];
          for (let pageNum = 1; pageNum <= 20; pageNum++) {
            const page = await users({ search: 'many', orderBy, orderDir, pageNum, pageSize: 100 });
            expect(page.total).toBe(2000);
            seen.push(...(page.list as never[]));
          }
          expect(new Set(seen.map(({ id }) => id)).size).toBe(2000);
          const keys = seen.map((row) => String(row[orderBy] ?? ''));
          const sorted = keys.toSorted();
          expect(keys).toEqual(orderDir === 'asc' ? sorted : sorted.toReversed());
        }
      },
    );

    test.each([
      ['created_at', 'user_newest'],
      ['last_seen_at', 'user_last_seen'],
    ])('a page by %s is read from an index and not sorted', async (column, index) => {
      const { rows } = await app.parts.database.pool.query<{ 'QUERY PLAN': string }>(
        `explain select * from "user" order by ${column} desc nulls last, id desc nulls last limit 20`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    });
  });
});

describe('the outbox', () => {
  test('is searched by receiver and subject', async () => {
    const to = `${newId()}@example.com`;
    await app.parts.database.db.transaction((tx) =>
      app.parts.mails.send(tx, { to, subject: 'a 100% subject', text: 'hello' }),
    );
    const found = async (search: string) =>
      (await ask<Page<{ to: string; state: number }>>(adminRoutes.outbox, { search })).data!;
    expect((await found(to.toUpperCase())).list).toMatchObject([{ to, state: mailState.encode('waiting') }]);
    expect((await found('100% SUB')).list).toHaveLength(1);
    expect((await found('a%subject')).total).toBe(0);
  });
});

test('the text of a mail, which may open an account, is for grade 2 alone', async () => {
  const to = `${newId()}@example.com`;
  await app.parts.database.db.transaction((tx) =>
    app.parts.mails.send(tx, { to, subject: 'link', text: 'secret-link' }),
  );
  const read = async (token: string) =>
    (await ask<Page<{ text: string }>>(adminRoutes.outbox, { search: to }, token)).data?.list[0]?.text;
  expect(await read(admin.token)).toBe('secret-link');
  expect(await read(reader.token)).toBe(adminMessages.mailHidden.zh);
});

describe('the tasks of everybody', () => {
  type Task = { id: string; state: number; userMailbox: string | null };
  const aTask = (userId?: string) =>
    app.parts.queue.add(idle, { key: newId() }, userId === undefined ? {} : { userId });
  const tasks = async (body: object) => (await ask<Page<Task>>(adminRoutes.tasks, body)).data!;

  test('are listed newest first with the mailbox of their owner, and filtered by kind and state', async () => {
    const user = await aUser(app);
    const [first, second] = [await aTask(user.id), await aTask()];
    const { list } = await tasks({ kind: 'test.idle' });
    expect(list.slice(0, 2)).toMatchObject([
      { id: second, userMailbox: null },
      { id: first, userMailbox: user.mailbox },
    ]);
    expect((await tasks({ kind: 'test.idle', state: taskState.encode('failed') })).total).toBe(0);
    expect((await tasks({ kind: 'test.other' })).total).toBe(0);
    expect((await ask(adminRoutes.tasks, { state: 99 })).code).toBe(commonErrors.invalidInput.code);
  });

  test('are cancelled and tried again by an administrator, which is noted', async () => {
    const user = await aUser(app);
    const id = await aTask(user.id);
    const cancelled = await app.call<Task>(taskRoutes.cancel, { token: admin.token, params: { id } });
    expect(cancelled.data?.state).toBe(taskState.encode('cancelled'));
    expect(await lastNote('admin.task-cancelled')).toMatchObject({ subject: id, detail: { owner: user.id } });
    const retried = await app.call<Task>(taskRoutes.retry, { token: admin.token, params: { id } });
    expect(retried.data?.state).toBe(taskState.encode('waiting'));
    expect(await lastNote('admin.task-retried')).toMatchObject({ subject: id, actorId: admin.id });
  });

  test('are out of reach for grade 1, and what an owner does is not noted', async () => {
    const user = await aUser(app);
    const id = await aTask(user.id);
    expect((await app.call(taskRoutes.get, { token: reader.token, params: { id } })).code).toBe(200);
    for (const route of [taskRoutes.cancel, taskRoutes.retry]) {
      expect((await app.call(route, { token: reader.token, params: { id } })).code).toBe(
        commonErrors.notAllowed.code,
      );
    }
    expect((await app.call(taskRoutes.cancel, { token: user.token, params: { id } })).code).toBe(200);
    expect((await lastNote('admin.task-cancelled')).subject).not.toBe(id);
  });
});

test('a mailbox that has an account is not given another one', async () => {
  const user = await aUser(app);
  const body = { mailbox: user.mailbox.toUpperCase(), nickname: 'again' };
  expect((await ask(adminRoutes.addUser, body)).code).toBe(adminErrors.mailboxTaken.code);
});
