import { pushLimits } from '../limits.ts';

const { reconnects, firstDelayMs, longestDelayMs, growth, jitter } = pushLimits;

/**
 * How long to wait before reconnect number `retry` (1 for the first); undefined when the stream must be given up.
 * `random` is a number from 0 to 1, passed in so that tests are exact.
 */
export function reconnectDelay(retry: number, random: number): number | undefined {
  if (retry > reconnects) return undefined;
  const nominal = Math.min(firstDelayMs * growth ** (retry - 1), longestDelayMs);
  return Math.min(nominal * (1 + jitter * (2 * random - 1)), longestDelayMs);
}
