import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { saidRecording } from '../../testing/recordings.ts';
import { createHttpVoices } from './http.ts';
import { CloningFailed, RecordingRefused } from './port.ts';

const key = 'sk-very-secret';
const program = childProgram(path.join(import.meta.dirname, '../../../../..'), 'measure-voice');
const order = {
  recording: saidRecording(),
  language: 'zh-CN',
  name: '我的声音',
  consent: '录音里是我本人的声音。',
  signal: new AbortController().signal,
} as const;
let stop = (): unknown => undefined;
afterEach(() => stop());

type Asked = { path: string | undefined; authorization: string | undefined; body: string };

async function serviceFor(answer: (response: ServerResponse) => void, timeoutMs = 60_000) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) pieces.push(piece as Buffer);
    } catch {
      // Who asked has given up.
      return;
    }
    const body = Buffer.concat(pieces).toString();
    asked.push({ path: request.url, authorization: request.headers.authorization, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, voices: createHttpVoices({ baseUrl, apiKey: key, timeoutMs, program }) };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a service gets the recording with its name, its language and what was agreed to, and names a voice', async () => {
  const { asked, voices } = await serviceFor(json(200, { voice: 'clone-7' }));
  const made = await voices.make(order);
  expect(made).toMatchObject({ voice: 'clone:clone-7', match: null, languages: ['zh-CN', 'en-US'] });
  expect(asked[0]).toMatchObject({ path: '/v1/voices', authorization: `Bearer ${key}` });
  for (const part of [order.name, order.consent, 'zh-CN', 'RIFF']) expect(asked[0]?.body).toContain(part);
  await voices.remove(made.voice);
  expect(asked[1]).toMatchObject({ path: '/v1/voices/remove' });
  expect(asked[1]?.body).toContain('clone-7');
});

test('a recording that tells nothing is not sent', async () => {
  const { asked, voices } = await serviceFor(json(200, { voice: 'clone-7' }));
  const silence = { ...order, recording: saidRecording({ loud: 0 }) };
  await expect(voices.make(silence)).rejects.toBeInstanceOf(RecordingRefused);
  expect(asked).toEqual([]);
});

test.each([
  ['refuses, naming the key', json(422, { error: `not with ${key}` }), true],
  ['is asked too often', json(429, {}), false],
  ['is out of order', json(500, {}), false],
  ['answers garbage', (response: ServerResponse) => void response.end('<html>'), false],
  ['names a voice that is none', json(200, { voice: '../x y' }), false],
  ['breaks off', (response: ServerResponse) => void response.destroy(), false],
])('a service that %s is a fault that does not tell the key', async (_what, answer, isRefusal) => {
  const { voices } = await serviceFor(answer);
  const fault = await voices.make(order).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(CloningFailed);
  expect((fault as CloningFailed).isRefusal).toBe(isRefusal);
  expect(String(fault)).not.toContain(key);
});

test('a service that never answers is given up', async () => {
  const { voices } = await serviceFor(() => undefined, 50);
  await expect(voices.make(order)).rejects.toBeInstanceOf(CloningFailed);
});

test('who checks the service learns whether it answers', async () => {
  const { asked, voices } = await serviceFor(json(200, {}));
  await voices.check();
  expect(asked[0]).toMatchObject({ path: '/v1/voices' });
  stop();
  await expect(voices.check()).rejects.toBeInstanceOf(CloningFailed);
});
