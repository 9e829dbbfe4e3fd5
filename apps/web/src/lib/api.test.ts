// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeTable } from '@app/contract/base/codes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { defineRoutes } from '@app/contract/base/routes.ts';
import { wire } from '@app/contract/base/wire.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, download } from './api.ts';
import { CallError, newestOf } from './call-error.ts';
import { useDialogs } from './dialogs.ts';
import { setLanguage } from './language.ts';
import { useNotices } from './notices.ts';
import { useScreen } from './screen.ts';
import { keepToken, tokenOf } from './session.ts';

const colour = codeTable('colour', { red: 1, blue: 2 });
const row = { visitors: ['user'], about: { zh: '试', en: 'try' } } as const;
const routes = defineRoutes({
  get: { ...row, method: 'GET', path: '/things', data: z.object({ colour: wire(colour) }) },
  paint: {
    ...row,
    method: 'POST',
    path: '/things/{id}/paint',
    params: z.object({ id: z.string() }),
    body: z.object({ colour: wire(colour) }),
    newest: z.object({ colour: wire(colour) }),
  },
  find: {
    ...row,
    method: 'GET',
    path: '/find',
    query: z.object({ word: z.string(), kind: z.optional(z.string()) }),
  },
  file: { ...row, method: 'GET', path: '/file', answer: 'file' },
  buy: { ...row, method: 'POST', path: '/buy', body: z.object({ what: z.string() }), onceByKey: true },
});

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
let seen: Seen[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(response);
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const realFetch = fetch;
  // In the browser the page's own address completes the path.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  localStorage.clear();
  keepToken('user', '');
  setLanguage('zh-CN');
  useScreen.setState({ token: 'user', isShare: false });
  useNotices.setState({ notices: [] });
});
afterEach(() => vi.restoreAllMocks());

const envelope = (code: number, msg = '', data: unknown = null) => {
  answer = (response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-request-id', 'request-7');
    response.end(JSON.stringify({ code, msg, data }));
  };
};
const said = () => useNotices.getState().notices.map(({ kind, text }) => [kind, text]);
const failureOf = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error(`no CallError but ${String(error)}`);
  return error;
};

test('data arrives by the schema of its row: names, not codes', async () => {
  envelope(200, '', { colour: 2 });
  await expect(call(routes.get, {})).resolves.toEqual({ colour: 'blue' });
  expect(said()).toEqual([]);
});

test('what is sent travels as the row says: the path filled and encoded, names as codes', async () => {
  envelope(200);
  await call(routes.paint, { params: { id: 'a/b ?' }, body: { colour: 'red' } });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/things/a%2Fb%20%3F/paint', body: '{"colour":1}' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
});

test('a query is encoded, and what is not given is not sent', async () => {
  envelope(200);
  await call(routes.find, { query: { word: '行星 & co', kind: undefined } });
  expect(seen[0]?.url).toBe('/find?word=%E8%A1%8C%E6%98%9F+%26+co');
});

test('what breaks a rule of its row is sent as it is: the server names the field and the rule', async () => {
  envelope(1001000400, '请输入有效的邮箱地址');
  const error = await failureOf(
    call(userRoutes.login, { body: { mailbox: 'nobody', password: 'x', remember: false } }),
  );
  expect(error).toMatchObject({ kind: 'refused', message: '请输入有效的邮箱地址' });
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ mailbox: 'nobody' });
});

test('a call that spends has a key, which stays the same until its answer has come', async () => {
  const keys = () => seen.map(({ headers }) => headers['idempotency-key']);
  const buy = (what: string) => call(routes.buy, { body: { what }, silent: true });
  answer = (response) => response.destroy();
  await failureOf(buy('tea'));
  await failureOf(buy('milk'));
  answer = (response) => {
    response.statusCode = 502;
    response.end();
  };
  await failureOf(buy('tea'));
  envelope(200);
  await buy('tea');
  await buy('tea');
  const [first, other, again, answered, next] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again, answered]).toEqual([first, first]);
  expect(new Set([first, other, next]).size).toBe(3);
  envelope(1001002069, 'no credits');
  await failureOf(buy('milk'));
  await failureOf(buy('milk'));
  expect(keys()[5]).toBe(other);
  expect(keys()[6]).not.toBe(other);
  await call(routes.find, { query: { word: 'x' }, silent: true }).catch(() => undefined);
  expect(keys()[7]).toBeUndefined();
});

test('a call without a body says nothing about its content', async () => {
  envelope(200, '', { colour: 1 });
  await call(routes.get, {});
  expect(seen[0]?.headers).not.toHaveProperty('content-type');
});

test('the language of the page goes along, and changes with it', async () => {
  envelope(200, '', { colour: 1 });
  await call(routes.get, {});
  setLanguage('en-US');
  await call(routes.get, {});
  expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['zh-CN', 'en-US']);
});

