// @vitest-environment jsdom
import type { Talk } from '@app/contract/project/schema.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { show } from '../../../testing/show.tsx';
import { allReady, aPage, aTalk } from '../../../testing/talks.ts';
import type { TalkCalls } from '../api.ts';
import { TalkLoader } from './talk-loader.tsx';

const aTalkOfOnePage = (isSpoken: boolean): Talk =>
  aTalk([
    aPage(0, {
      title: '太阳',
      script: '太阳在中间。',
      broadcast: { trackUrl: '/track', durationMs: 900, sentences: 2, spoken: 1, complete: isSpoken },
    }),
  ]);

const usual = {
  projectId: 'talk',
  listener: '',
  readiness: () => Promise.resolve(allReady(1)),
  async *ask() {},
  transcribe: async () => '',
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('who comes while a talk is being prepared is told so, and is on stage when it is ready', async () => {
  const answers: (() => Promise<Talk>)[] = [
    async () => ({ ...aTalkOfOnePage(false), pages: [] }),
    async () => aTalkOfOnePage(false),
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => aTalkOfOnePage(true),
  ];
  const pageId = aTalkOfOnePage(false).pages[0]!.id;
  const calls: TalkCalls = {
    ...usual,
    load: () => answers.shift()!(),
    readiness: () =>
      Promise.resolve({ pages: 1, ready: 0, first: 0, waiting: [{ id: pageId, seconds: 130 }] }),
  };
  show(<TalkLoader calls={calls} waits />);
  await pass(0);
  // Nobody has confirmed it yet: only its owner can.
  expect(heading()).toBe('讲解还没有生成');
  await pass(4000);
  expect(heading()).toBe('讲解生成中');
  await pass(0);
  expect(screen.getByText(/第 1 页还需约 3 分钟/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  // Still being spoken, then a connection that was lost for a moment.
  await pass(4000);
  expect(answers).toHaveLength(1);
  expect(heading()).toBe('讲解生成中');
  await pass(4000);
  expect(heading()).toBe('认识太阳系');
  expect(screen.getByRole('button', { name: '开始播放' })).toBeTruthy();
});

test('the owner is on stage at once, and hears each page as it comes', async () => {
  const calls: TalkCalls = { ...usual, load: () => Promise.resolve(aTalkOfOnePage(false)) };
  show(<TalkLoader calls={calls} />);
  await pass(0);
  expect(heading()).toBe('认识太阳系');
});

test('a talk that cannot be loaded is tried again, then told; asking once more brings it', async () => {
  const lost = () => Promise.reject(new CallError('network', 0, '网络不通'));
  const answers: (() => Promise<Talk>)[] = [lost, lost, lost, async () => aTalkOfOnePage(true)];
  const signals: AbortSignal[] = [];
  const load = (signal?: AbortSignal) => {
    if (signal) signals.push(signal);
    return answers.shift()!();
  };
  show(<TalkLoader calls={{ ...usual, load }} />);
  await pass(0);
  expect(screen.queryByText('网络不通')).toBeNull();
  await pass(5000);
  expect(screen.getByText('网络不通')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await pass(0);
  expect(heading()).toBe('认识太阳系');
  expect(signals).toHaveLength(4);
});

test('who leaves before it came has cancelled it, and the next visit asks anew', async () => {
  const signals: AbortSignal[] = [];
  const load = (signal?: AbortSignal) => {
    signals.push(signal!);
    return new Promise<Talk>(() => {});
  };
  const { unmount } = show(<TalkLoader calls={{ ...usual, load }} />);
  await pass(0);
  unmount();
  await pass(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  show(<TalkLoader calls={{ ...usual, load }} />);
  await pass(0);
  expect(signals).toHaveLength(2);
});
