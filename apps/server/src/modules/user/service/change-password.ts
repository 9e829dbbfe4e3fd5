import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { maskMailbox, sameMailbox } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { CheckPassword } from './check-password.ts';
import type { EndTokens } from './end-tokens.ts';
import type { OpenSession } from './open-session.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'mails' | 'audit' | 'accountTries'> & {
  check: CheckPassword;
  open: OpenSession;
  end: EndTokens;
};

/** A new password, by the mailed link or by the old one. It ends every token of the account. */
export function changePassword({ db, clock, mails, audit, accountTries, check, open, end }: Deps) {
  const users = createUserStore(db);

  async function change(tx: Transaction, user: UserRow, passwordHash: string, caller: Caller) {
    await createUserStore(tx).update(user.id, { passwordHash });
    await end.all(tx, user.id);
    const { address, language } = caller;
    await mails.sendLetter(tx, 'passwordChanged', { to: user.mailbox, language: user.language ?? language });
    await audit.note(tx, { action: 'user.password-changed', actorId: user.id, subject: user.id, address });
  }

  return {
    /** Whether a link is good, before the new password is asked for. */
    async verify(token: string): Promise<{ valid: boolean; mailbox: string }> {
      const holder = await users.findHolder(hashToken(token), clock.now());
      const user = holder?.session.kind === 'reset' ? holder.user : undefined;
      return user ? { valid: true, mailbox: maskMailbox(user.mailbox) } : { valid: false, mailbox: '' };
    },

    async byLink(token: string, password: string, caller: Caller): Promise<{ accessToken: null }> {
      const passwordHash = await hashPassword(password);
      const user = await db.transaction(async (tx) => {
        const store = createUserStore(tx);
        // Of two who come with the same link one uses it up, and the other finds it gone.
        const userId = await store.burnReset(hashToken(token), clock.now());
        const found = userId === undefined ? undefined : await store.find(userId);
        if (!found) throw new AppError(userErrors.resetLinkInvalid);
        await change(tx, found, passwordHash, caller);
        return found;
      });
      // Whoever was guessing the old one: the owner need not wait for them.
      await accountTries.forget(`mailbox:${sameMailbox(user.mailbox)}`);
      return { accessToken: null };
    },

    async byOldPassword(
      { userId, token }: UserVisitor,
      { oldPassword, password }: { oldPassword: string; password: string },
      caller: Caller,
    ): Promise<{ accessToken: string }> {
      const holder = await users.findHolder(hashToken(token), clock.now());
      if (!holder?.user) throw new AppError(userErrors.sessionLost);
      const { user, session } = holder;
      const { mailbox } = user;
      if (!(await check({ user, mailbox, password: oldPassword, address: caller.address }))) {
        throw new AppError(userErrors.currentPasswordWrong);
      }
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        await change(tx, user, passwordHash, caller);
        // Who asked to be remembered still is.
        const lifetimeMs = session.lifetimeSeconds * 1000;
        return { accessToken: await open(tx, { userId, kind: 'user', lifetimeMs, caller }) };
      });
    },
  };
}
