// Every PostgreSQL: the store of events, and listen and notify.
import { isDeepStrictEqual } from 'node:util';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { type PushMessage, pushEvent } from '@app/contract/push/events.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser } from '../../testing/builders.ts';
import { openEvents } from '../../testing/event-client.ts';
import { startApp, startAppForTest, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.stop());

const streamOf = (userId: string, on = app) =>
  on.origin + pushRoutes.connect.path.replace('{userId}', userId);

const orderPaid = (userId: string, orderId = newId()): PushMessage => ({
  event: 'payment-completed',
  userId,
  data: { orderId },
});

const publish = (message: PushMessage, on = app) =>
  on.parts.database.db.transaction((tx) => on.parts.push.publish(tx, message));

test('a connection starts with the server’s version and then gets what happens', async () => {
  const user = await aUser(app);
  const events = await openEvents(streamOf(user.id), user.token);
  expect(events.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await events.next()).toEqual({
    id: '0',
    event: 0,
    userId: user.id,
    data: { serverVersion: app.parts.version },
  });
  const message = orderPaid(user.id);
  await publish(message);
  expect(await events.next()).toMatchObject({
    event: pushEvent.encode('payment-completed'),
    data: message.data,
  });
  events.close();
});

test('the short path of the spec answers the same', async () => {
  const user = await aUser(app);
  const events = await openEvents(
    app.origin + pushRoutes.connectShort.path.replace('{userId}', user.id),
    user.token,
  );
  expect(await events.next()).toMatchObject({ event: 0 });
  events.close();
});

test('nobody hears the events of another user', async () => {
  const [user, stranger] = [await aUser(app), await aUser(app, { administrator: true })];
  const refused = await app.call(pushRoutes.connect, { token: stranger.token, params: { userId: user.id } });
  expect(refused.code).toBe(commonErrors.notFound.code);
  const events = await openEvents(streamOf(stranger.id), stranger.token);
  await events.next();
  await publish(orderPaid(user.id));
  const own = orderPaid(stranger.id);
  await publish(own);
  expect(await events.next()).toMatchObject({ userId: stranger.id, data: own.data });
  events.close();
});

