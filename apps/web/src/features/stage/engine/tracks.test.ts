// @vitest-environment jsdom
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TalkPage } from '../rules.ts';
import { Tracks } from './tracks.ts';

const aPage = (index: number, isSpoken = true): TalkPage => ({
  id: `page-${index}`,
  index,
  title: '',
  background: { kind: 'solid', color: '#fff' },
  elements: [],
  script: '讲稿',
  presenterLayout: null,
  transition: null,
  builds: [],
  avatar: null,
  broadcast: isSpoken
    ? { trackUrl: `/track/${index}`, durationMs: 0, sentences: 2, spoken: 2, complete: true }
    : null,
});
const aTrack = (complete = true): PageTrack => ({
  durationMs: 100,
  words: [],
  visemes: [],
  sentences: [],
  segments: [],
  cues: [],
  complete,
});

function setUp(
  pages: TalkPage[],
  answer: (address: string) => PageTrack = () => aTrack(),
  client = new QueryClient(),
) {
  const asked: string[] = [];
  const got: number[] = [];
  const faults = vi.fn();
  const state = { now: pages, isStarved: false };
  const tracks = new Tracks({ id: 'talk', pages }, 0, {
    client,
    fetchTrack: async (address) => {
      asked.push(address);
      return answer(address);
    },
    loadPages: async () => state.now,
    onPages: () => undefined,
    onTrack: (page) => got.push(page),
    onFault: faults,
    isStarved: () => state.isStarved,
  });
  void tracks.run();
  return { tracks, asked, got, faults, state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('before anybody hears it only the page on stage is fetched', async () => {
  const { tracks, asked } = setUp([aPage(0), aPage(1), aPage(2)]);
  await vi.advanceTimersByTimeAsync(5000);
  tracks.awaitSpeech();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['/track/0']);
  tracks.fetchAll();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['/track/0', '/track/1', '/track/2']);
  tracks.stop();
});

test('a page that is still being spoken is asked for every second until it is complete', async () => {
  let spoken = 0;
  const { tracks, got } = setUp([aPage(0)], () => aTrack(++spoken === 3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(got).toEqual([0, 0, 0]);
  tracks.stop();
});

test('a page is asked for more often while somebody waits for its next words', async () => {
  const { tracks, got, state } = setUp([aPage(0)], () => aTrack(false));
  await vi.advanceTimersByTimeAsync(10);
  const before = got.length;
  state.isStarved = true;
  tracks.awaitSpeech();
  await vi.advanceTimersByTimeAsync(1000);
  // At once, and then every 0.4 seconds.
  expect(got).toHaveLength(before + 3);
  tracks.stop();
});

test('a page that nobody spoke gets its speech as soon as there is some', async () => {
  const { tracks, got, state } = setUp([aPage(0, false)]);
  tracks.awaitSpeech();
  await vi.advanceTimersByTimeAsync(3000);
  expect(got).toEqual([]);
  state.now = [aPage(0)];
  await vi.advanceTimersByTimeAsync(3000);
  expect(got).toEqual([0]);
  tracks.stop();
});

test('a lost connection is tried again, told after a while, and asked anew when somebody wants it', async () => {
  let isDown = true;
  const { tracks, got, faults } = setUp([aPage(0)], () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return aTrack();
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(faults).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(faults).toHaveBeenCalledOnce();
  isDown = false;
  tracks.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(got).toEqual([0]);
  tracks.stop();
});

test('a page is asked for once in a visit, and again in the next one', async () => {
  const client = new QueryClient();
  const { tracks, asked } = setUp([aPage(0), aPage(1)], undefined, client);
  tracks.fetchAll();
  await vi.advanceTimersByTimeAsync(10);
  tracks.move(1);
  tracks.move(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual(['/track/0', '/track/1']);
  tracks.stop();
  const next = setUp([aPage(0)], undefined, client);
  await vi.advanceTimersByTimeAsync(10);
  expect(next.got).toEqual([0]);
  next.tracks.stop();
});
