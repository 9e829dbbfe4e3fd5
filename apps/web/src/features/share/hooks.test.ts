// @vitest-environment jsdom
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { useStayReport } from './hooks.ts';

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

test('before the talk is there, nobody stays', async () => {
  renderHook(() => useStayReport(visit, false, false));
  await seconds(90);
  expect(told()).toEqual([]);
});
