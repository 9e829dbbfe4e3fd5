import { randomInt } from 'node:crypto';
import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { CodePurpose } from '@app/contract/user/schema.ts';
import { createCodeStore, createUserStore } from '../store.ts';
import type { LimitMails } from './limit-mails.ts';
import { hashCode } from './take-code.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'secret' | 'mails' | 'sendsMail'> & { limitMails: LimitMails };
type Wanted = { mailbox: string; purpose: CodePurpose };
type Sent = { againAfterSeconds: number; delivery: 'mail' | 'console' };

const { digits, validMs, tries, againAfterMs } = userLimits.verificationCode;

/**
 * Sends a verification code. A mailbox that has an account already gets a mail that says so, and the caller the same
 * answer: who asks does not learn which mailboxes are known.
 */
export function sendCode({ db, clock, secret, mails, sendsMail, limitMails }: Deps) {
  async function secondsLeft({ mailbox, purpose }: Wanted, now: Date): Promise<number> {
    const last = await createCodeStore(db).find(mailbox, purpose);
    return last ? Math.ceil((last.createdAt.getTime() + againAfterMs - now.getTime()) / 1000) : 0;
  }

  return async (wanted: Wanted, { address, language }: Caller): Promise<Sent> => {
    const { mailbox, purpose } = wanted;
    const now = clock.now();
    const seconds = await secondsLeft(wanted, now);
    if (seconds > 0) throw new AppError(userErrors.codeTooSoon, { seconds });
    const owner = await createUserStore(db).findByMailbox(mailbox);
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    await db.transaction(async (tx) => {
      const row = {
        mailbox,
        purpose,
        codeHash: hashCode({ mailbox, purpose, code }, secret),
        triesLeft: tries,
        expiresAt: new Date(now.getTime() + validMs),
        createdAt: now,
      };
      const madeBefore = new Date(now.getTime() - againAfterMs);
      if (!(await createCodeStore(tx).replace(row, madeBefore))) {
        throw new AppError(userErrors.codeTooSoon, { seconds: againAfterMs / 1000 });
      }
      if (owner) {
        await mails.sendLetter(tx, 'hasAccount', { to: mailbox, language: owner.language ?? language });
      } else {
        const letter = purpose === 'register' ? 'registerCode' : 'mailboxCode';
        await mails.sendLetter(tx, letter, { to: mailbox, language, values: { code } });
      }
      await limitMails(tx, { mailbox, address, about: 'code' });
    });
    return { againAfterSeconds: againAfterMs / 1000, delivery: sendsMail ? 'mail' : 'console' };
  };
}
