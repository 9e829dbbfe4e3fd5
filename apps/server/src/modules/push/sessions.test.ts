import { adminRoutes } from '@app/contract/admin/routes.ts';
import { pushErrors } from '@app/contract/push/errors.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aToken, aUser, type TestUser } from '../../testing/builders.ts';
import { openEvents } from '../../testing/event-client.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
/** Another process of the same installation: the streams of these tests hang on this one. */
let other: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  other = await startApp({ ROLE: 'api', DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const listen = async (userId: string, token: string, on = other) => {
  const events = await openEvents(on.origin + pushRoutes.connect.path.replace('{userId}', userId), token);
  await events.next();
  return events;
};
const paid = (userId: string) =>
  app.parts.database.db.transaction((tx) =>
    app.parts.push.publish(tx, { event: 'payment-completed', userId, data: { orderId: userId } }),
  );
const ended = 'the stream ended';

const ends: [string, (user: TestUser) => Promise<unknown>][] = [
  ['logging out', ({ token }) => app.call(userRoutes.logout, { token })],
  ['logging out everywhere', ({ token }) => app.call(userRoutes.logoutEverywhere, { token })],
  [
    'a new password',
    ({ token, password }) =>
      app.call(userRoutes.changePassword, { token, body: { oldPassword: password, password: 'secret-2' } }),
  ],
  [
    'deleting the account',
    ({ token, password }) => app.call(userRoutes.deleteAccount, { token, body: { password } }),
  ],
  [
    'disabling the account',
    async ({ id }) => {
      const { token } = await aUser(app, { administrator: true });
      return app.call(adminRoutes.updateUser, { token, body: { id, disabled: true } });
    },
  ],
  [
    'an administrator’s reset',
    async ({ id }) => {
      const { token } = await aUser(app, { administrator: true });
      return app.call(adminRoutes.resetUser, { token, body: { id } });
    },
  ],
  [
    'an administrator’s removal',
    async ({ id }) => {
      const { token } = await aUser(app, { administrator: true });
      return app.call(adminRoutes.removeUser, { token, params: { id } });
    },
  ],
];

test.each(ends)('%s closes the stream of the session, also on another process', async (_what, end) => {
  const user = await aUser(app);
  const events = await listen(user.id, user.token);
  expect(await end(user)).toMatchObject({ code: 200 });
  await expect(events.next()).rejects.toThrow(ended);
});

test('ending one login closes its stream and leaves those of the others open', async () => {
  const user = await aUser(app);
  const phone = await aToken(app, 'user', { userId: user.id });
  const [here, there] = [await listen(user.id, user.token), await listen(user.id, phone)];
  const { data } = await app.call<{ list: { id: string; current: boolean }[] }>(userRoutes.sessions, {
    token: user.token,
  });
  const id = data?.list.find(({ current }) => !current)?.id ?? '';
  await app.call(userRoutes.endSession, { token: user.token, params: { id } });
  await expect(there.next()).rejects.toThrow(ended);
  await paid(user.id);
  expect(await here.next()).toMatchObject({ data: { orderId: user.id } });
  here.close();
});

test('a stream does not outlive its session, whichever way that ended', async () => {
  const user = await aUser(app);
  const events = await listen(user.id, user.token);
  await app.parts.database.pool.query(
    "update session set expires_at = now() - interval '1 second' where user_id = $1",
    [user.id],
  );
  await other.parts.push.closeEnded();
  await expect(events.next()).rejects.toThrow(ended);
});

test('whoever has as many streams as are allowed is refused another one with a sentence', async () => {
  const user = await aUser(app);
  const stranger = await aUser(app);
  const open = await Promise.all(
    Array.from({ length: pushLimits.streamsPerUser }, () => listen(user.id, user.token)),
  );
  const connect = { token: user.token, params: { userId: user.id } };
  expect(await other.call(pushRoutes.connect, connect)).toMatchObject({
    code: pushErrors.tooManyStreams.code,
    msg: expect.stringContaining('20'),
  });
  (await listen(stranger.id, stranger.token)).close();
  await paid(user.id);
  expect(await open[0]?.next()).toMatchObject({ data: { orderId: user.id } });
  for (const events of open) events.close();
});

test('of many streams opened at the same moment no more than allowed stay', async () => {
  const user = await aUser(app);
  const tries = await Promise.all(
    Array.from({ length: 3 * pushLimits.streamsPerUser }, () =>
      openEvents(other.origin + pushRoutes.connect.path.replace('{userId}', user.id), user.token),
    ),
  );
  const streams = tries.filter(({ response }) =>
    response.headers.get('content-type')?.includes('text/event-stream'),
  );
  expect(streams).toHaveLength(pushLimits.streamsPerUser);
  for (const { close } of tries) close();
});
