import { creditPrices } from '@app/contract/credit/limits.ts';
import type { Cause } from '@app/contract/credit/states/cause.ts';
import type { DosageKind } from '@app/contract/credit/states/dosage.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { type EntryReason, namedReasons } from '@app/contract/credit/states/reason.ts';
import { and, desc, eq, gte, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../../platform/db/page.ts';
import type { EntryRow } from '../store.ts';
import { ledgerBalanceTable, ledgerEntryTable as entry } from '../tables.ts';

/** Which entries of an account are asked for. */
type EntryFilter = {
  ledger?: Ledger | undefined;
  reason?: EntryReason | undefined;
  cause?: Cause | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** A reason stands before the colon of a key, or is all of it; no reason has a sign that `like` reads. */
const isFor = (reason: string) => or(eq(entry.key, reason), like(entry.key, `${reason}:%`));

function reasonIs(reason: EntryReason | undefined): SQL | undefined {
  if (reason === undefined) return undefined;
  if (reason !== 'other') return isFor(reason);
  const known = or(...namedReasons.map(isFor));
  return known && not(known);
}

const fits = (userId: string, { ledger, reason, cause, from, to }: EntryFilter) =>
  and(
    eq(entry.userId, userId),
    ledger && eq(entry.ledger, ledger),
    reasonIs(reason),
    cause && and(eq(entry.causeKind, cause.kind), eq(entry.causeId, cause.id)),
    from && gte(entry.createdAt, from),
    to && lt(entry.createdAt, to),
  );

/** The day of an entry where the reader lives. */
const dayAt = (offsetMinutes: number) =>
  sql`to_char((created_at at time zone 'UTC') + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM-DD')`;

/** What work has cost: goings, and what came back of them. What ran out was not used. */
const isUse = sql`((amount < 0 and key not like 'end:%') or key like 'back:%')`;
const usedOf = (ledger: Ledger) =>
  sql`coalesce(sum(-amount) filter (where ledger = ${ledger} and ${isUse}), 0)`;

type DosageRow = {
  causeId: string | null;
  day: string | null;
  credits: number;
  helperUses: number;
  interactions: number;
  bookings: number;
};

/** Reads of the ledger for whoever wants to know what became of it. */
export const readUsage = (db: Executor) => ({
  /** A page of entries, the newest first. */
  pageOf: (userId: string, filter: EntryFilter, page: Page): Promise<PageOf<EntryRow>> =>
    readPage(db, entry, { where: fits(userId, filter), orderBy: desc(entry.id), page }),

  /** The newest entries, at most so many. */
  newest: (userId: string, filter: EntryFilter, limit: number): Promise<EntryRow[]> =>
    db.select().from(entry).where(fits(userId, filter)).orderBy(desc(entry.id)).limit(limit),

  /** What came and went on days on which something did. */
  async byDay(
    userId: string,
    filter: EntryFilter,
    offsetMinutes: number,
  ): Promise<{ day: string; came: number; went: number }[]> {
    const { rows } = await db.execute<{ day: string; came: string; went: string }>(sql`
      select ${dayAt(offsetMinutes)} as day,
        coalesce(sum(amount) filter (where amount > 0), 0) as came,
        coalesce(sum(-amount) filter (where amount < 0), 0) as went
      from ${entry} where ${fits(userId, filter)} group by 1 order by 1`);
    return rows.map(({ day, came, went }) => ({ day, came: Number(came), went: Number(went) }));
  },

  /** Use added up by thing or by day; the most recently used first. */
  async dosage(
    userId: string,
    { by, from, to, offsetMinutes }: { by: DosageKind; offsetMinutes: number } & EntryFilter,
    { pageNum, pageSize }: Page,
  ): Promise<PageOf<DosageRow>> {
    const group = by === 'day' ? dayAt(offsetMinutes) : sql`cause_id::text`;
    const ofKind = by === 'day' ? undefined : eq(entry.causeKind, by);
    const { rows } = await db.execute<Record<string, string>>(sql`
      select ${group} as name, ${usedOf('credits')} as credits, ${usedOf('helper-uses')} as helper_uses,
        ${usedOf('interactions')} as interactions, count(*) filter (where ${isUse}) as bookings,
        count(*) over () as total
      from ${entry} where ${and(fits(userId, { from, to }), ofKind)}
      group by 1 having count(*) filter (where ${isUse}) > 0
      order by max(id::text) desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
    const list = rows.map((row) => ({
      causeId: by === 'day' ? null : (row.name ?? null),
      day: by === 'day' ? (row.name ?? null) : null,
      credits: Number(row.credits),
      helperUses: Number(row.helper_uses),
      interactions: Number(row.interactions),
      bookings: Number(row.bookings),
    }));
    return { list, total: Number(rows[0]?.total ?? 0), pageNum, pageSize };
  },

  /** A page of a ledger with the balance after each entry, what all of them add up to, and the balance that is kept. */
  async proof(userId: string, ledger: Ledger, { pageNum, pageSize }: Page) {
    const { rows } = await db.execute<Record<string, string>>(sql`
      select id, key, amount, created_at, sum(amount) over (order by id) as balance
      from ${entry} where user_id = ${userId} and ledger = ${ledger}
      order by id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
    const totals = await db.execute<Record<'count' | 'total' | 'kept', string>>(sql`
      select count(*) as count, coalesce(sum(amount), 0) as total,
        coalesce((select balance from ${ledgerBalanceTable} where user_id = ${userId} and ledger = ${ledger}), 0) as kept
      from ${entry} where user_id = ${userId} and ledger = ${ledger}`);
    const [count, sum, balance] = [totals.rows[0]?.count, totals.rows[0]?.total, totals.rows[0]?.kept].map(
      Number,
    );
    const list = rows.map((row) => ({
      id: row['id'] ?? '',
      key: row['key'] ?? '',
      amount: Number(row['amount']),
      balance: Number(row['balance']),
      createdAt: new Date(row['created_at'] ?? 0),
    }));
    return { list, total: count ?? 0, pageNum, pageSize, sum: sum ?? 0, balance: balance ?? 0 };
  },

  /** Storage that was bought and has not run out, the first to go first. */
  async storageEndings(userId: string, now: Date): Promise<{ amount: number; endsAt: Date }[]> {
    const months = creditPrices.storage.months;
    const { rows } = await db.execute<{ amount: string; ends_at: Date }>(sql`
      select amount, created_at + make_interval(months => ${months}::int) as ends_at from ${entry}
      where user_id = ${userId} and ledger = 'storage' and amount > 0
        and created_at > ${now}::timestamptz - make_interval(months => ${months}::int)
      order by created_at limit 100`);
    return rows.map(({ amount, ends_at }) => ({ amount: Number(amount), endsAt: new Date(ends_at) }));
  },
});
