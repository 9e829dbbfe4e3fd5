import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken } from './tokens.ts';

type Options = { name: string; count: number; perMs: number };

export type Quota = ReturnType<typeof createQuota>;

/** How often something may be done in a time, for all nodes together. */
export function createQuota(pool: pg.Pool, { name, count, perMs }: Options) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'limiter',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: count,
    duration: perMs / 1000,
  });
  return {
    /** 0 when it may be done now, which is counted; otherwise the seconds to wait. */
    async take(key: string): Promise<number> {
      // Hashed: the counters outlive accounts, so they name nobody.
      const full = await limiter.consume(hashToken(key)).then(
        () => undefined,
        (reason: RateLimiterRes | Error) => reason,
      );
      if (full instanceof Error) throw full;
      return full ? Math.max(1, Math.ceil(full.msBeforeNext / 1000)) : 0;
    },
  };
}
