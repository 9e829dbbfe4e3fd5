// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useScreen } from '../lib/screen.ts';
import { useServer } from '../lib/server-settings.ts';
import { clearSession, isLoggedIn, keepToken, tokenOf } from '../lib/session.ts';
import { afterLogin, enter, tokenFrom } from './guards.ts';
import { somebodySent as user } from '../testing/users.ts';

const asked: { path: string; token: string | null }[] = [];
/** Tokens that the server knows; a one-time token is used up by its first use. */
let oneTime = new Set<string>();

function fakeFetch(path: string, { headers }: RequestInit): Promise<Response> {
  const token = new Headers(headers).get('authorization');
  asked.push({ path, token });
  const bare = token?.replace('Bearer ', '') ?? '';
  const known = bare === 'mine' || bare === 'fresh' || oneTime.delete(bare);
  return Promise.resolve(
    Response.json(
      known
        ? { code: 200, msg: '', data: { user, accessToken: bare === 'mine' ? 'mine' : 'fresh' } }
        : { code: 1001, msg: 'lost', data: null },
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  asked.length = 0;
  oneTime = new Set(['once']);
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  vi.unstubAllEnvs();
});
/** Enters an address; answers where it leads, 'stays' or 'is not there'. */
const visit = async (path: string, isTyped = true) => {
  try {
    const response = await enter(new Request(new URL(path, 'http://localhost')), { isTyped });
    return response?.headers.get('location') ?? 'stays';
  } catch (error) {
    if (error instanceof Response && error.status === 404) return 'is not there';
    throw error;
  }
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the token of an address', () => {
  test.each([
    ['tk=abc', 'abc'],
    ['iframe-token=YWJj', 'abc'],
    ['iframe-token=YWJj&tk=plain', 'plain'],
    ['iframe-token=++++', '\u00fb\u00ef\u00be'],
    ['iframe-token=-___', '\u00fb\u00ff\u00ff'],
    ['iframe-token=***', ''],
    ['iframe-token=', undefined],
    ['tk=', undefined],
    ['token=abc', undefined],
    ['', undefined],
  ])('of ?%s is %j', (query, token) => expect(tokenFrom(new URLSearchParams(query))).toBe(token));
});

test.each(['tk=once', `iframe-token=${btoa('once')}`])(
  '?%s logs in with the token that the server gives for it, and leaves the address',
  async (query) => {
    expect(await visit(`/project?a=1&${query}&b=2`)).toBe('/project?a=1&b=2');
    expect(tokenOf('user')).toBe('fresh');
    expect(asked.map(({ token }) => token)).toEqual(['Bearer once']);
  },
);

test('a token works once; the second time everybody stays who he was', async () => {
  await visit('/project?tk=once');
  clearSession();
  expect(await visit('/project?tk=once')).toBe('/project');
  expect(isLoggedIn()).toBe(false);
  keepToken('user', 'mine');
  await visit('/project?tk=once');
  expect(tokenOf('user')).toBe('mine');
});

test.each(['/share-project?code=7', '/link-avatars'])('a user token is one on %s too', async (path) => {
  await visit(`${path}${path.includes('?') ? '&' : '?'}tk=once`);
  expect(tokenOf('user')).toBe('fresh');
});

test.each(['%00%01', '中文', '%0d%0aset-cookie:x', 'a'.repeat(5000)])(
  'a token of %j changes nothing',
  async (token) => {
    keepToken('user', 'mine');
    await visit(`/home?tk=${token}`);
    expect(tokenOf('user')).toBe('mine');
  },
);

test('redirects keep the query, also one with a token in it', async () => {
  expect(await visit('/asset?a=1')).toBe('/avatars?a=1');
  expect(await visit('/asset/upload/?a=1')).toBe('/upload?a=1');
  expect(await visit('/index?tk=once')).toBe('/project?tk=once');
});

test('without a login a screen of the account leads to /login, and the login leads back', async () => {
  expect(await visit('/record/detail?id=7')).toBe('/login');
  expect(afterLogin()).toBe('/record/detail?id=7');
  expect(afterLogin()).toBe('/project');
});

test.each(['/login', '/register', '/changePwd', '/resetPwd', '/sendSuccess'])(
  'who is logged in goes from %s to /project',
  async (path) => {
    expect(await visit(path)).toBe('stays');
    keepToken('user', 'mine');
    expect(await visit(path)).toBe('/project');
  },
);

test.each(['/no/such/screen', '/PROJECT', '/project/x'])(
  'a guest goes from %s, which does not exist, to /login and afterwards to the projects',
  async (path) => {
    for (const isTyped of [true, false]) expect(await visit(path, isTyped)).toBe('/login');
    expect(afterLogin()).toBe('/project');
    keepToken('user', 'mine');
    expect(await visit(path)).toBe('is not there');
  },
);

test.each(['/401', '/402', '/404', '/405', '/500'])(
  '%s is shown to whoever is led there, and does not exist for whoever types it',
  async (path) => {
    expect(await visit(path, false)).toBe('stays');
    expect(await visit(path)).toBe('/login');
    keepToken('user', 'mine');
    expect(await visit(path, false)).toBe('stays');
    expect(await visit(path)).toBe('is not there');
  },
);

test.each([
  [true, 'stays', 'stays'],
  [false, '/login', 'is not there'],
])('with showcase %s a guest at /showcase: %s, and a user: %s', async (showcase, guest, loggedIn) => {
  vi.stubEnv('DEV', false);
  useServer.setState({
    settings: { version: '1', deviceGuard: true, showcase, mailReachesPeople: false, samples: [] },
  });
  expect(await visit('/showcase')).toBe(guest);
  keepToken('user', 'mine');
  expect(await visit('/showcase')).toBe(loggedIn);
});

test('an account screen refreshes what the account has, a public one does not', async () => {
  keepToken('user', 'mine');
  for (const path of ['/', '/pricing', '/share-project']) expect(await visit(path)).toBe('stays');
  await settle();
  expect(asked).toEqual([]);
  expect(await visit('/project')).toBe('stays');
  await vi.waitFor(() =>
    expect(asked).toEqual([{ path: '/web-api/portrait/user/info', token: 'Bearer mine' }]),
  );
});

test('calls of a screen send the token of its kind', async () => {
  await visit('/share-avatars');
  expect(useScreen.getState()).toEqual({ token: 'avatar-share', isShare: true });
  await visit('/home');
  expect(useScreen.getState()).toEqual({ token: 'user', isShare: false });
});
