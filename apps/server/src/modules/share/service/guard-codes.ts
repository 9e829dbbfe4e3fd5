import { AppError } from '@app/contract/base/errors.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Quota } from '../../../platform/quota.ts';
import { sameCode } from '../rules.ts';
import type { ShareRow } from '../tables.ts';
import type { TellOwner } from './tell-owner.ts';

export type GuardDeps = {
  db: Database;
  /** Wrong extraction codes of one share: of one address, and of all. */
  wrongHere: Quota;
  wrongInAll: Quota;
  /** Places of one share that one address took. */
  places: Quota;
};
type Entry = { share: ShareRow; title: string; extractionCode: string; here: string };

/**
 * Refuses wrong extraction codes, and slows guessing down. Codes are compared first and wrong ones alone are counted, so
 * that a class that comes at once gets in at once. A right code does not help where too many wrong ones came from: who
 * guesses must not learn which one it was.
 */
export function guardCodes({ db, wrongHere, wrongInAll, places, tell }: GuardDeps & { tell: TellOwner }) {
  /** From where somebody came in today, newcomers are let in also while others guess. */
  const isKnown = async (here: string, executor: Executor) =>
    ((await places.usedOf([here], executor))[0] ?? 0) > 0;

  async function countWrong({ share, title, here }: Entry): Promise<AppError> {
    return db.transaction(async (tx) => {
      const seconds = await wrongHere.take(here, tx);
      if (seconds > 0) return new AppError(userErrors.tooManyTries, { seconds });
      const all = await wrongInAll.takeOne(share.id, tx);
      if (all.seconds > 0 && !(await isKnown(here, tx))) return new AppError(shareErrors.paused);
      if (all.seconds === 0 && all.used === wrongInAll.count)
        await tell(tx, share, 'shareGuessed', { title, count: all.used });
      return new AppError(shareErrors.codeNeeded);
    });
  }

  return async (entry: Entry): Promise<void> => {
    const { share, extractionCode, here } = entry;
    if (!sameCode(share.extractionCode, extractionCode)) throw await countWrong(entry);
    const [seconds, pause] = await Promise.all([
      wrongHere.secondsToWait(here),
      wrongInAll.secondsToWait(share.id),
    ]);
    if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
    if (pause > 0 && !(await isKnown(here, db))) throw new AppError(shareErrors.paused);
  };
}
