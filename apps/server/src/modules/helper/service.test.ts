// Every PostgreSQL: the store of the assistant.
import { defineRoutes } from '@app/contract/base/routes.ts';
import { pushEvent } from '@app/contract/push/events.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { helperMessages } from '@app/contract/helper/messages.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { openEvents } from '../../testing/event-client.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const about = { zh: '测试用。', en: 'For tests.' };
const body = z.strictObject({ uses: z.int(), key: z.string() });
/** Work of a feature that spends uses, and gives them back when it fails. */
const workRoutes = defineRoutes({
  work: { method: 'POST', path: '/web-api/portrait/test/work', visitors: ['user'], about, body },
  fail: { method: 'POST', path: '/web-api/portrait/test/fail', visitors: ['user'], about, body },
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp(
    { ROLE: 'api' },
    {
      mount: (mount, { database: { db }, helper }) =>
        mount(workRoutes, {
          work: ({ visitor: { userId }, body: { uses, key } }) =>
            db.transaction((tx) => helper.use(tx, { userId, work: 'script', times: uses, key })),
          fail: ({ visitor: { userId }, body: { key } }) =>
            db.transaction((tx) => helper.giveBack(tx, { userId, key })),
        }),
    },
  );
});
afterAll(() => app.stop());

const trial = rightsOf('ordinary').helperUsesPerMonth;
const countOf = async ({ token }: TestUser) =>
  (await app.call<{ count: number }>(userRoutes.assistant, { token })).data?.count;
const work = ({ token }: TestUser, uses: number, key = 'outline:1', language?: 'en-US') =>
  app.call(workRoutes.work, { token, body: { uses, key }, ...(language ? { language } : {}) });
const fail = ({ token }: TestUser, key = 'outline:1') =>
  app.call(workRoutes.fail, { token, body: { uses: 0, key } });

async function listening(user: TestUser) {
  const address = app.origin + pushRoutes.connect.path.replace('{userId}', user.id);
  const events = await openEvents(address, user.token);
  await events.next();
  return events;
}

test('what is spent is taken from the count, and the user hears of it in both languages', async () => {
  const user = await aUser(app);
  expect(await countOf(user)).toBe(trial);
  const events = await listening(user);
  expect(await work(user, 10)).toMatchObject({ code: 200 });
  expect(await events.next()).toMatchObject({
    event: pushEvent.encode('little-assistant-consumes-num'),
    userId: user.id,
    data: {
      message: { zh: '已使用 10 次 AI 助手，还剩 90 次', en: 'Used 10 AI helper uses; 90 left.' },
      count: 90,
    },
  });
  expect(await countOf(user)).toBe(90);
  events.close();
});

test('the same work is paid once, and said once', async () => {
  const user = await aUser(app);
  await countOf(user);
  const events = await listening(user);
  await work(user, 10);
  await work(user, 10);
  await work(user, 3, 'outline:2');
  const heard = [await events.next(), await events.next()].map(
    ({ data }) => (data as { count: number }).count,
  );
  expect(heard).toEqual([90, 87]);
  events.close();
});

test('too few uses refuse the work with the code of the buy dialog, in the language of the caller', async () => {
  const user = await aUser(app);
  await countOf(user);
  const refused = await work(user, trial + 1, 'outline:1', 'en-US');
  expect(refused).toMatchObject({
    code: helperErrors.insufficient.code,
    msg: helperMessages.insufficient.en,
  });
  expect(helperErrors.insufficient.code).toBe(1_001_002_083);
  expect(await countOf(user)).toBe(trial);
});

test('work that fails gives back what it cost, once, and only the count is heard', async () => {
  const user = await aUser(app);
  await countOf(user);
  const events = await listening(user);
  await work(user, 10);
  await fail(user);
  await fail(user);
  await fail(user, 'never spent');
  await work(user, 1, 'last');
  const heard = [await events.next(), await events.next(), await events.next()].map(({ data }) => data);
  expect(heard[1]).toEqual({ count: trial });
  expect(heard[2]).toMatchObject({ count: trial - 1 });
  expect(await countOf(user)).toBe(trial - 1);
  events.close();
});

test('an administrator is never short of uses', async () => {
  const administrator = await aUser(app, { administrator: true });
  expect(await work(administrator, 5_000)).toMatchObject({ code: 200 });
  expect(await countOf(administrator)).toBe(trial);
});

test('what is held is neither spent nor there for others, until it is dropped or its process is long gone', async () => {
  const user = await aUser(app);
  await countOf(user);
  const { helper, database } = app.parts;
  const all = { userId: user.id, work: 'script', times: trial } as const;
  const insufficient = { def: helperErrors.insufficient };
  await helper.hold({ ...all, key: 'first' });
  expect(await countOf(user)).toBe(trial);
  await expect(helper.hold({ ...all, times: 1, key: 'second' })).rejects.toMatchObject(insufficient);
  // The same work, tried again.
  await helper.hold({ ...all, key: 'first' });
  await helper.drop('first');
  await helper.hold({ ...all, key: 'second' });
  await expect(helper.hold({ ...all, key: 'third' })).rejects.toMatchObject(insufficient);
  await database.pool.query(`update helper_hold set created_at = now() - interval '1 hour'`);
  await helper.hold({ ...all, key: 'third' });
  await database.db.transaction((tx) => helper.use(tx, { ...all, key: 'third' }));
  expect(await countOf(user)).toBe(0);
  const { rows } = await database.pool.query('select key from helper_hold where user_id = $1', [user.id]);
  expect(rows).toEqual([]);
});
