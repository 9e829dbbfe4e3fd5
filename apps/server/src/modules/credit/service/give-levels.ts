import type { Cause } from '@app/contract/credit/states/cause.ts';
import type { LevelName, Rights } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { type Grant, grantOf, grantOfMonth } from '../rules.ts';
import type { Booking } from '../service.ts';

type Deps = {
  clock: Clock;
  rights: (level: LevelName) => Rights;
  book: (tx: Transaction, booking: Booking) => Promise<unknown>;
  hasPaidLevel: (executor: Executor, userId: string) => Promise<boolean>;
};

/** A month of a time that was paid for. */
type MonthGiven = { userId: string; level: LevelName; period: string; month: number; cause: Cause };

/** Gives accounts what their levels give. */
export function giveLevels({ clock, rights, book, hasPaidLevel }: Deps) {
  const grant = (level: LevelName) => grantOf(level, rights(level), clock.now());

  async function give(
    tx: Transaction,
    userId: string,
    { key, amounts }: Grant,
    cause?: Cause,
  ): Promise<void> {
    for (const { ledger, amount } of amounts) await book(tx, { userId, ledger, amount, key, cause });
  }

  return {
    grant,

    /** What a level gives that nobody paid for, unless it was given already; for every change of a level, too. */
    async grantLevel(tx: Transaction, userId: string, level: LevelName): Promise<void> {
      if (!(await hasPaidLevel(tx, userId))) await give(tx, userId, grant(level));
    },

    /** What a level gives in a month of a time that was paid for. */
    grantMonth: (tx: Transaction, { userId, level, period, month, cause }: MonthGiven): Promise<void> =>
      give(tx, userId, grantOfMonth(rights(level), period, month), cause),
  };
}
