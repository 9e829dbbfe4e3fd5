import { fill } from '@app/contract/base/messages.ts';
import type { Cause } from '@app/contract/credit/states/cause.ts';
import { type HelperWork, helperWorks } from '@app/contract/helper/limits.ts';
import { helperMessages } from '@app/contract/helper/messages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { CreditService } from '../credit/service.ts';
import type { PushService } from '../push/service.ts';
import { createHoldStore } from './store.ts';

type Deps = { db: Database; clock: Clock; credits: CreditService; push: PushService };

/**
 * Work that the assistant does, such as the scripts of `times` pages. The key says what "once" means, such as
 * `outline:<project id>`.
 */
export type HelperUse = { userId: string; work: HelperWork; times?: number; key: string; cause?: Cause };

const ledger = 'helper-uses';
/** Longer than any work takes: what is held longer was left by a process that died. */
const holdMs = 15 * 60 * 1000;

export type HelperService = ReturnType<typeof createHelperService>;

/** What the assistant's uses are spent on goes through here, so that the user always hears of it. */
export function createHelperService({ db, clock, credits, push }: Deps) {
  const countOf = async (tx: Transaction, userId: string) => (await credits.balancesOf(userId, tx))[ledger];

  return {
    /** Sets aside what work will cost, before it is begun: of several at once no more begin than can be paid (1001002083). */
    async hold({ userId, work, times = 1, key }: HelperUse): Promise<void> {
      const uses = helperWorks[work].uses * times;
      const now = clock.now();
      const since = new Date(now.getTime() - holdMs);
      await db.transaction(async (tx) => {
        await lockByName(tx, 'helper-uses', userId);
        const store = createHoldStore(tx);
        await store.deleteBefore(userId, since);
        // Before the balance: what is spent in this moment is then counted twice rather than not at all.
        const held = await store.heldBeside({ key, userId }, since);
        await credits.requireBalance({ userId, ledger, amount: uses + held }, tx);
        await store.put({ key, userId, uses, createdAt: now });
      });
    },

    /** What was set aside is free again: the work came to nothing. */
    drop: (key: string): Promise<void> => createHoldStore(db).delete(key),

    /**
     * Spends what the work costs in the caller's transaction, once per key, and what was held for it is held no more. Too
     * few refuse all of it (1001002083).
     */
    async use(tx: Transaction, { userId, work, times = 1, key, cause }: HelperUse): Promise<void> {
      const uses = helperWorks[work].uses * times;
      await createHoldStore(tx).delete(key);
      if ((await credits.book(tx, { userId, ledger, amount: -uses, key, cause })) === 'known') return;
      const count = await countOf(tx, userId);
      const said = { used: uses, left: count };
      const message = {
        zh: fill(helperMessages.used, 'zh-CN', said),
        en: fill(helperMessages.used, 'en-US', said),
      };
      await push.publish(tx, { event: 'little-assistant-consumes-num', userId, data: { message, count } });
    },

    /** Refuses before work is begun that could not be paid for; what counts is `hold` and `use`. */
    async requireUses({ userId, work, times = 1 }: Omit<HelperUse, 'key'>): Promise<void> {
      await credits.requireBalance({ userId, ledger, amount: helperWorks[work].uses * times });
    },

    /** Gives back what work that failed has cost, once. There is nothing to say, but the count changes. */
    async giveBack(tx: Transaction, { userId, key }: Pick<HelperUse, 'userId' | 'key'>): Promise<void> {
      if ((await credits.giveBack(tx, { userId, ledger, key })) === 0) return;
      const count = await countOf(tx, userId);
      await push.publish(tx, { event: 'little-assistant-consumes-num', userId, data: { count } });
    },
  };
}
