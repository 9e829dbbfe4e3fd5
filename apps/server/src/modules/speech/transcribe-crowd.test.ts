import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeWav } from '../../providers/tts/audio/encode.ts';
import { aPlace } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject } from '../../testing/talks.ts';

/** An engine that answers when the test wants it to. */
const waiting = new Set<ServerResponse>();
const engine = createServer((request, response) => {
  request.resume();
  waiting.add(response);
  response.on('close', () => waiting.delete(response));
  engine.emit('asked');
});

let app: TestApp;
beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const { port } = engine.address() as AddressInfo;
  app = await startApp({ TRUST_PROXY: 'true', ASR_URL: `http://127.0.0.1:${port}/v1`, ASR_MODEL: 'slow' });
});
afterAll(async () => {
  engine.closeAllConnections();
  engine.close();
  await app.stop();
});

const recording = (seconds: number): string =>
  Buffer.from(encodeWav(new Int16Array(seconds * 24_000).fill(4000))).toString('base64');
const speak = (token: string, seconds = 1) =>
  app.call(speechRoutes.transcribe, { token, body: { base64: recording(seconds) } });

/** Viewers of one share. */
async function viewersOf(owner: TestUser, count: number): Promise<string[]> {
  const id = await aProject(app, owner);
  const body = { id, validityDays: 7, people: 10, codeKind: 'auto' };
  const share = await app.call<{ code: string; extractionCode: string }>(shareRoutes.shareProject, {
    token: owner.token,
    body,
  });
  const { code, extractionCode } = share.data!;
  const tokens = [];
  for (let viewer = 0; viewer < count; viewer++) {
    const sent = { body: { code, extractionCode }, headers: aPlace() };
    tokens.push((await app.call<{ token: string }>(shareRoutes.verify, sent)).data!.token);
  }
  return tokens;
}

/** A recording that is at the engine, and how its sender goes away. */
async function underWay(token: string) {
  const leaving = new AbortController();
  const asked = once(engine, 'asked');
  const answer = fetch(app.origin + speechRoutes.transcribe.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ base64: recording(1) }),
    signal: leaving.signal,
  }).then(
    (response) => response.json() as Promise<{ code: number }>,
    () => undefined,
  );
  await asked;
  return { answer, leave: () => leaving.abort() };
}

const { waitingOfShare, questionMs } = speechLimits.transcription;

test('one share takes some places and not all, and who leaves gives the place back', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const viewers = await viewersOf(owner, waitingOfShare + 1);
  const late = viewers.pop()!;
  const first = [];
  for (const viewer of viewers) first.push(await underWay(viewer));
  expect((await speak(viewers[0]!)).code, 'a second one of the same viewer').toBe(1001002156);
  expect((await speak(late)).code, 'one more of the share').toBe(1001002158);
  const own = await underWay(owner.token);
  for (const { leave } of first) leave();
  await expect.poll(() => waiting.size).toBe(1);
  const again = await underWay(late);
  for (const response of waiting)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"你好"}');
  for (const { answer } of [own, again]) expect((await answer)?.code).toBe(200);
});

test('a viewer asks a question and records no speech', async () => {
  const [viewer] = await viewersOf(await aUser(app, { level: 'svip1' }), 1);
  // Few samples a second, so that the call is small.
  const wav = Buffer.from(encodeWav(new Int16Array((8000 * (questionMs + 2000)) / 1000)));
  wav.writeUInt32LE(8000, 24);
  const body = { base64: wav.toString('base64') };
  expect((await app.call(speechRoutes.transcribe, { token: viewer!, body })).code).toBe(1001002165);
});

test('viewers of one network share how often they send what was said so far', async () => {
  const [one, other] = await viewersOf(await aUser(app, { level: 'svip1' }), 2);
  const headers = aPlace();
  const part = (token: string) =>
    app.call(speechRoutes.transcribe, { token, headers, body: { base64: recording(1), isPartial: true } });
  // This engine is not asked for parts.
  expect((await part(one!)).code).toBe(1001002158);
  await app.parts.database.pool.query(
    `update limiter set points = $1 where key like 'recording-part-here:%'`,
    [speechLimits.transcription.partsFromAddress.count],
  );
  expect((await part(other!)).code).toBe(1001002161);
});

test('nobody without a token is heard', async () => {
  expect((await app.call(speechRoutes.transcribe, { body: { base64: recording(1) } })).code).not.toBe(200);
});
