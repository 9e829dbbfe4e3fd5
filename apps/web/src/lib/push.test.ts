// @vitest-environment jsdom
import { pushErrors } from '@app/contract/push/errors.ts';
import { sessionErrors } from '@app/contract/session/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from './language.ts';
import { connectPush, disconnectPush, onPush } from './push.ts';
import { usePush } from './push-state.ts';
import { navigation, useScreen } from './screen.ts';
import { keepToken, tokenOf } from './session.ts';

const user = '0198a0c0-0000-7000-8000-000000000001';
const frame = (event: number, data: unknown, id = '1') =>
  `id: ${id}\ndata: ${JSON.stringify({ event, userId: user, data })}\n\n`;
const connection = frame(0, { serverVersion: '1.2.3' });

type Stream = {
  headers: Headers;
  url: string;
  send: (text: string) => void;
  end: () => void;
  broke: boolean;
};
let streams: Stream[] = [];
/** What the next connection meets. */
let next: 'open' | 'refuse' | 'fail' = 'open';
let refusal: number = pushErrors.tooManyStreams.code;

/** A server whose streams the test holds in its hand. */
function fakeFetch(url: string, { headers, signal }: RequestInit): Promise<Response> {
  const stream: Stream = {
    url,
    headers: new Headers(headers),
    send: () => undefined,
    end: () => undefined,
    broke: false,
  };
  streams.push(stream);
  if (next === 'fail') return Promise.reject(new TypeError('network'));
  if (next === 'refuse') return Promise.resolve(Response.json({ code: refusal, msg: '', data: null }));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder();
      stream.send = (text) => controller.enqueue(bytes.encode(text));
      stream.end = () => controller.close();
      signal?.addEventListener('abort', () => {
        stream.broke = true;
        controller.error(new DOMException('aborted', 'AbortError'));
      });
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
}

const goes = navigation.go;
const state = () => usePush.getState().state;
const settle = () => vi.advanceTimersByTimeAsync(0);
const last = () => streams.at(-1) ?? expect.fail('nobody connected');

beforeEach(() => {
  streams = [];
  next = 'open';
  refusal = pushErrors.tooManyStreams.code;
  useScreen.setState({ token: 'user', isShare: false });
  vi.useFakeTimers();
  // In the middle, so that the delays are the nominal ones.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', fakeFetch);
  keepToken('user', 'token');
});
afterEach(async () => {
  disconnectPush();
  navigation.go = goes;
  await settle();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the stream is that of the user, with token and language', async () => {
  setLanguage('en-US');
  connectPush(user);
  await settle();
  expect(last().url).toBe(`/web-api/portrait/sse/connect/${user}`);
  expect(Object.fromEntries(last().headers)).toMatchObject({
    authorization: 'Bearer token',
    'accept-language': 'en-US',
    accept: 'text/event-stream',
  });
  expect(state()).toBe('open');
});

test('an event reaches every listener until it stops', async () => {
  const heard: string[] = [];
  const stop = onPush(({ event }) => void heard.push(event));
  connectPush(user);
  await settle();
  last().send(connection);
  await settle();
  stop();
  last().send(connection);
  await settle();
  expect(heard).toEqual(['connection']);
});

test('an event of a newer server and a comment are passed over, and the stream goes on', async () => {
  const heard: string[] = [];
  const stop = onPush(({ event }) => void heard.push(event));
  connectPush(user);
  await settle();
  last().send(`: keep alive\n\n${frame(99, {})}`);
  last().send(connection);
  await settle();
  stop();
  expect(heard).toEqual(['connection']);
  expect(streams).toHaveLength(1);
});

test('what is no JSON does not end the updates', async () => {
  const heard: string[] = [];
  const stop = onPush(({ event }) => void heard.push(event));
  connectPush(user);
  await settle();
  last().send('data: {oops\n\n');
  last().send(connection);
  await settle();
  await vi.advanceTimersByTimeAsync(5000);
  stop();
  expect(heard.length + streams.length).toBeGreaterThan(1);
});

test('after 5 failed reconnects, 5 s doubling to 30 s apart, it gives up', async () => {
  next = 'fail';
  connectPush(user);
  await settle();
  for (const delay of [5000, 10_000, 20_000, 30_000, 30_000]) {
    const before = streams.length;
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(streams).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(before + 1);
  }
  expect(state()).toBe('MAX_RETRY_EXCEEDED');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(6);
});

test('a server that takes connections and drops them is given up too', async () => {
  connectPush(user);
  for (let tries = 0; tries < 6; tries++) {
    await settle();
    last().end();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(state()).toBe('MAX_RETRY_EXCEEDED');
});

test('an event begins the count anew, and the reconnect asks for what was missed', async () => {
  next = 'fail';
  connectPush(user);
  await vi.advanceTimersByTimeAsync(5000 + 10_000);
  next = 'open';
  await vi.advanceTimersByTimeAsync(20_000);
  last().send(frame(0, { serverVersion: '1' }, '42'));
  await settle();
  last().end();
  await settle();
  const before = streams.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams).toHaveLength(before + 1);
  expect(last().headers.get('last-event-id')).toBe('42');
});

test('on the screen of a share the stream is opened with the user’s token all the same', async () => {
  keepToken('project-share', 'share-token');
  useScreen.setState({ token: 'project-share', isShare: true });
  connectPush(user);
  await settle();
  expect(last().headers.get('authorization')).toBe('Bearer token');
});

test('a refusal is tried again with growing delays, and given up in the end', async () => {
  next = 'refuse';
  connectPush(user);
  await vi.advanceTimersByTimeAsync(4999);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
  next = 'open';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toBe('open');
  next = 'refuse';
  last().end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state()).toBe('MAX_RETRY_EXCEEDED');
  expect(streams).toHaveLength(6);
});

test('a stream that is refused because the session is over logs the user out', async () => {
  const went: string[] = [];
  navigation.go = (to) => void went.push(to);
  refusal = sessionErrors.sessionLost.code;
  next = 'refuse';
  connectPush(user);
  await settle();
  expect(tokenOf('user')).toBe('');
  expect(went).toEqual(['/login']);
});

test('who watches a talk when the session ends is logged out and stays', async () => {
  const went: string[] = [];
  navigation.go = (to) => void went.push(to);
  useScreen.setState({ token: 'project-share', isShare: true });
  keepToken('project-share', 'share-token');
  refusal = sessionErrors.sessionLost.code;
  next = 'refuse';
  connectPush(user);
  await settle();
  expect([tokenOf('user'), tokenOf('project-share')]).toEqual(['', 'share-token']);
  expect(went).toEqual([]);
});

test('a token that took the place of the refused one is kept and used for the next try', async () => {
  refusal = sessionErrors.sessionLost.code;
  next = 'refuse';
  connectPush(user);
  keepToken('user', 'new-token');
  next = 'open';
  await vi.advanceTimersByTimeAsync(5000);
  expect(last().headers.get('authorization')).toBe('Bearer new-token');
  expect(state()).toBe('open');
});

test('it can be tried again by hand, and by the browser coming back online', async () => {
  next = 'fail';
  connectPush(user);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(state()).toBe('MAX_RETRY_EXCEEDED');
  next = 'open';
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(state()).toBe('open');
  expect(streams).toHaveLength(7);
});

test('a new connection ends the one before, and disconnecting ends all', async () => {
  connectPush(user);
  await settle();
  connectPush(user);
  await settle();
  expect(streams.map(({ broke }) => broke)).toEqual([true, false]);
  disconnectPush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams.map(({ broke }) => broke)).toEqual([true, true]);
  expect(state()).toBe('closed');
});
