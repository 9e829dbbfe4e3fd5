import { creditPrices } from '@app/contract/credit/limits.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { and, eq, gte, inArray, like, lt, or, sql, sum } from 'drizzle-orm';
import { type GivenLedger, givenLedgers } from './rules.ts';
import type { Executor } from '../../platform/db/database.ts';
import {
  countedViewersTable,
  type DayVisitRow,
  dayVisitTable,
  ledgerBalanceTable,
  ledgerEntryTable,
} from './tables.ts';

export type EntryRow = typeof ledgerEntryTable.$inferSelect;

/** Every booking does this, so it is one statement, which also makes a balance that was not there. */
const addition = (userId: string, ledger: Ledger, amount: number) =>
  amount < 0
    ? // What has no row yet holds nothing that could be spent.
      sql`update ${ledgerBalanceTable} set balance = balance + ${amount}
        where user_id = ${userId} and ledger = ${ledger} and balance + ${amount} >= 0`
    : sql`insert into ${ledgerBalanceTable} (user_id, ledger, balance) values (${userId}, ${ledger}, ${amount})
        on conflict (user_id, ledger) do update set balance = ${ledgerBalanceTable}.balance + ${amount}`;

export function createLedgerStore(db: Executor) {
  const ofLedger = (userId: string, ledger: Ledger) =>
    and(eq(ledgerBalanceTable.userId, userId), eq(ledgerBalanceTable.ledger, ledger));

  return {
    /** True when the key was not booked before. Two who come with the same key wait for each other here. */
    async insertEntry(row: EntryRow): Promise<boolean> {
      const rows = await db
        .insert(ledgerEntryTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: ledgerEntryTable.id });
      return rows.length > 0;
    },

    async countEntries(userId: string): Promise<number> {
      return db.$count(ledgerEntryTable, eq(ledgerEntryTable.userId, userId));
    },

    /** Only for an account that goes: nothing else ever deletes an entry. */
    async deleteOf(userId: string): Promise<void> {
      await db.delete(ledgerEntryTable).where(eq(ledgerEntryTable.userId, userId));
      await db.delete(ledgerBalanceTable).where(eq(ledgerBalanceTable.userId, userId));
    },

    async findEntry(userId: string, ledger: Ledger, key: string): Promise<EntryRow | undefined> {
      const rows = await db
        .select()
        .from(ledgerEntryTable)
        .where(
          and(
            eq(ledgerEntryTable.userId, userId),
            eq(ledgerEntryTable.ledger, ledger),
            eq(ledgerEntryTable.key, key),
          ),
        );
      return rows[0];
    },

    /** Adds to the balance and keeps it locked until the transaction ends; false when it would go below zero. */
    async addToBalance(userId: string, ledger: Ledger, amount: number): Promise<boolean> {
      const { rowCount } = await db.execute(addition(userId, ledger, amount));
      return (rowCount ?? 0) > 0;
    },

    /** The balance, kept locked until the transaction ends. */
    async lockBalance(userId: string, ledger: Ledger): Promise<number> {
      const rows = await db
        .select({ balance: ledgerBalanceTable.balance })
        .from(ledgerBalanceTable)
        .where(ofLedger(userId, ledger))
        .for('update');
      return rows[0]?.balance ?? 0;
    },

    /** Bought storage whose time is over and that was not booked away yet. */
    async storageRunOut(userId: string, now: Date): Promise<{ key: string; amount: number }[]> {
      const { rows } = await db.execute<{ key: string; amount: string }>(sql`
        select bought.key, bought.amount from ${ledgerEntryTable} bought
        where bought.user_id = ${userId} and bought.ledger = 'storage' and bought.amount > 0
          and bought.created_at <= ${now}::timestamptz - make_interval(months => ${creditPrices.storage.months}::int)
          and not exists (
            select from ${ledgerEntryTable} gone
            where gone.user_id = bought.user_id and gone.ledger = 'storage' and gone.key = 'end:' || bought.key
          )
        order by bought.id`);
      return rows.map(({ key, amount }) => ({ key, amount: Number(amount) }));
    },

    async balances(userIds: readonly string[]) {
      return db
        .select()
        .from(ledgerBalanceTable)
        .where(inArray(ledgerBalanceTable.userId, [...userIds]));
    },

    /** Ledgers whose balance is not the sum of their entries: none, unless something is badly wrong. */
    async findDifferences(): Promise<{ user_id: string; ledger: Ledger }[]> {
      const { rows } = await db.execute<{ user_id: string; ledger: Ledger }>(sql`
        select coalesce(b.user_id, s.user_id) as user_id, coalesce(b.ledger, s.ledger) as ledger
        from ${ledgerBalanceTable} b
        full join (
          select user_id, ledger, sum(amount) as total from ${ledgerEntryTable} group by user_id, ledger
        ) s on s.user_id = b.user_id and s.ledger = b.ledger
        where coalesce(b.balance, 0) <> coalesce(s.total, 0)`);
      return rows;
    },
  };
}