test('an event of a transaction that is rolled back is never heard', async () => {
  const user = await aUser(app);
  const events = await openEvents(streamOf(user.id), user.token);
  await events.next();
  await expect(
    app.parts.database.db.transaction(async (tx) => {
      await app.parts.push.publish(tx, orderPaid(user.id));
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const kept = orderPaid(user.id);
  await publish(kept);
  expect(await events.next()).toMatchObject({ data: kept.data });
  events.close();
});

test('who comes back with Last-Event-ID gets what was missed, once and in order', async () => {
  const user = await aUser(app);
  const first = await openEvents(streamOf(user.id), user.token);
  await first.next();
  await publish(orderPaid(user.id));
  const { id = '' } = await first.next();
  first.close();
  const missed = [orderPaid(user.id), orderPaid(user.id), orderPaid(user.id)];
  for (const message of missed) await publish(message);
  const again = await openEvents(streamOf(user.id), user.token, { 'last-event-id': id });
  expect(await again.next()).toMatchObject({ event: 0 });
  const live = orderPaid(user.id);
  await publish(live);
  const got = [];
  for (let i = 0; i < 4; i++) got.push((await again.next()).data);
  expect(got).toEqual([...missed, live].map(({ data }) => data));
  again.close();
});

/** Says things to a user and lets them grow older than the replay window; answers with their numbers. */
async function oldEvents(userId: string, token: string, count: number): Promise<string[]> {
  // They have reached everybody who listens; what comes later came from the store.
  const before = await openEvents(streamOf(userId), token);
  await before.next();
  const ids = [];
  for (let i = 0; i < count; i++) {
    await publish(orderPaid(userId));
    ids.push((await before.next()).id ?? '');
  }
  before.close();
  const old = new Date(Date.now() - pushLimits.replayMs - 1000);
  await app.parts.database.pool.query('update event set created_at = $1 where user_id = $2', [old, userId]);
  return ids;
}

const comeBack = async (userId: string, token: string, lastEventId: string) => {
  const events = await openEvents(streamOf(userId), token, { 'last-event-id': lastEventId });
  expect(await events.next()).toMatchObject({ event: 0 });
  return events;
};

test('who comes back too late for a replay is told to look again, and hears on', async () => {
  const user = await aUser(app);
  const [first = '', second = '', third = ''] = await oldEvents(user.id, user.token, 3);
  const check = pushEvent.encode('check');
  const seen = await app.parts.database.pool.query('select created_at from event where id = $1', [first]);
  const late = await comeBack(user.id, user.token, first);
  expect(await late.next()).toMatchObject({
    event: check,
    id: third,
    data: { since: (seen.rows[0] as { created_at: Date }).created_at.toISOString() },
  });
  late.close();
  await app.parts.push.forgetOldEvents();
  // Gone, from before a restore of an older backup, or of a stream on which nothing was said yet.
  for (const unknown of [first, second, '999999999999999', '0']) {
    const events = await comeBack(user.id, user.token, unknown);
    expect(await events.next()).toMatchObject({ event: check, id: third });
    const live = orderPaid(user.id);
    await publish(live);
    expect(await events.next()).toMatchObject({ data: live.data });
    events.close();
    await app.parts.database.pool.query('delete from event where user_id = $1 and id > $2', [user.id, third]);
  }
});

test('who has heard everything is not bothered, however long ago that was', async () => {
  const user = await aUser(app);
  const [, second = ''] = await oldEvents(user.id, user.token, 2);
  await app.parts.push.forgetOldEvents();
  const events = await comeBack(user.id, user.token, second);
  const live = orderPaid(user.id);
  await publish(live);
  expect(await events.next()).toMatchObject({ data: live.data });
  events.close();
});

test('what was said while a new client lost its connection is sent when it comes back', async () => {
  const user = await aUser(app);
  const first = await openEvents(streamOf(user.id), user.token);
  const { id = '' } = await first.next();
  first.close();
  const missed = orderPaid(user.id);
  await publish(missed);
  const again = await comeBack(user.id, user.token, id);
  expect(await again.next()).toMatchObject({ data: missed.data });
  again.close();
});

test.each(['x; drop table event', '99999999999999999999'])(
  'the broken Last-Event-ID "%s" does no harm',
  async (lastEventId) => {
    const user = await aUser(app);
    const events = await comeBack(user.id, user.token, lastEventId);
    const live = orderPaid(user.id);
    await publish(live);
    expect(await events.next()).toMatchObject({ data: live.data });
    events.close();
  },
);

test('an event raised on one node reaches a client on another', async () => {
  const other = await startAppForTest({ ROLE: 'api', DATABASE_URL: app.databaseUrl });
  const user = await aUser(app);
  const events = await openEvents(streamOf(user.id, other), user.token);
  await events.next();
  const message = orderPaid(user.id);
  await publish(message, app);
  expect(await events.next()).toMatchObject({ data: message.data });
  events.close();
});

test('a lost database connection costs no event', async () => {
  const user = await aUser(app);
  const events = await openEvents(streamOf(user.id), user.token);
  await events.next();
  await publish(orderPaid(user.id));
  await events.next();
  await app.parts.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "push"' and datname = current_database()`,
  );
  const message = orderPaid(user.id);
  await publish(message);
  expect(await events.next()).toMatchObject({ data: message.data });
  events.close();
});

test('a quick row of events arrives whole and in order, also while the database is busy', async () => {
  const user = await aUser(app);
  const events = await openEvents(streamOf(user.id), user.token);
  await events.next();
  const said = Array.from({ length: 200 }, () => orderPaid(user.id));
  let done = false;
  // Connections that are free at odd moments: one reading of events could overtake another.
  const busy = Array.from({ length: 8 }, async () => {
    while (!done) await app.parts.database.db.execute('select pg_sleep(random() / 100)');
  });
  for (const message of said) await publish(message);
  done = true;
  await Promise.all(busy);
  const last = orderPaid(user.id);
  await publish(last);
  const heard = [(await events.next()).data];
  while (!isDeepStrictEqual(heard.at(-1), last.data)) heard.push((await events.next()).data);
  expect(heard).toEqual([...said, last].map(({ data }) => data));
  events.close();
});

test('200 open connections on one process all get an event', async () => {
  const connections = 200;
  const { streamsPerUser } = pushLimits;
  const users = await Promise.all(Array.from({ length: connections / streamsPerUser }, () => aUser(app)));
  const open = [];
  for (const { id, token } of users) {
    open.push(
      ...(await Promise.all(Array.from({ length: streamsPerUser }, () => openEvents(streamOf(id), token)))),
    );
  }
  await Promise.all(open.map((events) => events.next()));
  const orderId = newId();
  for (const { id } of users) await publish(orderPaid(id, orderId));
  const got = await Promise.all(open.map((events) => events.next()));
  expect(got.filter(({ data }) => JSON.stringify(data) === JSON.stringify({ orderId }))).toHaveLength(
    connections,
  );
  for (const events of open) events.close();
});