test.each([
  ['user', 'mine'],
  ['project-share', 'project'],
  ['avatar-share', 'avatar'],
  ['avatar-link', 'link'],
] as const)('a screen of the kind %s sends the token of that kind', async (token, value) => {
  keepToken('user', 'mine');
  keepToken('project-share', 'project');
  keepToken('avatar-share', 'avatar');
  keepToken('avatar-link', 'link');
  useScreen.setState({ token });
  envelope(200, '', { colour: 1 });
  await call(routes.get, {});
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${value}`);
});

test('without a token there is no Authorization at all', async () => {
  envelope(200, '', { colour: 1 });
  await call(routes.get, {});
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('a refusal is said in the words of the server and thrown with its code and request id', async () => {
  envelope(1001000404, '没有这个东西');
  const error = await failureOf(call(routes.get, {}));
  expect(error).toMatchObject({
    kind: 'refused',
    code: 1001000404,
    message: '没有这个东西',
    requestId: 'request-7',
  });
  expect(said()).toEqual([['error', '没有这个东西']]);
});

test('a write that came too late brings what is there now, by the row of the write', async () => {
  const paint = () => failureOf(call(routes.paint, { params: { id: 'a' }, body: { colour: 'red' } }));
  envelope(commonErrors.changedMeanwhile.code, '内容已被他人修改', { colour: 2 });
  const late = await paint();
  expect(newestOf(routes.paint, late)?.colour).toBe('blue');
  // A server of another version, another refusal, and what is no refusal at all.
  envelope(commonErrors.changedMeanwhile.code, '', { colour: 9 });
  expect(newestOf(routes.paint, await paint())).toBeUndefined();
  envelope(commonErrors.notFound.code, '', { colour: 2 });
  expect(newestOf(routes.paint, await paint())).toBeUndefined();
  expect(newestOf(routes.paint, new Error('x'))).toBeUndefined();
});

test('a refusal without words gets the sentence of spec section 8', async () => {
  setLanguage('en-US');
  envelope(1001000404);
  await failureOf(call(routes.get, {}));
  expect(said()).toEqual([['error', 'An Error Occurred']]);
});

test('a silent call says nothing; neither does a code that its caller handles', async () => {
  envelope(1001002069, 'no credits');
  await failureOf(call(routes.get, { silent: true }));
  await failureOf(call(routes.get, { silentCodes: [1001002069] }));
  expect(said()).toEqual([]);
});

test.each([
  [500, '服务器繁忙'],
  [503, '服务正在维护或重启'],
  [429, '操作太频繁'],
  [418, '出错了'],
])('status %i is said by the table of statuses', async (status, words) => {
  answer = (response) => {
    response.statusCode = status;
    response.end('whatever');
  };
  const error = await failureOf(call(routes.get, {}));
  expect(error).toMatchObject({ kind: 'status', code: status });
  expect(said()[0]?.[1]).toContain(words);
});

test.each([
  ['a page of a proxy', '<html>please pay</html>'],
  ['JSON that is no envelope', '[1]'],
  ['null', 'null'],
])('%s instead of an answer is an error, not a success', async (_what, body) => {
  answer = (response) => response.end(body);
  expect(await failureOf(call(routes.get, {}))).toMatchObject({
    kind: 'status',
    message: '出错了，请稍后再试',
  });
});

test('an answer that does not fit its row is an error that can be shown', async () => {
  envelope(200, '', { colour: 99 });
  expect(await failureOf(call(routes.get, {}))).toMatchObject({ message: '出错了，请稍后再试' });
});

test('a connection that breaks is a network failure', async () => {
  answer = (response) => response.destroy();
  expect(await failureOf(call(routes.get, {}))).toMatchObject({ kind: 'network', code: 0 });
  expect(said()).toEqual([['error', '网络连接失败，请检查网络后重试']]);
});

test('a call that its caller stops is neither said nor a network failure', async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  expect(await failureOf(call(routes.get, { signal: stop.signal }))).toMatchObject({ kind: 'aborted' });
  expect(said()).toEqual([]);
});

test('a call waits 300 s and then says that it took too long', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await failureOf(call(routes.get, {}))).toMatchObject({ kind: 'network' });
  expect(timeout).toHaveBeenCalledWith(300_000);
  expect(said()[0]?.[1]).toContain('等待超时');
});

test('a download gives the file as it is', async () => {
  answer = (response) => {
    response.setHeader('content-type', 'text/csv');
    response.end('a,b');
  };
  expect(await (await download(routes.file, {})).text()).toBe('a,b');
});

test('a download that is answered with an envelope is a warning', async () => {
  envelope(1001000404, '没有这个文件');
  expect(await failureOf(download(routes.file, {}))).toMatchObject({ kind: 'not-a-file' });
  expect(said()).toEqual([['warning', '没有这个文件']]);
});

test('a download that is refused for a reason of its own gets the reaction of that reason', async () => {
  envelope(1001002069, 'no credits');
  expect(await failureOf(download(routes.file, {}))).toMatchObject({ kind: 'refused', code: 1001002069 });
  expect(useDialogs.getState().open).toBe('credits');
  expect(said()).toEqual([]);
});

test('a download with another status than 200 is said by the table of statuses', async () => {
  answer = (response) => {
    response.statusCode = 503;
    response.end();
  };
  expect(await failureOf(download(routes.file, {}))).toMatchObject({ kind: 'status', code: 503 });
});

test('a session that was replaced while the call was on its way is not thrown away', async () => {
  keepToken('user', 'old');
  answer = (response) => {
    keepToken('user', 'new');
    response.end(JSON.stringify({ code: 1001, msg: 'lost', data: null }));
  };
  expect(await failureOf(call(routes.get, {}))).toMatchObject({ code: 1001 });
  expect(tokenOf('user')).toBe('new');
});
