import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '@app/server/env.ts';
import { createLog } from '@app/server/platform/log.ts';
import { newId } from '@app/server/platform/ids.ts';
import { type Running, startProduct } from '@app/server/start.ts';
import { aUser } from '@app/server/testing/builders.ts';
import { callers } from '@app/server/testing/ledger-storm.ts';
import { orderFacts, orderStorm } from '@app/server/testing/order-storm.ts';
import { randomSales, wrongWith } from '@app/server/testing/random-sales.ts';
import { type Result, round } from './report.ts';

// Spec: 1,000,000. A smaller number is for a machine that others need, too.
const operations = Number(process.env['BILLING_OPERATIONS'] ?? 1_000_000);
const bookings = 8_000;
const root = path.resolve(import.meta.dirname, '../..');

/** So many transactions a second, of callers who do them at once. */
async function rateOf(transaction: (caller: number, turn: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const caller = async (name: number) => {
    for (let turn = 0; turn < bookings / callers; turn++) await transaction(name, turn);
  };
  await Promise.all(Array.from({ length: callers }, (_, name) => caller(name)));
  return bookings / ((performance.now() - start) / 1000);
}

/** Bookings beside bare transactions of one insert and one update, on the same connections: each caller has an account. */
async function bookingRates({ parts }: Running) {
  const { database, credits } = parts;
  const { db, pool } = database;
  const owners = await Promise.all(Array.from({ length: callers }, () => aUser({ parts })));
  await pool.query(
    'create table bare_entry (id uuid primary key, owner int not null, amount bigint not null)',
  );
  await pool.query('create table bare_balance (owner int primary key, balance bigint not null)');
  await pool.query('insert into bare_balance select n, 0 from generate_series(0, $1) n', [callers]);
  const bare = async (caller: number) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into bare_entry values ($1, $2, 1)', [newId(), caller]);
      await client.query('update bare_balance set balance = balance + 1 where owner = $1', [caller]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const book = (caller: number, turn: number) =>
    db.transaction((tx) =>
      credits.book(tx, {
        userId: owners[caller]?.id ?? '',
        ledger: 'credits',
        amount: 1,
        key: `bench:${turn}`,
      }),
    );
  // One after the other and again: what else the machine does falls on both.
  const first = { bare: await rateOf(bare), book: await rateOf(book) };
  await pool.query(`delete from ledger_entry where key like 'bench:%'`);
  await pool.query(`update ledger_balance b set balance = (select coalesce(sum(amount), 0) from ledger_entry e
    where e.user_id = b.user_id and e.ledger = b.ledger)`);
  const second = { bare: await rateOf(bare), book: await rateOf(book) };
  const [bareRate, bookRate] = [(first.bare + second.bare) / 2, (first.book + second.book) / 2];
  return {
    bookings_per_second: round(bookRate, 0),
    bare_transactions_per_second: round(bareRate, 0),
    bookings_to_bare: round(bookRate / bareRate, 2),
  };
}

// Without a database a million are done in half a minute.
const overRules = 1_000_000;

/** Operations over the rules alone: how many of them left something wrong behind. */
function rulesWrong(): number {
  let wrong = 0;
  randomSales(overRules, (books) => (wrong += wrongWith(books).length === 0 ? 0 : 1));
  return wrong;
}

/** Callers who buy, pay, cancel, exchange and get refunds on the same accounts: money in is money booked. */
export async function run(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-bench-'));
  const settings = { MODE: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, SAMPLES_DIR: folder };
  const app = await startProduct(readEnv(settings, root), createLog('warn'));
  try {
    const start = performance.now();
    await orderStorm(app, operations);
    const seconds = (performance.now() - start) / 1000;
    await app.parts.orders.settleOpen();
    const rates = await bookingRates(app);
    const { paid, least, couponsUsed, ...faults } = await orderFacts(app);
    const none = { op: '<=', value: 0 } as const;
    return {
      figures: {
        operations,
        operations_per_second: round(operations / seconds, 0),
        callers,
        ...rates,
        orders_paid: paid,
        coupons_used: couponsUsed,
        rules_wrong: rulesWrong(),
        least_balance: least,
        ...faults,
      },
      goals: {
        least_balance: { op: '>=', value: 0 },
        rules_wrong: none,
        differences: none,
        paidTwice: none,
        paidForNothing: none,
        couponsMiscounted: none,
        codesLost: none,
        unbooked: none,
        unbegun: none,
        untaken: none,
        drained: none,
        overpaid: none,
      },
      notes: {
        bookings_to_bare: 'bookings a second, to bare transactions with one insert and one update',
        paidForNothing: 'orders that are paid without money that was kept, or the other way round',
        unbooked: 'credits that paid orders sold and the ledger does not have',
        couponsMiscounted: 'coupons whose uses are not those of their orders',
        codesLost: 'codes that are gone without having brought what they are for',
        rules_wrong: `of ${overRules.toLocaleString('en')} random operations over the rules alone`,
        untaken: 'credits that refunds took and the ledger still has',
      },
    };
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
