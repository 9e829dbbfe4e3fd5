import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineRoutes } from '@app/contract/base/routes.ts';
import { sampleRoutes } from '@app/contract/sample/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Mount } from './mount.ts';
import { packingFor } from './pack-answers.ts';

const about = { zh: '测试', en: 'test' };
const open = { method: 'GET', visitors: ['nobody'], about, data: z.string() } as const;
const testRoutes = defineRoutes({
  small: { ...open, path: '/web-api/portrait/test/small', packed: true },
  secret: { ...open, path: '/web-api/portrait/test/secret' },
  stream: { ...open, path: '/web-api/portrait/test/stream', answer: 'stream', packed: true },
});
const samplePath = `${sampleRoutes.talk.path}?language=zh-CN`;

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const extension = {
    mount: (mount: Mount) =>
      mount(testRoutes, {
        small: async () => 'a'.repeat(500),
        secret: async () => 'a'.repeat(5000),
        stream: async () => (stream) => {
          stream.send({ data: 'a'.repeat(5000) });
          stream.end();
        },
      }),
  };
  const samples = path.resolve(import.meta.dirname, '../../../samples');
  app = await startApp({ ROLE: 'api', SAMPLES_DIR: samples }, extension);
  user = await aUser(app);
});
afterAll(() => app.stop());

type Raw = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As it travels: `fetch` would unpack it. Each on a connection of its own: a stream takes its one along. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    request(app.origin + address, { method, headers, agent: false }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
    )
      .on('error', reject)
      .end();
  });

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['zstd, deflate', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=nonsense', undefined],
])('who accepts %j gets %s', (header, way) => expect(packingFor(header)).toBe(way));

describe('a large answer', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('travels by %s where that is accepted, and is the same', async (way, unpack) => {
    const [plain, packed] = [await get(samplePath), await get(samplePath, { 'accept-encoding': way })];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'content-encoding': way,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(packed.body.length),
    });
    expect(unpack(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  });

  test('that may be kept says that it differs by what is accepted, packed or not', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const answer = await get(samplePath, headers);
      expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
      expect(answer.headers['cache-control']).toMatch(/^public/);
    }
  });

  test('has the same headers when only they are asked for', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const [whole, head] = [await get(samplePath, headers), await get(samplePath, headers, 'HEAD')];
    expect(head.body).toHaveLength(0);
    expect(head.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': whole.headers['content-length'],
    });
  });
});

describe('nothing is packed', () => {
  const all = { 'accept-encoding': 'gzip, br' };

  test('where it would save next to nothing', async () => {
    expect((await get(testRoutes.small.path, all)).headers['content-encoding']).toBeUndefined();
  });

  test('where the row does not say so, however large it is', async () => {
    const { headers, body } = await get(testRoutes.secret.path, all);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
    expect(body.length).toBeGreaterThan(5000);
  });

  test('on an event stream', async () => {
    const { headers, body } = await get(testRoutes.stream.path, all);
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toMatch(/^data: "a{5000}"/);
  });

  test('of a file: its parts and its mark stay as they are', async () => {
    const { sample } = JSON.parse((await get(samplePath)).body.toString()).data;
    const { trackUrl } = sample.talk.pages[0].broadcast;
    const whole = await get(trackUrl, all);
    expect(whole.headers['content-encoding']).toBeUndefined();
    const { etag = '' } = whole.headers;
    expect(await get(trackUrl, { ...all, 'if-none-match': etag })).toMatchObject({ status: 304 });
    const part = await get(trackUrl, { ...all, range: 'bytes=0-9' });
    expect(part).toMatchObject({ status: 206, body: whole.body.subarray(0, 10) });
    expect(part.headers['content-encoding']).toBeUndefined();
  });

  test('of what the account alone may know, such as its own data', async () => {
    const { headers } = await get('/web-api/portrait/user/info', { ...all, authorization: user.token });
    expect(headers['content-encoding']).toBeUndefined();
  });
});
