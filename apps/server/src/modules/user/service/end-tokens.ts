import type { Transaction } from '../../../platform/db/database.ts';
import { createUserStore } from '../store.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'push'>;

export type EndTokens = ReturnType<typeof endTokens>;

/** How logins end: with their event streams, whichever process these hang on. */
export const endTokens = ({ push }: Deps) => ({
  /** Every token of an account: logins, one-time tokens and links to a new password. */
  async all(tx: Transaction, userId: string): Promise<void> {
    await createUserStore(tx).endAll(userId);
    await push.disconnect(tx, userId);
  },

  /** Every login but one, which is named by the hash of its token. */
  async otherLogins(tx: Transaction, userId: string, tokenHash: string): Promise<void> {
    for (const ended of await createUserStore(tx).endOtherLogins(userId, tokenHash))
      await push.disconnect(tx, userId, ended);
  },

  /** One login, by the hash of its token. */
  async one(tx: Transaction, userId: string, tokenHash: string): Promise<void> {
    await createUserStore(tx).endSession(tokenHash);
    await push.disconnect(tx, userId, tokenHash);
  },

  /** One login, by the id that its owner sees; false when it is not the owner's. */
  async login(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const tokenHash = await createUserStore(tx).endLogin(userId, id);
    if (tokenHash !== undefined) await push.disconnect(tx, userId, tokenHash);
    return tokenHash !== undefined;
  },
});
