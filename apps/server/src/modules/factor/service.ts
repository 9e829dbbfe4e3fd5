import { randomBytes } from 'node:crypto';
import { AppError } from '@app/contract/base/errors.ts';
import { factorErrors } from '@app/contract/factor/errors.ts';
import { factorLimits } from '@app/contract/factor/limits.ts';
import { type Factor, type FactorSetUp, plainCode } from '@app/contract/factor/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/network.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import { signText } from '../../platform/tokens.ts';
import { stepOfCode, toBase32 } from '../../platform/totp.ts';
import { refuseFor, type TryLimiter } from '../../platform/try-limiter.ts';
import { addressOf, hyphenated, recoveryCode } from './rules.ts';
import { createFactorStore } from './store.ts';
import type { FactorRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** The installation's: seals the secrets and keys the hashes of recovery codes. */
  secret: string;
  codeTries: TryLimiter;
  addressTries: TryLimiter;
  /** Whether administrators must have it. */
  demanded: boolean;
};

const purpose = 'second-factor';

export type FactorService = ReturnType<typeof createFactorService>;

/** The second factor of accounts. Who may and who is told is the business of the module of accounts. */
export function createFactorService({ db, clock, secret, codeTries, addressTries, demanded }: Deps) {
  const factors = createFactorStore(db);
  const hashOf = (userId: string, code: string) => signText(`recovery-code:${userId}:${code}`, secret);

  /** Whether a code is right, which uses it up. A try is counted before it is made, and given back when it was right. */
  async function tries(row: FactorRow, code: string, address: string): Promise<boolean> {
    const [account, place] = [`factor:${row.userId}`, `address:${networkOf(address)}`];
    refuseFor(await Promise.all([codeTries.secondsToWait(account), addressTries.secondsToWait(place)]));
    refuseFor(await Promise.all([codeTries.take(account), addressTries.take(place)]));
    if (!(await useCode(row, code))) return false;
    await Promise.all([codeTries.forget(account), addressTries.takeBack(place)]);
    return true;
  }

  async function useCode({ userId, secret: sealed }: FactorRow, code: string): Promise<boolean> {
    const plain = plainCode(code);
    if (plain.length !== factorLimits.digits) return factors.burnCode(userId, hashOf(userId, plain));
    const step = stepOfCode(unseal(sealed, purpose, secret), plain, clock.now());
    return step !== undefined && factors.useStep(userId, step);
  }

  async function newCodes(tx: Transaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: factorLimits.recoveryCodes }, () => recoveryCode());
    await createFactorStore(tx).replaceCodes(
      userId,
      codes.map((code) => hashOf(userId, code)),
    );
    return codes.map(hyphenated);
  }

  return {
    onAmong: (userIds: readonly string[], executor: Executor = db): Promise<ReadonlySet<string>> =>
      createFactorStore(executor).onAmong(userIds),

    /** Whether an account has to set it up before it may do anything else. */
    async isMissing({ id, administrator }: { id: string; administrator: boolean }): Promise<boolean> {
      return demanded && administrator && !(await factors.onAmong([id])).has(id);
    },

    async stateOf(userId: string, administrator: boolean): Promise<Factor> {
      const [row, left] = await Promise.all([factors.find(userId), factors.countCodes(userId)]);
      const since = row?.since ?? null;
      return { on: since !== null, since, recoveryCodesLeft: left, demanded: demanded && administrator };
    },

    /** A new secret for the app; nothing is on before a code of it was shown. */
    async begin(userId: string, mailbox: string): Promise<FactorSetUp> {
      const bytes = randomBytes(factorLimits.secretBytes);
      const isBegun = await factors.begin(userId, seal(bytes, purpose, secret));
      if (!isBegun) throw new AppError(factorErrors.alreadyOn);
      const text = toBase32(bytes);
      return { secret: text, address: addressOf(mailbox, text) };
    },

    /** Switches it on for who can show a code of the app; `noted` writes what belongs to it. */
    async confirm(
      userId: string,
      code: string,
      address: string,
      noted: (tx: Transaction) => Promise<void>,
    ): Promise<string[]> {
      const row = await factors.find(userId);
      if (!row) throw new AppError(factorErrors.notBegun);
      if (row.since) throw new AppError(factorErrors.alreadyOn);
      if (!(await tries(row, code, address))) throw new AppError(factorErrors.firstCodeWrong);
      return db.transaction(async (tx) => {
        const isOn = await createFactorStore(tx).switchOn(row, clock.now());
        if (!isOn) throw new AppError(factorErrors.notBegun);
        await noted(tx);
        return newCodes(tx, userId);
      });
    },

    /** Whether a login may go on: with the right code, or where there is no second factor. */
    async lets(userId: string, code: string | undefined, address: string): Promise<boolean> {
      const row = await factors.find(userId);
      if (!row?.since) return true;
      if (code === undefined) throw new AppError(factorErrors.codeNeeded);
      return tries(row, code, address);
    },

    /** Asks for a code where there must be a second factor. */
    async ask(userId: string, code: string, address: string): Promise<void> {
      const row = await factors.find(userId);
      if (!row?.since) throw new AppError(factorErrors.notOn);
      if (!(await tries(row, code, address))) throw new AppError(factorErrors.codeWrong);
    },

    newCodes,

    /** Switches it off; false when it was not on. */
    remove: (tx: Transaction, userId: string): Promise<boolean> => createFactorStore(tx).delete(userId),
  };
}
