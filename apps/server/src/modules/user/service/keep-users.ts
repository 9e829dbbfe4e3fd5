import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { createDeskStore } from '../store.ts';
import { addUser } from './add-user.ts';
import type { EndTokens } from './end-tokens.ts';
import { claimAccount } from './guard-administrators.ts';
import type { KeepFactor } from './keep-factor.ts';
import { listUsers } from './list-users.ts';
import type { Removal, RemoveAccount, RemovedBy } from './remove-account.ts';
import { resetUser } from './reset-user.ts';
import type { SendResetLink } from './send-reset-link.ts';
import { updateUser } from './update-user.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'newId' | 'secret' | 'credits' | 'events' | 'factors'> & {
  links: SendResetLink;
  removal: RemoveAccount;
  factor: KeepFactor;
  end: EndTokens;
};

export type UserDesk = ReturnType<typeof createUserDesk>;

/** What the administrator's desk does with accounts. Who may is decided there. */
export function createUserDesk({
  db,
  clock,
  newId,
  secret,
  credits,
  events,
  links,
  removal,
  factor,
  factors,
  end,
}: Deps) {
  return {
    list: listUsers({ db, credits, factors }),
    add: addUser({ clock, newId, secret, credits, events, links }),
    update: updateUser({ credits, factors, end }),
    resetFactor: factor.reset,
    reset: resetUser({ links, end }),

    /** Takes the account away and notes it in the audit log. Call `release` once the transaction has committed. */
    async remove(tx: Transaction, id: string, by: Omit<RemovedBy, 'action'>): Promise<Removal> {
      await claimAccount(tx, by.actorId, id);
      return removal.remove(tx, id, { ...by, action: 'admin.user-removed' });
    },

    async mailboxesOf(ids: readonly string[], executor: Executor = db): Promise<Map<string, string>> {
      const found = await createDeskStore(executor).mailboxes([...new Set(ids)]);
      return new Map(found.map(({ id, mailbox }) => [id, mailbox]));
    },
  };
}
