// @vitest-environment jsdom
import type { Talk } from '@app/contract/project/schema.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { aPage, aTalk } from '../../../testing/talks.ts';
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

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => void vi.useRealTimers());

test('who comes while a talk is being prepared is told so, and is on stage when it is ready', async () => {
  const answers: (() => Promise<Talk>)[] = [
    async () => ({ ...aTalkOfOnePage(false), pages: [] }),
    async () => aTalkOfOnePage(false),
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => aTalkOfOnePage(true),
  ];
  const calls: TalkCalls = { load: () => answers.shift()!(), listener: '', async *ask() {} };
  show(<TalkLoader calls={calls} waits />);
  await pass(0);
  // Nobody has confirmed it yet: only its owner can.
  expect(heading()).toBe('讲解还没有生成');
  await pass(4000);
  expect(heading()).toBe('讲解生成中');
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
  const calls: TalkCalls = {
    load: () => Promise.resolve(aTalkOfOnePage(false)),
    listener: '',
    async *ask() {},
  };
  show(<TalkLoader calls={calls} />);
  await pass(0);
  expect(heading()).toBe('认识太阳系');
});
