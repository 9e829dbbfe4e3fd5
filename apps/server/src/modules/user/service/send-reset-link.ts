import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { networkOf } from '../../../platform/network.ts';
import { sameMailbox } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { LimitMails } from './limit-mails.ts';
import type { OpenSession } from './open-session.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'mails' | 'audit' | 'publicUrl' | 'addressTries'> & {
  limitMails: LimitMails;
  open: OpenSession;
};
type Letter = 'resetLink' | 'resetByAdministrator' | 'welcomeLink';
const againAfterSeconds = userLimits.verificationCode.againAfterMs / 1000;

export type SendResetLink = ReturnType<typeof sendResetLink>;

/** Links to the screen where a new password is set. */
export function sendResetLink({ db, clock, mails, audit, publicUrl, addressTries, limitMails, open }: Deps) {
  async function send(
    tx: Transaction,
    user: Pick<UserRow, 'id' | 'mailbox' | 'language'>,
    language: Language,
    letter: Letter = 'resetLink',
  ): Promise<void> {
    const lifetimeMs = userLimits.token.resetMs;
    const token = await open(tx, { userId: user.id, kind: 'reset', lifetimeMs });
    const link = `${publicUrl()}/changePwd?token=${token}`;
    const minutes = lifetimeMs / 60_000;
    await mails.sendLetter(tx, letter, {
      to: user.mailbox,
      language: user.language ?? language,
      values: { link, minutes },
    });
  }

  async function secondsLeft(tx: Transaction, userId: string): Promise<number> {
    const now = clock.now();
    const [last] = await createUserStore(tx).sessionsOf(userId, 'reset', now);
    if (!last) return 0;
    return againAfterSeconds - Math.floor((now.getTime() - last.createdAt.getTime()) / 1000);
  }

  return {
    /** In the caller's transaction, whoever asked for it: for the administrator's desk. */
    send,

    /** For who forgot the password. Spec section 5: the mailbox must exist; who tries many is slowed down. */
    async forgot(mailbox: string, caller: Caller): Promise<{ againAfterSeconds: number }> {
      const place = `address:${networkOf(caller.address)}`;
      const waiting = await addressTries.secondsToWait(place);
      const wait = waiting || (await addressTries.take(place));
      if (wait > 0) throw new AppError(userErrors.tooManyTries, { seconds: wait });
      const user = await createUserStore(db).findByMailbox(mailbox);
      if (!user) throw new AppError(userErrors.mailboxUnknown);
      await addressTries.takeBack(place);
      await db.transaction(async (tx) => {
        // One at a time: of many who ask at once the first gets a link, and the others see it.
        await lockByName(tx, 'mailbox', sameMailbox(mailbox));
        const seconds = await secondsLeft(tx, user.id);
        if (seconds > 0) throw new AppError(userErrors.codeTooSoon, { seconds });
        await send(tx, user, caller.language);
        const { address } = caller;
        await limitMails(tx, { mailbox, address, about: 'reset' });
        await audit.note(tx, {
          action: 'user.password-reset-asked',
          actorId: null,
          subject: user.id,
          address,
        });
      });
      return { againAfterSeconds };
    },
  };
}
