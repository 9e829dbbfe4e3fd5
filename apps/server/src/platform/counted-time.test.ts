import { expect, test } from 'vitest';
import { countedMs } from './counted-time.ts';

test.each([
  ['works on a free machine', { ms: 10_000, workedMs: 9_900, freeMs: 10_000 }, 9_900],
  ['gets a little of a busy machine', { ms: 10_000, workedMs: 80, freeMs: 0 }, 80],
  ['gets nothing of a busy machine', { ms: 10_000, workedMs: 0, freeMs: 200 }, 0],
  ['gets a little of what it may use of a free machine', { ms: 10_000, workedMs: 80, freeMs: 90_000 }, 80],
  ['stands still although a core is free', { ms: 10_000, workedMs: 0, freeMs: 9_000 }, 10_000],
])('of a process that %s, the right time counts', (_what, passed, counted) => {
  expect(countedMs(passed)).toBe(counted);
});
