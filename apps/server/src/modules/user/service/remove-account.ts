import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { DeletionItem, DeletionReceipt } from '@app/contract/user/schema.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { randomPassword } from '../../../platform/passwords.ts';
import { createCodeStore, createUserStore } from '../store.ts';
import type { CheckPassword } from './check-password.ts';
import type { EndTokens } from './end-tokens.ts';
import { isLastKeeper, lockAdministrators } from './guard-administrators.ts';
import { pictureUse } from './set-picture.ts';
import { rememberMailbox } from './start-account.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'secret' | 'files' | 'mails' | 'audit' | 'events'> & {
  check: CheckPassword;
  end: EndTokens;
};
/** Who takes the account away. */
export type RemovedBy = {
  actorId: string;
  address: string;
  language: Language;
  action: 'user.deleted' | 'admin.user-removed';
};

/** The receipt, and what is left to do once the transaction has committed. */
export type Removal = { receipt: DeletionReceipt; release(): Promise<void> };

export type RemoveAccount = ReturnType<typeof removeAccount>;

/** Takes an account away with everything that any module keeps of it. */
export function removeAccount({ db, clock, secret, files, mails, audit, events, check, end }: Deps) {
  async function count(
    tx: Transaction,
    account: { userId: string; mailbox: string },
  ): Promise<DeletionItem[]> {
    const items: DeletionItem[] = [];
    await events.emit(tx, 'deletion.asked', { ...account, items });
    const sessions = await createUserStore(tx).countSessions(account.userId, clock.now());
    return [...items, { kind: 'sessions', count: sessions }];
  }

  /** In the caller's transaction, for the owner and for the administrator's desk; it writes the audit row, too. */
  async function remove(tx: Transaction, userId: string, by: RemovedBy): Promise<Removal> {
    await lockAdministrators(tx);
    await events.emit(tx, 'deletion.begun', { userId });
    const store = createUserStore(tx);
    const user = await store.lock(userId);
    if (!user) throw new AppError(commonErrors.notFound);
    if (await isLastKeeper(tx, user)) throw new AppError(userErrors.lastAdministrator);
    const account = { userId, mailbox: user.mailbox };
    const items = await count(tx, account);
    const unused = await files.removeUses(tx, pictureUse(userId));
    await events.emit(tx, 'user.deleted', { ...account, unused });
    await createCodeStore(tx).deleteOf(user.mailbox);
    await rememberMailbox(tx, user.mailbox, secret);

    const deletedAt = clock.now();
    const receipt = randomPassword(12).toUpperCase();
    const { action, actorId, address } = by;
    const detail = { mailbox: user.mailbox, receipt };
    await audit.note(tx, { action, actorId, subject: userId, detail, address });
    await audit.maskMailbox(tx, userId);
    await end.all(tx, userId);
    await store.delete(userId);
    await mails.sendLetter(tx, 'accountDeleted', {
      to: user.mailbox,
      language: user.language ?? by.language,
      values: { receipt, time: deletedAt.toISOString().slice(0, 16).replace('T', ' ') },
      forget: true,
    });
    return { receipt: { receipt, deletedAt, items }, release: () => files.release(unused) };
  }

  return {
    remove,

    async count({ userId }: UserVisitor): Promise<{ items: DeletionItem[] }> {
      const user = await createUserStore(db).find(userId);
      if (!user) throw new AppError(userErrors.sessionLost);
      return { items: await db.transaction((tx) => count(tx, { userId, mailbox: user.mailbox })) };
    },

    /** By the owner, with the password. */
    async byOwner({ userId }: UserVisitor, password: string, caller: Caller): Promise<DeletionReceipt> {
      const user = await createUserStore(db).find(userId);
      if (!user) throw new AppError(userErrors.sessionLost);
      const { address, language } = caller;
      if (!(await check({ user, mailbox: user.mailbox, password, address }))) {
        throw new AppError(userErrors.currentPasswordWrong);
      }
      const by = { actorId: userId, address, language, action: 'user.deleted' } as const;
      const { receipt, release } = await db.transaction((tx) => remove(tx, userId, by));
      await release();
      return receipt;
    },
  };
}
