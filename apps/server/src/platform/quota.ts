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
    perMs,
    rowOf,

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

/**
 * Takes one of each, in this order, up to the first that is used up, with one command: each would be a write of its own.
 * The place of that one and the seconds to wait; undefined when all may be done now.
 */
export async function takeInTurn(
  db: Database,
  wanted: readonly (readonly [quota: Quota, key: string])[],
): Promise<{ place: number; seconds: number } | undefined> {
  const { key, points, expire } = limiterTable;
  const isOver = sql`${expire} <= ${nowMs}`;
  const steps = wanted.map(([{ rowOf, perMs, count }, name], place) => {
    const before = sql.raw(place === 0 ? '' : `where exists (select from step${place - 1})`);
    return sql`${sql.raw(`step${place}`)} as (
      insert into ${limiterTable} (key, points, expire) select ${rowOf(name)}, 1, ${nowMs} + ${perMs}::bigint ${before}
      on conflict (key) do update set
        points = case when ${isOver} then 1 else ${points} + 1 end,
        expire = case when ${isOver} then ${nowMs} + ${perMs}::bigint else ${expire} end
      where ${isOver} or ${points} < ${count}
      returning ${key})`;
  });
  const taken = sql.raw(wanted.map((_, place) => `(select count(*) from step${place})`).join(' + '));
  const { rows } = await db.execute<{ taken: string }>(
    sql`with ${sql.join(steps, sql`, `)} select ${taken} as taken`,
  );
  const place = Number(rows[0]?.taken);
  const full = wanted[place];
  // Its time may have run out since: then a moment is enough.
  return full && { place, seconds: (await full[0].secondsToWait(full[1])) || 1 };
}
