import { AppError } from '@app/contract/base/errors.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { shortageOf } from '../rules.ts';
import type { Balances, Booking } from '../service.ts';

type Deps = {
  db: Database;
  balancesOf: (userId: string) => Promise<Balances>;
  isNeverShort: (tx: Transaction, userId: string) => Promise<boolean>;
};

/** Refuses who has less than this, before work is begun that could not be paid for. */
export const requireBalance =
  ({ db, balancesOf, isNeverShort }: Deps) =>
  async ({ userId, ledger, amount }: Omit<Booking, 'key'>): Promise<void> => {
    if ((await balancesOf(userId))[ledger] >= amount) return;
    const isShort = await db.transaction(async (tx) => !(await isNeverShort(tx, userId)));
    if (isShort) throw new AppError(shortageOf[ledger]);
  };
