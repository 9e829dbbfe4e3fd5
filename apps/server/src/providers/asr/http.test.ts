import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { encodeWav } from '../tts/audio/encode.ts';
import { createHttpTranscriber } from './http.ts';
import { TranscriptionFailed } from './port.ts';

const wav = encodeWav(new Int16Array(2400).fill(1000));
const key = 'sk-very-secret';
let stop = (): unknown => undefined;
afterEach(() => stop());

type Asked = { path: string | undefined; authorization: string | undefined; body: string };

async function engineFor(answer: (response: ServerResponse) => void, timeoutMs = 60_000) {
  const asked: Asked[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString('latin1');
    asked.push({ path: request.url, authorization: request.headers.authorization, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    asked,
    transcriber: createHttpTranscriber({ baseUrl, model: 'whisper-1', apiKey: key, timeoutMs }),
  };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('an engine elsewhere gets the recording and the name of the model, and its text is given', async () => {
  const { asked, transcriber } = await engineFor(json(200, { text: ' 你好 ' }));
  expect(await transcriber.transcribe(wav)).toEqual({
    text: '你好',
    language: 'zh-CN',
  });
  expect(asked[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: `Bearer ${key}` });
  for (const part of ['name="model"\r\n\r\nwhisper-1', 'RIFF']) expect(asked[0]?.body).toContain(part);
});

test('the text tells its language', async () => {
  const { transcriber } = await engineFor(json(200, { text: 'Hello' }));
  expect(await transcriber.transcribe(wav)).toEqual({ text: 'Hello', language: 'en-US' });
});

test.each([
  ['refuses, naming the key', json(401, { error: `wrong key ${key}` })],
  ['answers garbage', (response: ServerResponse) => void response.end('<html>')],
  [
    'sends the call elsewhere',
    (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
  ],
  ['answers without end', (response: ServerResponse) => void response.end('x'.repeat(2 * 1024 * 1024))],
  ['breaks off', (response: ServerResponse) => void response.destroy()],
])('an engine that %s is a fault that does not tell the key', async (_what, answer) => {
  const { transcriber } = await engineFor(answer);
  const fault = await transcriber.transcribe(wav).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(TranscriptionFailed);
  expect(String(fault)).not.toContain(key);
});

test('an engine that never answers is given up', async () => {
  const { transcriber } = await engineFor(() => undefined, 50);
  await expect(transcriber.transcribe(wav)).rejects.toBeInstanceOf(TranscriptionFailed);
});