export function createRewardStore(db: Executor) {
  const { userId, day, kind, place, projectId } = dayVisitTable;
  const ofKind = (visit: Pick<DayVisitRow, 'userId' | 'day' | 'kind'>) =>
    and(eq(userId, visit.userId), eq(day, visit.day), eq(kind, visit.kind));

  return {
    /** True when nobody of this kind came from this place on this day. */
    async insertVisit(row: DayVisitRow): Promise<boolean> {
      const rows = await db.insert(dayVisitTable).values(row).onConflictDoNothing().returning({ day });
      return rows.length > 0;
    },
    async hasVisit(visit: Omit<DayVisitRow, 'projectId'>): Promise<boolean> {
      return (await db.$count(dayVisitTable, and(ofKind(visit), eq(place, visit.place)))) > 0;
    },
    countVisits: (visit: DayVisitRow): Promise<number> =>
      db.$count(dayVisitTable, and(ofKind(visit), eq(projectId, visit.projectId ?? ''))),
    async deleteVisitsBefore(first: string): Promise<void> {
      await db.delete(dayVisitTable).where(lt(day, first));
    },

    /** The number of the viewer who counts now; no two get the same, and the next waits for the transaction to end. */
    async countViewer(of: string): Promise<number> {
      const rows = await db
        .insert(countedViewersTable)
        .values({ userId: of, count: 1 })
        .onConflictDoUpdate({
          target: countedViewersTable.userId,
          set: { count: sql`${countedViewersTable.count} + 1` },
        })
        .returning({ count: countedViewersTable.count });
      return rows[0]?.count ?? 0;
    },

    /** The credits that were booked since a moment under keys that begin like this. */
    async creditsSince(of: string, since: Date, beginnings: readonly string[]): Promise<number> {
      const rows = await db
        .select({ total: sum(ledgerEntryTable.amount) })
        .from(ledgerEntryTable)
        .where(
          and(
            eq(ledgerEntryTable.userId, of),
            eq(ledgerEntryTable.ledger, 'credits'),
            gte(ledgerEntryTable.createdAt, since),
            or(...beginnings.map((beginning) => like(ledgerEntryTable.key, `${beginning}:%`))),
          ),
        );
      return Number(rows[0]?.total ?? 0);
    },

    /** What was booked on each ledger that levels fill, under keys that begin like this. */
    async sumsUnder(of: string, beginning: string): Promise<Record<GivenLedger, number>> {
      const rows = await db
        .select({ ledger: ledgerEntryTable.ledger, total: sum(ledgerEntryTable.amount) })
        .from(ledgerEntryTable)
        .where(and(eq(ledgerEntryTable.userId, of), like(ledgerEntryTable.key, `${beginning}:%`)))
        .groupBy(ledgerEntryTable.ledger);
      const totals = new Map(rows.map(({ ledger, total }) => [ledger, Number(total)]));
      const all = givenLedgers.map((ledger) => [ledger, totals.get(ledger) ?? 0]);
      return Object.fromEntries(all) as Record<GivenLedger, number>;
    },
  };
}
