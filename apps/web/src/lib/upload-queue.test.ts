import { beforeEach, describe, expect, test } from 'vitest';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

type Call = {
  name: string;
  signal: AbortSignal;
  progress: (share: number) => void;
  done: () => void;
  fail: (reason: string) => void;
};

let calls: Call[];
let queue: UploadQueue;
const file = (name: string) => new File(['text'], name);
const states = () => queue.store.getState().files.map(({ name, state }) => `${name} ${state}`);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  calls = [];
  queue = createUploadQueue(
    ({ name }, { onProgress, signal }) =>
      new Promise((done, fail) => {
        const stop = (reason: string) => fail(new Error(reason));
        signal.addEventListener('abort', () => stop('aborted'));
        calls.push({ name, signal, progress: onProgress, done: () => done(undefined), fail: stop });
      }),
  );
});

test('three files are sent at once, each in a request of its own', async () => {
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
  calls[1]!.done();
  await settled();
  expect(states()).toEqual(['a sending', 'b complete', 'c sending', 'd sending']);
});

test('a file that the check refuses is shown with its reason and never sent', () => {
  queue.add([file('a.exe'), file('b.pdf')], ({ name }) =>
    name.endsWith('.exe') ? 'no programs' : undefined,
  );
  expect(states()).toEqual(['a.exe refused', 'b.pdf sending']);
  expect(queue.store.getState().files[0]!.reason).toBe('no programs');
});

test('progress is told', () => {
  queue.add([file('a')]);
  calls[0]!.progress(0.4);
  expect(queue.store.getState().files[0]!.progress).toBe(0.4);
});

describe('a failed file', () => {
  test('keeps its reason and can be tried again', async () => {
    queue.add([file('a')]);
    calls[0]!.fail('the line broke');
    await settled();
    const [failed] = queue.store.getState().files;
    expect(failed).toMatchObject({ state: 'failed', reason: 'the line broke' });
    queue.retry(failed!.id);
    expect(states()).toEqual(['a sending']);
    calls[1]!.done();
    await settled();
    expect(states()).toEqual(['a complete']);
  });
});

describe('cancelling', () => {
  test('stops a file on its way and lets the next one go', async () => {
    queue.add(['a', 'b', 'c', 'd'].map(file));
    queue.cancel(queue.store.getState().files[0]!.id);
    expect(calls[0]!.signal.aborted).toBe(true);
    await settled();
    expect(states()).toEqual(['a cancelled', 'b sending', 'c sending', 'd sending']);
  });

  test('a cancelled file can be sent after all', async () => {
    queue.add([file('a')]);
    const { id } = queue.store.getState().files[0]!;
    queue.cancel(id);
    queue.retry(id);
    await settled();
    expect(states()).toEqual(['a sending']);
  });
});

test('tidying takes away only what is over', async () => {
  queue.add(['a', 'b'].map(file));
  calls[0]!.done();
  await settled();
  queue.tidy();
  expect(states()).toEqual(['b sending']);
});

test('clearing stops everything', () => {
  queue.add(['a', 'b', 'c', 'd'].map(file));
  queue.clear();
  expect(states()).toEqual([]);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(calls).toHaveLength(3);
});
