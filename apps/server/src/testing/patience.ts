// Machines that run tests are busy. What is waited for has a sign, so that a quick machine loses nothing by this, and
// no test has a time of its own that a slow one could miss.
import { vi } from 'vitest';

/** Below the time-out of a test in vitest.config.ts, so that the sentence of what did not happen is the one that is read. */
const patienceMs = 240_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => {
  const interval = typeof options === 'object' ? (options.interval ?? 50) : 50;
  return waitFor(callback, { interval, timeout: patienceMs });
};
