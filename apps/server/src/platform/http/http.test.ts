import { elementTypes } from '@app/contract/courseware/states/element-type.ts';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { defineRoutes } from '@app/contract/base/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, tempFolder, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let user: TestUser;
let web: string;

const about = { zh: '测试', en: 'test' };
const brokenRoutes = defineRoutes({
  bug: { method: 'POST', path: '/web-api/portrait/test/bug', visitors: ['nobody'], about },
  fullDisk: { method: 'POST', path: '/web-api/portrait/test/full-disk', visitors: ['nobody'], about },
  fullDatabase: { method: 'POST', path: '/web-api/portrait/test/full-database', visitors: ['nobody'], about },
});

beforeAll(async () => {
  web = await tempFolder();
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>page</title>');
  await mkdir(path.join(web, 'screens/admin'), { recursive: true });
  await writeFile(path.join(web, 'screens/admin/users.html'), '<!doctype html><title>people</title>');
  const script = `console.log(${'1'.repeat(2000)})`;
  await writeFile(path.join(web, 'assets/app-1a2b.js'), script);
  await writeFile(path.join(web, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  app = await startApp(
    { WEB_DIR: web, ROLE: 'api' },
    {
      mount: (mount) =>
        mount(brokenRoutes, {
          bug: async () => {
            throw new Error('secret detail of a bug');
          },
          fullDisk: async () => {
            throw Object.assign(new Error('write'), { code: 'ENOSPC' });
          },
          fullDatabase: async () => {
            // As the database layer throws it.
            const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
            throw new Error('Failed query', { cause });
          },
        }),
    },
  );
  user = await aUser(app);
});
afterAll(() => app.stop());

/** Asks for an address as it is written, which `fetch` would tidy. */
const statusOf = (target: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.origin);
    rawRequest({ hostname, port, path: target }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** Sends a body byte by byte as given. */
async function post(
  body: string | Buffer,
  headers: Record<string, string> = {},
  url: string = userRoutes.login.path,
) {
  const response = await fetch(app.origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US', ...headers },
    body: body as BodyInit,
  });
  return {
    status: response.status,
    ...((await response.json()) as { code: number; msg: string; data: unknown }),
  };
}

describe('bad input gets the envelope with a clear sentence', () => {
  const invalid = commonErrors.invalidInput.code;
  const cases: [string, string | Buffer, RegExp][] = [
    ['malformed JSON', '{"mailbox": ', /not valid JSON/],
    ['no body at all', '', /enter a valid email address/],
    ['a list instead of an object', '[]', /must be an object/],
    ['a text instead of a number', '{"pageNum":"1"}', /Page number must be a number/],
    ['a missing field', '{"mailbox":"a@b.co"}', /enter your password/],
    ['an unknown field', '{"mailbox":"a@b.co","password":"x","role":"admin"}', /Unknown field: role/],
    ['a prototype in disguise', '{"__proto__":{"a":1}}', /not valid JSON/],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), /not valid UTF-8/],
    ['a page of size 1000', '{"pageSize":1000}', /Page size must be at most 100/],
  ];
  test.each(cases)('%s', async (_name, body, sentence) => {
    const url = body.toString().includes('page') ? taskRoutes.list.path : userRoutes.login.path;
    const answer = await post(body, { authorization: user.token }, url);
    expect(answer).toMatchObject({ status: 200, code: invalid, data: null });
    expect(answer.msg).toMatch(sentence);
  });

  test.each([
    ['a NUL', '{"mailbox":"a@b.co","password":"\\u0000"}'],
    ['half of a pair', '{"mailbox":"a@b.co","password":"\\ud83d"}'],
  ])('%s in a text is refused, also without a login', async (_, body) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 200, code: invalid, data: null });
    expect(answer.msg).toContain('characters that cannot be stored');
  });

  test('a path that leads out of the pages is a 404', async () => {
    for (const target of [
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e/..%2fpackage.json',
      '/a//b',
    ])
      expect([target, await statusOf(target)]).toEqual([target, 404]);
  });

  test('a body of 10 MB is refused with 413', async () => {
    const answer = await post(JSON.stringify({ mailbox: 'x'.repeat(10 * 1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, code: 413 });
    expect(answer.msg).toContain('1024 KB');
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    '%s is refused with 415',
    async (type) => {
      expect(await post('x', { 'content-type': type })).toMatchObject({ status: 415, code: 415 });
    },
  );

  test('an unknown path is a 404 that names it', async () => {
    const answer = await post('{}', {}, '/web-api/portrait/nothing?tk=secret');
    expect(answer).toMatchObject({ status: 404, code: 404 });
    expect(answer.msg).toContain('/web-api/portrait/nothing');
    expect(answer.msg).not.toContain('secret');
  });

  test('a known path with another method is a 405', async () => {
    const response = await fetch(app.origin + userRoutes.login.path, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: 405, data: null });
  });

  test('an address that cannot be decoded is a 404', async () => {
    const response = await fetch(`${app.origin}/web-api/portrait/%E0%A4%A`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  });

  test('a path parameter that is far too long is a 404', async () => {
    const response = await app.send(taskRoutes.get, { token: user.token, params: { id: 'x'.repeat(3000) } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
  });

  test('an id that is no id is named', async () => {
    const { code, msg } = await app.call(taskRoutes.get, {
      token: user.token,
      params: { id: 'x' },
      language: 'en-US',
    });
    expect({ code, msg }).toEqual({
      code: invalid,
      msg: 'Please check what you entered: Id has the wrong format',
    });
  });
});

describe('languages', () => {
  test.each([
    ['zh-CN', /邮箱/],
    ['en-US', /Email|email/],
    ['en', /Email|email/],
    ['fr-FR', /邮箱/],
    ['', /邮箱/],
  ])('accept-language "%s"', async (language, sentence) => {
    expect((await post('{}', { 'accept-language': language })).msg).toMatch(sentence);
  });
});

describe('failures', () => {
  test('a bug becomes "server busy" without its details', async () => {
    const response = await app.send(brokenRoutes.bug, { language: 'en-US' });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      code: 500,
      msg: 'The server is busy, please try again later',
      data: null,
    });
  });

  test.each(['fullDisk', 'fullDatabase'] as const)('%s says that the disk is full', async (name) => {
    const response = await app.send(brokenRoutes[name], { language: 'en-US' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 503,
      msg: expect.stringContaining('disk space'),
    });
  });
});

describe('headers', () => {
  test('a caller gets its request id back, and one of ours when its own could harm a log', async () => {
    const ask = (id: string) =>
      app
        .send(userRoutes.login, { body: {}, headers: { 'x-request-id': id } })
        .then((r) => r.headers.get('x-request-id'));
    expect(await ask('abc-12345')).toBe('abc-12345');
    expect(await ask('{"forged": 1}')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('pages carry a strict policy, calls are not cached, nothing is sniffed', async () => {
    const page = await fetch(app.origin, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    const call = await app.send(userRoutes.login, { body: {} });
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(call.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the web app', () => {
  const get = (url: string, headers: Record<string, string> = {}) => fetch(app.origin + url, { headers });

  test('hashed files are kept for ever and sent compressed', async () => {
    // fetch hides the compression, so it is asked for by hand.
    const headers = await new Promise<Record<string, unknown>>((resolve) => {
      rawRequest(`${app.origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume();
        resolve(response.headers);
      }).end();
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('a part of a file can be asked for', async () => {
    const response = await get('/assets/app-1a2b.js', { range: 'bytes=0-6' });
    expect([response.status, await response.text()]).toEqual([206, 'console']);
  });

  test('every address a person may type is the page, asked for anew each time', async () => {
    const response = await get('/project?x=1', { accept: 'text/html' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('<title>page</title>');
  });

  test('a screen with a page of its own gets that, under the same policy', async () => {
    const response = await get('/admin/users?x=1', { accept: 'text/html' });
    expect(await response.text()).toContain('<title>people</title>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('nothing outside its folder is served', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/../../package.json']) {
      expect(await (await get(url)).text()).not.toContain('"workspaces"');
    }
  });
});

describe('health', () => {
  test('the process lives and is ready', async () => {
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${app.origin}/readyz`);
    expect(await ready.json()).toMatchObject({
      code: 200,
      data: { checks: { database: true, storage: true } },
    });
  });

  test('metrics are for this machine, or for who has the token', async () => {
    expect(await (await fetch(`${app.origin}/metrics`)).text()).toContain('rostrum_request_seconds');
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await fetch(`${app.origin}/metrics`, proxied)).status).toBe(404);
    const guarded = await startAppForTest({ ROLE: 'api', METRICS_TOKEN: 'long-enough' });
    const status = async (token: string) =>
      (await fetch(`${guarded.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await status('long-enough'), await status('wrong'), await status('')]).toEqual([200, 404, 404]);
  });
});

test('a flood from one address is answered with 429 and when to come back', async () => {
  const small = await startAppForTest({ ROLE: 'api', CALLS_PER_MINUTE: '5' });
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await small.send(userRoutes.login, { body: {} })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await small.send(userRoutes.login, { body: {}, language: 'en-US' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 429,
    msg: expect.stringMatching(/Try again in \d+ seconds/),
  });
  expect((await fetch(`${small.origin}/healthz`)).status).toBe(200);
});

test('the API pages describe every call in both languages', async () => {
  const document = (await (await fetch(`${app.origin}/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(document.paths)).toContain(userRoutes.info.path);
  const page = await fetch(`${app.origin}/api-docs?lang=en-US`);
  const text = await page.text();
  expect(text).toContain('Rostrum API');
  expect(text).toContain(userRoutes.info.path);
  expect(await (await fetch(`${app.origin}/api-docs?lang=zh-CN`)).text()).toContain('谁可以调用');
});

test('the API document names the elements of a slide, also those that travel as text', async () => {
  const text = await (await fetch(`${app.origin}/openapi.json`)).text();
  const { components } = JSON.parse(text) as {
    components: { schemas: Record<string, { oneOf?: unknown[] }> };
  };
  const { schemas } = components;
  for (const name of ['SlideElement', 'ElementBody'])
    expect(schemas[name]?.oneOf, name).toHaveLength(elementTypes.length);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['TextElement', 'Fill', 'ScriptDocument']));
  const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(named).toContain('ElementBody');
  expect(named.filter((name) => name === undefined || !(name in schemas))).toEqual([]);
  expect(text).not.toContain('$defs');
});

describe('what is no request', () => {
  /** Everything that comes back on a connection of its own. */
  async function answerTo(text: string, origin = app.origin) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(text);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    return { head, body: JSON.parse(body) as { code: number; msg: string; data: unknown } };
  }

  test.each([
    ['nonsense', 'hello\r\n\r\n', 400, /无法识别/],
    [
      'headers that are far too large',
      `GET / HTTP/1.1\r\nhost: x\r\naccept-language: en-US\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      /request headers are too large/,
    ],
    [
      'an address that is far too long',
      `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      /请求头过大/,
    ],
  ])('%s gets the envelope', async (_what, text, status, words) => {
    const { head, body } = await answerTo(text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(body).toMatchObject({ code: status, data: null });
    expect(body.msg).toMatch(words);
  });
});

test('the API pages are made once: the second time the same bytes come, packed where that is accepted', async () => {
  for (const address of ['/openapi.json', '/api-docs?lang=zh-CN']) {
    const ask = (headers: Record<string, string> = {}) => fetch(app.origin + address, { headers });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const packed = await ask({ 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(await first.text());
  }
});
