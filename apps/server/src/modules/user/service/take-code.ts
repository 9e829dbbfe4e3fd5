import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { CodePurpose } from '@app/contract/user/schema.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/network.ts';
import { isSignedBy, signText } from '../../../platform/tokens.ts';
import { sameMailbox } from '../rules.ts';
import { createCodeStore } from '../store.ts';
import type { UserDeps } from './user-deps.ts';

type Given = { mailbox: string; purpose: CodePurpose; code: string };
type Deps = Pick<UserDeps, 'db' | 'clock' | 'secret' | 'addressTries'>;

const textOf = ({ mailbox, purpose, code }: Given) =>
  `verification-code:${purpose}:${sameMailbox(mailbox)}:${code}`;

/** What the database keeps of a code. Keyed: a million plain hashes would be tried in no time. */
export const hashCode = (given: Given, secret: string): string => signText(textOf(given), secret);

export type TakeCode = ReturnType<typeof takeCode>;

/**
 * Runs `work` for who knows the verification code. The code is used up if and only if the work is done: when it is
 * refused for another reason, the code stays good. Only work that was done takes the try of the address back, so that
 * nobody can try other secrets behind a code of their own without end.
 */
export function takeCode({ db, clock, secret, addressTries }: Deps) {
  const codes = createCodeStore(db);

  return async <T>(given: Given, address: string, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const { mailbox, purpose } = given;
    const place = `address:${networkOf(address)}`;
    const waiting = await addressTries.secondsToWait(place);
    const seconds = waiting || (await addressTries.take(place));
    if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
    const codeHash = await codes.countTry(mailbox, purpose, clock.now());
    if (codeHash === undefined || !isSignedBy(textOf(given), codeHash, secret)) {
      throw new AppError(userErrors.verificationCodeWrong);
    }
    try {
      const done = await db.transaction(async (tx) => {
        // Of two who know it one uses it up, and the other finds it gone.
        if (!(await createCodeStore(tx).burn(mailbox, purpose, codeHash))) {
          throw new AppError(userErrors.verificationCodeWrong);
        }
        return work(tx);
      });
      await addressTries.takeBack(place);
      return done;
    } catch (error) {
      await codes.takeTryBack(mailbox, purpose, codeHash);
      throw error;
    }
  };
}
