import { AppError } from '@app/contract/base/errors.ts';
import { creditRewards } from '@app/contract/credit/limits.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import type { Reward } from '@app/contract/credit/states/reward.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { shortageOf, trialGrants } from './rules.ts';
import { createLedgerStore } from './store.ts';

type Deps = { db: Database; clock: Clock; newId: () => string };

/** One coming (positive) or going (negative). The key says what "once" means. */
export type Booking = { userId: string; ledger: Ledger; amount: number; key: string };

export type CreditService = ReturnType<typeof createCreditService>;

export function createCreditService({ db, clock, newId }: Deps) {
  /** Books once per key, in the caller's transaction. Too little on the ledger refuses the whole of it. */
  async function book(tx: Transaction, booking: Booking): Promise<'booked' | 'known'> {
    const ledger = createLedgerStore(tx);
    const isNew = await ledger.insertEntry({ ...booking, id: newId(), createdAt: clock.now() });
    if (!isNew) return 'known';
    const enough = await ledger.addToBalance(booking.userId, booking.ledger, booking.amount);
    if (!enough) throw new AppError(shortageOf[booking.ledger]);
    return 'booked';
  }

  return {
    book,

    /** Gives back what a booking cost, once: work that fails costs nothing. */
    async giveBack(tx: Transaction, { userId, ledger, key }: Omit<Booking, 'amount'>): Promise<void> {
      const spent = await createLedgerStore(tx).findEntry(userId, ledger, key);
      if (spent && spent.amount < 0)
        await book(tx, { userId, ledger, amount: -spent.amount, key: `back:${key}` });
    },

    /** A reward of spec section 9, under the key that makes it happen once. */
    reward: (tx: Transaction, userId: string, reward: Reward, key: string) =>
      book(tx, { userId, ledger: 'credits', amount: creditRewards[reward].credits, key }),

    /** What a new account begins with. */
    async grantTrial(tx: Transaction, userId: string): Promise<void> {
      for (const { ledger, amount } of trialGrants())
        await book(tx, { userId, ledger, amount, key: 'trial' });
    },

    async balancesOf(userId: string): Promise<Record<Ledger, number>> {
      const found = new Map(
        (await createLedgerStore(db).balances(userId)).map(({ ledger, balance }) => [ledger, balance]),
      );
      const all = ledgers.map((ledger) => [ledger, found.get(ledger) ?? 0]);
      return Object.fromEntries(all) as Record<Ledger, number>;
    },

    findDifferences: () => createLedgerStore(db).findDifferences(),
  };
}
