import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

type Options = { name: string; freeTries: number; firstDelayMs: number; longestDelayMs: number };

/** Wrong tries are forgotten after a day without one. */
const memorySeconds = 24 * 60 * 60;

export type TryLimiter = ReturnType<typeof createTryLimiter>;

/** Counts wrong tries on something secret, for all nodes together: after some free ones each costs a longer wait. */
export function createTryLimiter(pool: pg.Pool, { name, freeTries, firstDelayMs, longestDelayMs }: Options) {
  const shared = {
    storeClient: pool,
    tableName: 'limiter',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const counts = new RateLimiterPostgres({
    ...shared,
    keyPrefix: `${name}-count`,
    points: Number.MAX_SAFE_INTEGER,
    duration: memorySeconds,
  });
  const waits = new RateLimiterPostgres({ ...shared, keyPrefix: `${name}-wait`, points: 1, duration: 1 });

  return {
    /** How many seconds the next try has to wait; 0 means that it may be made now. */
    async secondsToWait(key: string): Promise<number> {
      const wait = await waits.get(key);
      return wait && wait.msBeforeNext > 0 ? Math.ceil(wait.msBeforeNext / 1000) : 0;
    },
    async countWrongTry(key: string): Promise<void> {
      const { consumedPoints } = await counts.penalty(key, 1);
      const beyond = consumedPoints - freeTries;
      if (beyond < 0) return;
      const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(beyond, 20));
      await waits.block(key, Math.ceil(delay / 1000));
    },
    async forget(key: string): Promise<void> {
      await Promise.all([counts.delete(key), waits.delete(key)]);
    },
  };
}
