import type { AuditAction } from '@app/contract/admin/states/audit-action.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { factorErrors } from '@app/contract/factor/errors.ts';
import type { Factor, FactorSetUp } from '@app/contract/factor/schema.ts';
import type { Letter } from '@app/contract/mail/messages.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { CheckPassword } from './check-password.ts';
import type { EndTokens } from './end-tokens.ts';
import { claimAccount } from './guard-administrators.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'factors' | 'mails' | 'audit'> & { check: CheckPassword; end: EndTokens };
type Both = { password: string; code: string };
type Codes = { recoveryCodes: string[] };

export type KeepFactor = ReturnType<typeof keepFactor>;

/** The second factor of an account: its owner switches it on and off, and is told of every change by mail. */
export function keepFactor({ db, factors, mails, audit, check, end }: Deps) {
  const users = createUserStore(db);

  async function owner({ userId }: UserVisitor): Promise<UserRow> {
    const user = await users.find(userId);
    if (!user) throw new AppError(userErrors.sessionLost);
    return user;
  }

  async function known(visitor: UserVisitor, password: string, address: string): Promise<UserRow> {
    const user = await owner(visitor);
    if (await check({ user, mailbox: user.mailbox, password, address })) return user;
    throw new AppError(userErrors.currentPasswordWrong);
  }

  async function tell(tx: Transaction, user: UserRow, letter: Letter, language: Language): Promise<void> {
    await mails.sendLetter(tx, letter, { to: user.mailbox, language: user.language ?? language });
  }

  const note = (tx: Transaction, user: UserRow, action: AuditAction, address: string) =>
    audit.note(tx, { action, actorId: user.id, subject: user.id, address });

  /** Takes it off in the caller's transaction, and tells the owner. */
  async function drop(tx: Transaction, user: UserRow, language: Language): Promise<void> {
    if (!(await factors.remove(tx, user.id))) throw new AppError(factorErrors.notOn);
    await tell(tx, user, 'factorOff', language);
  }

  return {
    state: ({ userId, administrator }: UserVisitor): Promise<Factor> =>
      factors.stateOf(userId, administrator),

    async begin(visitor: UserVisitor, password: string, { address }: Caller): Promise<FactorSetUp> {
      const { id, mailbox } = await known(visitor, password, address);
      return factors.begin(id, mailbox);
    },

    async confirm(visitor: UserVisitor, code: string, { address, language }: Caller): Promise<Codes> {
      const user = await owner(visitor);
      const recoveryCodes = await factors.confirm(user.id, code, address, async (tx) => {
        // Whoever came in with the password alone comes in anew.
        await end.otherLogins(tx, user.id, hashToken(visitor.token));
        await tell(tx, user, 'factorOn', language);
        await note(tx, user, 'user.factor-on', address);
      });
      return { recoveryCodes };
    },

    async renewCodes(visitor: UserVisitor, { password, code }: Both, { address }: Caller): Promise<Codes> {
      const user = await known(visitor, password, address);
      await factors.ask(user.id, code, address);
      return db.transaction(async (tx) => {
        await note(tx, user, 'user.recovery-codes-renewed', address);
        return { recoveryCodes: await factors.newCodes(tx, user.id) };
      });
    },

    async end(visitor: UserVisitor, { password, code }: Both, caller: Caller): Promise<void> {
      const user = await known(visitor, password, caller.address);
      await factors.ask(user.id, code, caller.address);
      await db.transaction(async (tx) => {
        await drop(tx, user, caller.language);
        await note(tx, user, 'user.factor-off', caller.address);
      });
    },

    /** By an administrator, for who lost the device and the recovery codes. Answers with the mailbox. */
    async reset(tx: Transaction, actorId: string, id: string, language: Language): Promise<string> {
      const user = await claimAccount(tx, actorId, id);
      await drop(tx, user, language);
      return user.mailbox;
    },

    /** By who starts the server; false when the account has none. */
    async resetByHost(mailbox: string): Promise<boolean> {
      const user = await users.findByMailbox(mailbox);
      if (!user) return false;
      return db.transaction(async (tx) => {
        if (!(await factors.remove(tx, user.id))) return false;
        await tell(tx, user, 'factorOff', 'zh-CN');
        const detail = { mailbox: user.mailbox };
        await audit.note(tx, {
          action: 'admin.factor-reset',
          actorId: null,
          subject: user.id,
          detail,
          address: '',
        });
        return true;
      });
    },
  };
}
