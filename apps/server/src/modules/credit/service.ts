import { AppError } from '@app/contract/base/errors.ts';
import { creditRewards } from '@app/contract/credit/limits.ts';
import type { Cause } from '@app/contract/credit/states/cause.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import type { Reward } from '@app/contract/credit/states/reward.ts';
import { type LevelName, type Levels, rightsOf } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { causeColumns, causeOf } from './present.ts';
import { amountsOf, type GivenLedger, periodKey, shortageOf } from './rules.ts';
import { giveLevels } from './service/give-levels.ts';
import { requireBalance } from './service/require-balance.ts';
import { rewardVisits } from './service/reward-visits.ts';
import { createLedgerStore, createRewardStore } from './store.ts';
import { readUsage } from './store/read-usage.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  /** Keys the hashes of places. */
  secret: string;
  /** What the levels have, where the host has changed it. */
  levels?: Levels | undefined;
  /** Whose shortage is made up for (decisions, section 4: an administrator's account is never short). */
  isNeverShort: (tx: Transaction, userId: string) => Promise<boolean>;
  /** Whether its level was paid for, and so gives by the months of that, not by the calendar. */
  hasPaidLevel: (executor: Executor, userId: string) => Promise<boolean>;
};

/** One coming (positive) or going (negative). The key says what "once" means. */
export type Booking = {
  userId: string;
  ledger: Ledger;
  amount: number;
  key: string;
  cause?: Cause | undefined;
};

export type Balances = Record<Ledger, number>;

export type { EntryRow } from './store.ts';
export { type GivenLedger, givenLedgers } from './rules.ts';
export { causeOf } from './present.ts';

/** What refunds ask of the ledger. */
const forRefunds = {
  /** What a time that was paid for has given. */
  givenBy: (executor: Executor, userId: string, period: string): Promise<Record<GivenLedger, number>> =>
    createRewardStore(executor).sumsUnder(userId, periodKey(period)),

  /** The balance, kept locked until the transaction ends. */
  lockBalance: (tx: Transaction, userId: string, ledger: GivenLedger): Promise<number> =>
    createLedgerStore(tx).lockBalance(userId, ledger),
};

async function creditsOf(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  const found = await createLedgerStore(db).balances(userIds);
  const credits = found.filter(({ ledger }) => ledger === 'credits');
  return new Map(credits.map(({ userId, balance }) => [userId, balance]));
}

export type CreditService = ReturnType<typeof createCreditService>;

export function createCreditService({ db, clock, newId, secret, levels, isNeverShort, hasPaidLevel }: Deps) {
  const rights = (level: LevelName) => rightsOf(level, levels);

  const insert = (tx: Transaction, { cause, ...booking }: Booking) =>
    createLedgerStore(tx).insertEntry({
      ...booking,
      ...causeColumns(cause),
      id: newId(),
      createdAt: clock.now(),
    });

  /** Books once per key, in the caller's transaction. Too little on the ledger refuses the whole of it. */
  async function book(tx: Transaction, booking: Booking): Promise<'booked' | 'known'> {
    if (!(await insert(tx, booking))) return 'known';
    const { userId, ledger, amount, key, cause } = booking;
    if (await createLedgerStore(tx).addToBalance(userId, ledger, amount)) return 'booked';
    if (!(await isNeverShort(tx, userId))) throw new AppError(shortageOf[ledger]);
    // What is spent comes in by an entry of its own: the two leave the balance as it was, and it stays the sum.
    await insert(tx, { userId, ledger, amount: -amount, key: `top-up:${key}`, cause });
    return 'booked';
  }

  /** A reward of spec section 9, under the key that makes it happen once. */
  const reward = (tx: Transaction, userId: string, name: Reward, key: string, cause?: Cause) =>
    book(tx, { userId, ledger: 'credits', amount: creditRewards[name].credits, key, cause });

  const { grant, grantLevel, grantMonth } = giveLevels({ clock, rights, book, hasPaidLevel });

  /** Storage is bought for a month: what has run out is booked away, each purchase once. */
  async function endStorage(tx: Transaction, userId: string): Promise<void> {
    const store = createLedgerStore(tx);
    for (const { key, amount } of await store.storageRunOut(userId, clock.now())) {
      const left = await store.lockBalance(userId, 'storage');
      await book(tx, { userId, ledger: 'storage', amount: -Math.min(amount, left), key: `end:${key}` });
    }
  }

  async function balancesOf(userId: string, executor: Executor = db): Promise<Balances> {
    const found = new Map(
      (await createLedgerStore(executor).balances([userId])).map(({ ledger, balance }) => [ledger, balance]),
    );
    const all = ledgers.map((ledger) => [ledger, found.get(ledger) ?? 0]);
    return Object.fromEntries(all) as Balances;
  }

  return {
    book,
    grantLevel,
    grantMonth,
    balancesOf,
    /** What an account of a level may have. */
    rightsOf: rights,
    /** What a level gives in a month. */
    givenByMonth: (level: LevelName) => amountsOf(rights(level)),
    /** How much an account may store: what its level gives and what it bought. */
    storageLimitOf: (level: LevelName, boughtBytes: number): number =>
      rights(level).storageBytes + boughtBytes,

    requireBalance: requireBalance({ db, balancesOf, isNeverShort }),

    /** Books that the trial is over before it began, so that nothing gives it later. */
    async withholdTrial(tx: Transaction, userId: string): Promise<void> {
      const { key, amounts } = grant('ordinary');
      for (const { ledger } of amounts) await book(tx, { userId, ledger, amount: 0, key });
    },

    /** Gives back what a booking cost, once: work that fails costs nothing. Answers with what came back. */
    async giveBack(tx: Transaction, { userId, ledger, key }: Omit<Booking, 'amount'>): Promise<number> {
      const spent = await createLedgerStore(tx).findEntry(userId, ledger, key);
      if (!spent || spent.amount >= 0) return 0;
      const amount = -spent.amount;
      const booking = { userId, ledger, amount, key: `back:${key}`, cause: causeOf(spent) };
      return (await book(tx, booking)) === 'booked' ? amount : 0;
    },

    reward,
    ...rewardVisits({ db, clock, secret, reward }),

    /** What is left, after everything that time alone brings and takes away. */
    async currentBalances(userId: string, level: LevelName): Promise<Balances> {
      const store = createLedgerStore(db);
      const now = clock.now();
      // Asked on entry to every screen, and there is almost never anything to book: a look comes first.
      const given =
        (await store.findEntry(userId, 'credits', grant(level).key)) !== undefined ||
        (await hasPaidLevel(db, userId));
      const runOut = await store.storageRunOut(userId, now);
      if (given && runOut.length === 0) return balancesOf(userId);
      return db.transaction(async (tx) => {
        await grantLevel(tx, userId, level);
        await endStorage(tx, userId);
        return balancesOf(userId, tx);
      });
    },

    /** What became of it all, for whoever may know. */
    usage: readUsage(db),

    /** The credits of several accounts, as they are booked; who has no ledger yet is not in it. */
    creditsOf: (userIds: readonly string[]) => creditsOf(db, userIds),

    ...forRefunds,
    findDifferences: () => createLedgerStore(db).findDifferences(),
  };
}
