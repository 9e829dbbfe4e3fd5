import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { maskMailbox, sameMailbox } from '../rules.ts';
import { createCodeStore, createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { CheckPassword } from './check-password.ts';
import type { TakeCode } from './take-code.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'mails' | 'audit'> & { check: CheckPassword; take: TakeCode };
type Form = { mailbox: string; verificationCode: string; password: string };

/** A new mailbox for an account, by a code that was sent there and by the password. The old mailbox is told. */
export const changeMailbox =
  ({ db, mails, audit, check, take }: Deps) =>
  async ({ userId }: UserVisitor, form: Form, { address, language }: Caller): Promise<UserRow> => {
    const { mailbox, verificationCode, password } = form;
    const users = createUserStore(db);
    const user = await users.find(userId);
    if (!user) throw new AppError(userErrors.sessionLost);
    if (!(await check({ user, mailbox: user.mailbox, password, address }))) {
      throw new AppError(userErrors.currentPasswordWrong);
    }
    return take({ mailbox, purpose: 'change-mailbox', code: verificationCode }, address, async (tx) => {
      const store = createUserStore(tx);
      // Somebody may be signing up with it at this moment.
      await lockByName(tx, 'mailbox', sameMailbox(mailbox));
      if (await store.findByMailbox(mailbox)) throw new AppError(userErrors.mailboxTaken);
      const changed = await store.update(userId, { mailbox });
      if (!changed) throw new AppError(userErrors.sessionLost);
      // A link in the old mailbox must open nothing any more.
      await store.endAllButLogins(userId);
      // Nothing is kept under a mailbox that no account has: it would stay when the account goes.
      await mails.forgetMailbox(tx, user.mailbox);
      await createCodeStore(tx).deleteOf(user.mailbox);
      await mails.sendLetter(tx, 'mailboxChanged', {
        to: user.mailbox,
        language: user.language ?? language,
        values: { mailbox: maskMailbox(mailbox) },
        forget: true,
      });
      const detail = { from: user.mailbox, to: mailbox };
      await audit.note(tx, {
        action: 'user.mailbox-changed',
        actorId: userId,
        subject: userId,
        detail,
        address,
      });
      return changed;
    });
  };
