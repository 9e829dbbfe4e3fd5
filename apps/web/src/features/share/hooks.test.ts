// @vitest-environment jsdom
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { useBeat, useStayReport } from './hooks.ts';

const visit = {
  token: 'token-of-a-visitor',
  projectId: '01930000-0000-7000-8000-0000000000a1',
  liked: false,
  collected: false,
};
const server = fakeServer();
beforeEach(() => {
  vi.useFakeTimers();
  server.on(statisticsRoutes.increment, { data: null });
});
afterEach(() => vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const told = () =>
  (server.sentTo(statisticsRoutes.increment) as { stayMs: number }[]).map(({ stayMs }) => stayMs);
const sum = () => told().reduce((all, ms) => all + ms, 0);

const open = (isGoing: boolean) =>
  renderHook((props: { isGoing: boolean }) => useStayReport(visit, true, props.isGoing), {
    initialProps: { isGoing },
  });

test('while a talk goes on its stay is told every half minute, each time only what is new', async () => {
  const { unmount } = open(true);
  await seconds(95);
  expect(told()).toEqual([0, 30_000, 30_000, 30_000]);
  unmount();
  await seconds(0);
  expect(told().at(-1)).toBe(5000);
  expect(sum()).toBe(95_000);
});

test('a talk that stands needs no calls; what it had before is told, and the rest at the end', async () => {
  const { rerender, unmount } = open(true);
  await seconds(10);
  rerender({ isGoing: false });
  await seconds(50);
  expect(told()).toEqual([0, 30_000]);
  await seconds(600);
  expect(told()).toEqual([0, 30_000]);
  rerender({ isGoing: true });
  await seconds(30);
  expect(sum()).toBe(690_000);
  unmount();
  await seconds(60);
  expect(sum()).toBe(690_000);
});

test('who stops and goes on again and again is told of, too', async () => {
  const { rerender } = open(false);
  for (let turn = 0; turn < 6; turn++) {
    rerender({ isGoing: turn % 2 === 0 });
    await seconds(10);
  }
  expect(told()).toEqual([0, 30_000, 30_000]);
});

test('a page that goes tells how long the visit was, by a call that outlives the page', async () => {
  open(false);
  await seconds(20);
  window.dispatchEvent(new Event('pagehide'));
  expect(sum()).toBe(20_000);
  expect(server.asked.every(({ keepalive }) => keepalive)).toBe(true);
});

test('before the talk is there, nobody stays', async () => {
  renderHook(() => useStayReport(visit, false, false));
  await seconds(90);
  expect(told()).toEqual([]);
});

const beats = () => server.sentTo(shareRoutes.beat).length;

function seen(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('who watches learns within ten seconds that the share is over', async () => {
  server.on(shareRoutes.beat, { data: null });
  const onOver = vi.fn<() => void>();
  const { unmount } = renderHook(() => useBeat(visit, true, onOver));
  expect(shareLimits.beatMs).toBeLessThan(10_000);
  await seconds(20);
  expect([beats(), onOver.mock.calls.length]).toEqual([2, 0]);
  server.on(shareRoutes.beat, { code: shareErrors.closed.code, msg: 'over' });
  await seconds(10);
  expect(onOver).toHaveBeenCalledOnce();
  unmount();
  await seconds(60);
  expect(onOver).toHaveBeenCalledOnce();
});

test('a server that is away for a moment ends nothing', async () => {
  server.on(shareRoutes.beat, { code: 503, msg: 'away' });
  const onOver = vi.fn<() => void>();
  const { unmount } = renderHook(() => useBeat(visit, true, onOver));
  await seconds(30);
  expect(onOver).not.toHaveBeenCalled();
  unmount();
});

test('a page that nobody sees and that stands asks again when somebody comes back', async () => {
  server.on(shareRoutes.beat, { data: null });
  const { unmount } = renderHook(() => useBeat(visit, false, () => undefined));
  seen('hidden');
  await seconds(60);
  expect(beats()).toBe(0);
  seen('visible');
  await seconds(0);
  expect(beats()).toBe(1);
  unmount();
  vi.restoreAllMocks();
});
