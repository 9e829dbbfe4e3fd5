import { expect, test } from 'vitest';
import { pushLimits } from '../limits.ts';
import { reconnectDelay } from './reconnect.ts';

test('the numbers are those of the spec and the decisions', () => {
  expect(pushLimits).toMatchObject({
    reconnects: 5,
    firstDelayMs: 5_000,
    longestDelayMs: 30_000,
    growth: 2,
    replayMs: 600_000,
    keepAliveMs: 15_000,
  });
  expect(pushLimits.jitter).toBeGreaterThan(0);
});

test('delays start at 5 s, double, and stop growing at 30 s', () => {
  expect([1, 2, 3, 4, 5].map((retry) => reconnectDelay(retry, 0.5))).toEqual([
    5_000, 10_000, 20_000, 30_000, 30_000,
  ]);
});

test('after five reconnects the stream is given up', () => {
  expect(reconnectDelay(6, 0.5)).toBeUndefined();
});

test('jitter spreads a delay to both sides and never over 30 s', () => {
  expect(reconnectDelay(1, 0)).toBeLessThan(5_000);
  expect(reconnectDelay(1, 1)).toBeGreaterThan(5_000);
  expect(reconnectDelay(5, 1)).toBe(30_000);
});
