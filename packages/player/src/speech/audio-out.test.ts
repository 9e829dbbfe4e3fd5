import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSilentOut } from './audio-out.ts';

const segments = [
  { url: '/one.mp3', startMs: 0, durationMs: 1000 },
  { url: '/two.mp3', startMs: 1000, durationMs: 500 },
];

function playing() {
  const { narration, dispose } = createSilentOut();
  const outcomes: string[] = [];
  narration.onEnd((outcome) => outcomes.push(outcome));
  narration.load(segments);
  return { narration, dispose, outcomes };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without sound a page takes as long as with it, and nothing is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { narration, outcomes } = playing();
  await narration.play(0);
  vi.advanceTimersByTime(1200);
  expect(narration.positionMs()).toBeCloseTo(1200, -1);
  expect(outcomes).toEqual([]);
  vi.advanceTimersByTime(310);
  expect(outcomes).toEqual(['end']);
  expect(fetched).not.toHaveBeenCalled();
});

test('it stands while it is paused, and goes on from any place', async () => {
  const { narration, outcomes } = playing();
  await narration.play(400);
  vi.advanceTimersByTime(100);
  narration.pause();
  vi.advanceTimersByTime(60_000);
  expect(narration.positionMs()).toBeCloseTo(500, -1);
  expect(outcomes).toEqual([]);
  await narration.play(1400);
  vi.advanceTimersByTime(101);
  expect(outcomes).toEqual(['end']);
});

test('what is disposed of says nothing more', async () => {
  const { narration, dispose, outcomes } = playing();
  await narration.play(0);
  dispose();
  vi.advanceTimersByTime(10_000);
  expect(outcomes).toEqual([]);
});
