// @vitest-environment jsdom
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallError } from './call-error.ts';
import { keepToken } from './session.ts';
import { uploadFile } from './resumable.ts';

const { pieceBytes } = uploadLimits;
const id = '01933b5e-0000-7000-8000-000000000000';
const stored = {
  id,
  name: 'a.txt',
  size: 1,
  type: 'text/plain',
  url: '/f',
  createdAt: '2026-11-15T10:00:00.000Z',
};
const size = pieceBytes * 2 + 10;
const aFile = () => new File(['x'.repeat(size)], 'a.txt', { lastModified: 1 });

/** The server's side: what it has of the file, and what was asked of it. */
let received: number;
let known: boolean;
let asked: string[];
/** What the line does to the pieces, in turn. */
let line: ('ok' | 'break' | 'lost answer' | 'refuse')[];

const progress = () => ({ id, size, received, pieceBytes: Math.min(pieceBytes, size - received) });
const answerOf = (data: unknown, code = 200) => ({ code, msg: 'words', data });

/** The browser's request, as far as a piece goes. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 200;
  responseText = '';
  address = '';
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  abort() {}
  send(form: FormData) {
    const start = Number(new URLSearchParams(this.address.split('?')[1]).get('start'));
    asked.push(`piece ${start}`);
    const how = line.shift() ?? 'ok';
    if (how !== 'break' && how !== 'refuse') received += (form.get('file') as File).size;
    const answer = how === 'refuse' ? answerOf(null, uploadErrors.tooLarge.code) : answerOf(progress());
    this.responseText = JSON.stringify(answer);
    queueMicrotask(() => {
      this.dispatchEvent(new Event(how === 'ok' || how === 'refuse' ? 'load' : 'error'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

const rows: Record<string, () => unknown> = {
  [uploadRoutes.begin.path]: () => {
    known = true;
    received = 0;
    return answerOf(progress());
  },
  [uploadRoutes.progress.path.replace('{id}', id)]: () =>
    known ? answerOf(progress()) : answerOf(null, commonErrors.notFound.code),
  [uploadRoutes.finish.path.replace('{id}', id)]: () => answerOf(stored),
};

beforeEach(() => {
  localStorage.clear();
  keepToken('user', 'secret');
  [received, known, asked, line] = [0, false, [], []];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('/').find((part) => ['begin', 'progress', 'finish'].includes(part)) ?? path);
    return Promise.resolve(Response.json(rows[path]?.()));
  });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const sent = async (file = aFile()) => {
  const shares: number[] = [];
  const done = uploadFile({ file, onProgress: (share) => shares.push(share), silent: true }).then(
    (upload) => ({ upload, shares }),
    (error: CallError) => ({ error, shares }),
  );
  await vi.runAllTimersAsync();
  return done;
};

test('a large file goes in pieces, and its progress is that of all of it', async () => {
  const { shares } = await sent();
  expect(asked).toEqual(['begin', 'piece 0', `piece ${pieceBytes}`, `piece ${pieceBytes * 2}`, 'finish']);
  expect(shares).toEqual([0, pieceBytes / size, (pieceBytes * 2) / size]);
});

test('after a line that broke it goes on where it stopped, also when only the answer was lost', async () => {
  line = ['ok', 'break', 'lost answer', 'ok'];
  const done = await sent();
  expect(done).toMatchObject({ upload: { id } });
  expect(asked).toEqual([
    'begin',
    'piece 0',
    `piece ${pieceBytes}`,
    'progress',
    `piece ${pieceBytes}`,
    'progress',
    `piece ${pieceBytes * 2}`,
    'finish',
  ]);
});

test('a line that stays broken is told in the end; the same file goes on there, also after a reload', async () => {
  line = ['ok', ...Array.from({ length: 50 }, () => 'break' as const)];
  expect(await sent()).toMatchObject({ error: { kind: 'network' } });
  [asked, line] = [[], []];
  expect(await sent()).toMatchObject({ upload: { id } });
  expect(asked).toEqual(['progress', `piece ${pieceBytes}`, `piece ${pieceBytes * 2}`, 'finish']);
});

test('what the server has forgotten is begun anew', async () => {
  line = ['ok', ...Array.from({ length: 50 }, () => 'break' as const)];
  await sent();
  [asked, line, known] = [[], [], false];
  expect(await sent()).toMatchObject({ upload: { id } });
  expect(asked.slice(0, 3)).toEqual(['progress', 'begin', 'piece 0']);
});

test('a refusal is told at once, and nothing of it is kept', async () => {
  line = ['refuse'];
  expect(await sent()).toMatchObject({ error: { code: uploadErrors.tooLarge.code } });
  asked = [];
  await sent();
  expect(asked[0]).toBe('begin');
});

test('without a network it waits until that is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  line = ['break'];
  const done = uploadFile({ file: aFile(), silent: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual(['begin', 'piece 0']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect((await done).id).toBe(id);
  online.mockRestore();
});
