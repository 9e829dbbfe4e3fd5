import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken } from './tokens.ts';

type Options = { name: string; freeTries: number; firstDelayMs: number; longestDelayMs: number };

/** Wrong tries are forgotten after a day without one. */
const memorySeconds = 24 * 60 * 60;

export type TryLimiter = ReturnType<typeof createTryLimiter>;

const secondsOf = (wait: RateLimiterRes | null): number =>
  wait && wait.msBeforeNext > 0 ? Math.ceil(wait.msBeforeNext / 1000) : 0;

/** Counts tries on something secret, for all nodes together: after some free ones each costs a longer wait. */
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
      return secondsOf(await waits.get(hidden(key)));
    },

    /**
     * Counts a try before it is made, so that a thousand at the same moment get no further than one after the other.
     * 0 means that it may be made; otherwise the seconds to wait. A try that turns out right is taken back.
     */
    async take(key: string): Promise<number> {
      const id = hidden(key);
      const { consumedPoints } = await counts.penalty(id, 1);
      const beyond = consumedPoints - freeTries;
      if (beyond < 0) return 0;
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(beyond, 20));
      // Of all who come now, one makes the try that starts the next wait.
      const refused = await waits.consume(id, 1, { customDuration: Math.ceil(delayMs / 1000) }).then(
        () => undefined,
        (reason: RateLimiterRes | Error) => reason,
      );
      if (refused instanceof Error) throw refused;
      return refused ? Math.max(1, secondsOf(refused)) : 0;
    },

    /** The try was right: it counts no more, but the wrong ones before it still do. */
    async takeBack(key: string): Promise<void> {
      const id = hidden(key);
      await Promise.all([counts.reward(id, 1), waits.delete(id)]);
    },

    async forget(key: string): Promise<void> {
      const id = hidden(key);
      await Promise.all([counts.delete(id), waits.delete(id)]);
    },
  };
}

/** The counters outlive accounts, so they name nobody; and a key of any length fits their column. */
const hidden = hashToken;

/** Refuses who has to wait for any of several limits. */
export function refuseFor(waits: readonly number[]): void {
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
}
