import { expect, test } from 'vitest';
import { liveClock, steppedClock } from './clock.ts';

test('a stepped clock stands until it is moved, and tells its listeners', () => {
  const clock = steppedClock(100);
  const heard: number[] = [];
  const stop = clock.onTick((now) => heard.push(now));
  expect(clock.now()).toBe(100);
  clock.step(40);
  clock.set(1000);
  stop();
  clock.step(40);
  expect(heard).toEqual([140, 1000]);
  expect(clock.now()).toBe(1040);
});

test('a live clock reads its source once per painted frame, until it is stopped', () => {
  let time = 0;
  const waiting: (() => void)[] = [];
  const clock = liveClock(() => time, {
    requestAnimationFrame: (listener) => waiting.push(listener),
    cancelAnimationFrame: () => waiting.splice(0),
  });
  const heard: number[] = [];
  const stop = clock.onTick((now) => heard.push(now));
  for (const next of [16, 33, 50]) {
    time = next;
    for (const listener of waiting.splice(0)) listener();
  }
  stop();
  expect(waiting).toEqual([]);
  expect(heard).toEqual([16, 33, 50]);
});
