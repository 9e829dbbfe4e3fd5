import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from './db/database.ts';
import { limiterTable } from './db/tables.ts';
import { hashToken } from './tokens.ts';

type Options = { name: string; count: number; perMs: number };

/** `seconds` is 0 when it may be done now; `used` is how often it was done, this time included. */
export type Taken = { readonly seconds: number; readonly used: number };

export type Quota = ReturnType<typeof createQuota>;

const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Counters that have run out count for nothing; those without an end stay. */
export async function forgetOldCounters(db: Database): Promise<void> {
  await db.delete(limiterTable).where(lte(limiterTable.expire, nowMs));
}

/**
 * How often something may be done in a time, for all nodes together. What is refused does not count. Taken in a
 * transaction, it counts if and only if that commits.
 */
export function createQuota(db: Database, { name, count, perMs }: Options) {
  const { points, expire } = limiterTable;
  const isOver = sql`${expire} <= ${nowMs}`;
  // Hashed: the counters outlive accounts, so they name nobody.
  const rowOf = (key: string) => `${name}:${hashToken(key)}`;
  const secondsUntil = (end: number | null): number =>
    Math.max(1, Math.ceil(((end ?? 0) - Date.now()) / 1000));

  async function read(keys: readonly string[], executor: Executor) {
    const rows = await executor
      .select()
      .from(limiterTable)
      .where(and(inArray(limiterTable.key, keys.map(rowOf)), gt(expire, nowMs)));
    return new Map(rows.map((row) => [row.key, row]));
  }

  async function takeOne(key: string, executor: Executor = db): Promise<Taken> {
    const rows = await executor
      .insert(limiterTable)
      .values({ key: rowOf(key), points: 1, expire: sql`${nowMs} + ${perMs}` })
      .onConflictDoUpdate({
        target: limiterTable.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
          expire: sql`case when ${isOver} then ${nowMs} + ${perMs} else ${expire} end`,
        },
        setWhere: sql`${isOver} or ${points} < ${count}`,
      })
      .returning({ used: points });
    if (rows[0]) return { seconds: 0, used: rows[0].used };
    const full = (await read([key], executor)).get(rowOf(key));
    return { seconds: secondsUntil(full?.expire ?? null), used: count };
  }

  return {
    count,
    takeOne,

    /** 0 when it may be done now, which is counted; otherwise the seconds to wait. */
    async take(key: string, executor: Executor = db): Promise<number> {
      return (await takeOne(key, executor)).seconds;
    },

    /** The seconds to wait, without counting anything. */
    async secondsToWait(key: string): Promise<number> {
      const row = (await read([key], db)).get(rowOf(key));
      return row && row.points >= count ? secondsUntil(row.expire) : 0;
    },

    /** How often it was done in the running time, for each of these. */
    async usedOf(keys: readonly string[], executor: Executor = db): Promise<number[]> {
      if (keys.length === 0) return [];
      const rows = await read(keys, executor);
      return keys.map((key) => rows.get(rowOf(key))?.points ?? 0);
    },
  };
}
