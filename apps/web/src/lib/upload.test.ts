// @vitest-environment jsdom
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallError } from './call-error.ts';
import { setLanguage } from './language.ts';
import { useNotices } from './notices.ts';
import { keepToken } from './session.ts';
import { upload } from './upload.ts';

const stored = {
  id: '01933b5e-0000-7000-8000-000000000000',
  name: 'a.txt',
  size: 4,
  type: 'text/plain',
  url: '/file',
  createdAt: '2026-11-15T10:00:00.000Z',
};

/** The browser's request, as far as an upload goes. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 200;
  responseText = '';
  method = '';
  address = '';
  form: FormData | undefined;

  constructor() {
    super();
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => 'application/json';
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.end('abort');
  }
  end(name: string) {
    this.dispatchEvent(new Event(name));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(envelope: unknown, status = 200) {
    Object.assign(this, { status, responseText: JSON.stringify(envelope) });
    this.end('load');
  }
}

const file = new File(['text'], 'a.txt');
const made = (index = 0) =>
  vi.waitFor(() => FakeRequest.made[index] ?? Promise.reject(new Error('not sent')));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as CallError,
  );
const notices = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  useNotices.setState({ notices: [] });
  keepToken('user', 'secret');
  setLanguage('en-US');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the file goes to the row with the token and the language, and its data comes back', async () => {
  const progress: number[] = [];
  const sent = upload(uploadRoutes.add, { file, onProgress: (share) => progress.push(share) });
  const request = await made();
  expect([request.method, request.address]).toEqual(['POST', '/web-api/portrait/upload/add']);
  expect(request.headers).toEqual({ 'accept-language': 'en-US', authorization: 'Bearer secret' });
  expect(request.form?.get('file')).toMatchObject({ name: 'a.txt' });
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  request.answer({ code: 200, msg: '', data: stored });
  expect((await sent).createdAt).toEqual(new Date(stored.createdAt));
  expect(progress).toEqual([0.25]);
});

describe('a connection that breaks', () => {
  test('is tried once more', async () => {
    const sent = upload(uploadRoutes.add, { file });
    (await made()).end('error');
    (await made(1)).answer({ code: 200, msg: '', data: stored });
    expect((await sent).name).toBe('a.txt');
    expect(notices()).toEqual([]);
  });

  test('twice is told', async () => {
    const failure = failureOf(upload(uploadRoutes.add, { file }));
    (await made()).end('error');
    (await made(1)).end('error');
    expect((await failure)?.kind).toBe('network');
    expect(FakeRequest.made).toHaveLength(2);
    expect(notices()).toEqual(['The network could not be reached. Check your connection and try again.']);
  });
});

test('a refusal is not tried again, and its sentence is shown', async () => {
  const failure = failureOf(upload(uploadRoutes.add, { file }));
  (await made()).answer({ code: 1001002010, msg: 'too large', data: null });
  expect(await failure).toMatchObject({ kind: 'refused', code: 1001002010, message: 'too large' });
  expect(notices()).toEqual(['too large']);
  expect(FakeRequest.made).toHaveLength(1);
});

test('who shows the sentence in place gets no notice', async () => {
  const failure = failureOf(upload(uploadRoutes.add, { file, inPlace: true }));
  (await made()).answer({ code: 1001002010, msg: 'too large', data: null });
  expect((await failure)?.message).toBe('too large');
  expect(notices()).toEqual([]);
});

test('an answer that is no envelope is a failure', async () => {
  const failure = failureOf(upload(uploadRoutes.add, { file }));
  (await made()).answer('<html>', 502);
  expect(await failure).toMatchObject({ kind: 'status', code: 502 });
});

test('cancelling stops it without a word', async () => {
  const end = new AbortController();
  const failure = failureOf(upload(uploadRoutes.add, { file, signal: end.signal }));
  await made();
  end.abort();
  expect((await failure)?.kind).toBe('aborted');
  expect(notices()).toEqual([]);
  expect(FakeRequest.made).toHaveLength(1);
});

test('a slow line may take its time as long as something moves', async () => {
  vi.useFakeTimers();
  const failure = failureOf(upload(uploadRoutes.add, { file }));
  const [request] = FakeRequest.made;
  await vi.advanceTimersByTimeAsync(299_000);
  request!.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  await vi.advanceTimersByTimeAsync(299_000);
  expect(FakeRequest.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeRequest.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect((await failure)?.message).toMatch(/took too long/);
});
