import { routeList } from '@app/contract/all-routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { visitorKinds, type RouteDef, type VisitorKind } from '@app/contract/base/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aToken, aUser } from './builders.ts';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let tokens: Record<VisitorKind | 'garbage' | 'expired' | 'one-time', string>;

beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  const user = await aUser(app);
  tokens = {
    nobody: '',
    garbage: 'not-a-token',
    expired: await aToken(app, 'user', { userId: user.id, expiresAt: new Date(Date.now() - 1000) }),
    'one-time': await aToken(app, 'one-time', { userId: user.id }),
    user: user.token,
    administrator: (await aUser(app, { administrator: true })).token,
    'project-share': await aToken(app, 'project-share', { shareId: newId() }),
    'avatar-share': await aToken(app, 'avatar-share', { shareId: newId() }),
    'avatar-link': await aToken(app, 'avatar-link', { shareId: newId() }),
  };
});
afterAll(() => app.stop());

const closed = routeList.filter(({ route }) => !route.visitors.includes('nobody'));
// An administrator is a user too.
const mayEnter = (route: RouteDef, kind: VisitorKind) =>
  route.visitors.includes(kind) || (kind === 'administrator' && route.visitors.includes('user'));
const params = { id: newId(), userId: newId(), a: newId(), b: newId() };

const wrongVisitors = closed.flatMap(({ name, route }) =>
  visitorKinds.filter((kind) => !mayEnter(route, kind)).map((kind) => ({ name, route, kind })),
);

test.each(wrongVisitors)('$name is closed to $kind', async ({ route, kind }) => {
  const { code, data } = await app.call(route, { token: tokens[kind], params });
  const isAccount = kind === 'user' || kind === 'administrator';
  expect(code).toBe(isAccount ? commonErrors.notAllowed.code : userErrors.sessionLost.code);
  expect(data).toBeNull();
});

test.each(closed.flatMap((row) => (['garbage', 'expired'] as const).map((token) => ({ ...row, token }))))(
  '$name does not open to a token that is $token',
  async ({ route, token }) => {
    expect((await app.call(route, { token: tokens[token], params })).code).toBe(userErrors.sessionLost.code);
  },
);

test.each(closed.filter(({ route }) => !route.oneTimeToken))(
  '$name does not open to a one-time token',
  async ({ route }) => {
    const { code } = await app.call(route, { token: tokens['one-time'], params });
    expect(code).toBe(userErrors.sessionLost.code);
  },
);

test.each(closed.filter(({ route }) => !route.withoutInvite && route.visitors.includes('user')))(
  '$name asks an account without an invitation for its code',
  async ({ route }) => {
    const guest = await aUser(app, { invited: false });
    expect((await app.call(route, { token: guest.token, params })).code).toBe(userErrors.inviteNeeded.code);
  },
);

test('a disabled account is nobody', async () => {
  const user = await aUser(app, { disabled: true });
  for (const { route } of closed) {
    expect((await app.call(route, { token: user.token, params })).code).toBe(userErrors.sessionLost.code);
  }
});
