import { AppError } from '@app/contract/base/errors.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import { shortageOf } from '../rules.ts';
import type { Balances, Booking } from '../service.ts';

type Deps = {
  db: Database;
  balancesOf: (userId: string, executor?: Executor) => Promise<Balances>;
  isNeverShort: (tx: Transaction, userId: string) => Promise<boolean>;
};

/** Refuses who has less than this, before work is begun that could not be paid for. */
export const requireBalance =
  ({ db, balancesOf, isNeverShort }: Deps) =>
  async ({ userId, ledger, amount }: Omit<Booking, 'key'>, outer: Executor = db): Promise<void> => {
    if ((await balancesOf(userId, outer))[ledger] >= amount) return;
    const isShort = await outer.transaction(async (tx) => !(await isNeverShort(tx, userId)));
    if (isShort) throw new AppError(shortageOf[ledger]);
  };
