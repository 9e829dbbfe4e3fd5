import type { adminRoutes } from '@app/contract/admin/routes.ts';
import type { DeletionReceipt } from '@app/contract/user/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { CreditService } from '../../credit/service.ts';
import type { UserDesk } from '../../user/service.ts';
import { canChange } from '../policy.ts';
import type { Caller, MakeChange } from './make-change.ts';

type Deps = {
  db: Database;
  newId: () => string;
  change: MakeChange;
  users: UserDesk;
  credits: CreditService;
};
type Routes = typeof adminRoutes;
/** The language is that of mails to an account that has chosen none. */
type Writer = Caller & { language: Language };

/** What the desk changes about accounts. */
export function keepAccounts({ db, newId, change, users, credits }: Deps) {
  return {
    addUser: (caller: Writer, body: BodyOf<Routes['addUser']>) =>
      change(caller, async (tx) => {
        const id = await users.add(tx, body, caller.language);
        const { mailbox, level = 'ordinary' } = body;
        return {
          answer: { id },
          note: { action: 'admin.user-added', subject: id, detail: { mailbox, level } },
        };
      }),

    updateUser: (caller: Caller, body: BodyOf<Routes['updateUser']>) =>
      change(caller, async (tx, actorId) => {
        const { user, detail } = await users.update(tx, actorId, body);
        if (!detail) return { answer: user };
        return { answer: user, note: { action: 'admin.user-updated', subject: user.id, detail } };
      }),

    resetUser: (caller: Writer, id: string) =>
      change(caller, async (tx, actorId) => {
        const mailbox = await users.reset(tx, actorId, id, caller.language);
        return { answer: undefined, note: { action: 'admin.user-reset', subject: id, detail: { mailbox } } };
      }),

    resetFactor: (caller: Writer, id: string) =>
      change(caller, async (tx, actorId) => {
        const mailbox = await users.resetFactor(tx, actorId, id, caller.language);
        return {
          answer: undefined,
          note: { action: 'admin.factor-reset', subject: id, detail: { mailbox } },
        };
      }),

    async removeUser({ visitor, address, language }: Writer, id: string): Promise<DeletionReceipt> {
      if (!canChange(visitor)) throw new AppError(commonErrors.notAllowed);
      const by = { actorId: visitor.userId, address, language };
      const { receipt, release } = await db.transaction((tx) => users.remove(tx, id, by));
      await release();
      return receipt;
    },

    grant: (caller: Caller, { id, ledger, amount, reason }: BodyOf<Routes['grant']>) =>
      change(caller, async (tx, actorId) => {
        const mailbox = (await users.mailboxesOf([id], tx)).get(id);
        if (mailbox === undefined) throw new AppError(commonErrors.notFound);
        await credits.book(tx, { userId: id, ledger, amount, key: `grant:${actorId}:${newId()}` });
        const balance = (await credits.balancesOf(id, tx))[ledger];
        const detail = { mailbox, ledger, amount, reason, balance };
        return { answer: { balance }, note: { action: 'admin.credits-granted', subject: id, detail } };
      }),
  };
}
