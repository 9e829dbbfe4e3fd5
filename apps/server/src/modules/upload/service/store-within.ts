import type { LevelName } from '@app/contract/user/states/level.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { CreditService } from '../../credit/service.ts';
import { refuseMissing } from '../rules.ts';

type Account = { level: LevelName; administrator: boolean };
export type StorageDeps = {
  credits: CreditService;
  /** As an account stands now; undefined when there is none. */
  accountOf: (tx: Transaction, userId: string) => Promise<Account | undefined>;
};
type Deps = StorageDeps & { count: (tx: Transaction, userId: string) => Promise<number> };

/** Stores something for an account in the caller's transaction; refuses it when the account then has more than it may. */
export const storeWithin =
  ({ credits, accountOf, count }: Deps) =>
  async <T>(tx: Transaction, userId: string, work: () => Promise<T>): Promise<T> => {
    // One after the other: many who store at once would each find the room of all.
    await lockByName(tx, 'uploads', userId);
    const done = await work();
    const account = await accountOf(tx, userId);
    if (!account || account.administrator) return done;
    const { storage } = await credits.balancesOf(userId, tx);
    refuseMissing((await count(tx, userId)) - credits.storageLimitOf(account.level, storage));
    return done;
  };
