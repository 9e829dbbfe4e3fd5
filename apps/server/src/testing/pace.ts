import type { QueuePace } from '../platform/jobs/boss.ts';

/** A test knows that the first try fails; it need not wait for the second. */
export const noDelay: Partial<QueuePace> = { retryDelay: () => 0 };

/** Where processes are killed: long enough for a living one on a busy machine to be heard. */
export const noticeDeath: Partial<QueuePace> = { ...noDelay, heartbeatSeconds: 4, lookEverySeconds: 1 };
