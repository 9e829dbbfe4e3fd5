import type { Permission } from '@app/contract/user/schema.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'credits' | 'uploads'>;

/** What an account may have, and what is left of it. */
export function readRights({ credits, uploads }: Deps) {
  return {
    async rights({ userId, level, administrator }: UserVisitor): Promise<Permission> {
      const balances = await credits.currentBalances(userId, level);
      const limitBytes = credits.storageLimitOf(level, balances.storage);
      const usedBytes = await uploads.storedBytes(userId);
      const rights = credits.rightsOf(level);
      return { administrator, level, rights, balances, storage: { usedBytes, limitBytes } };
    },

    async helperUses({ userId, level }: UserVisitor): Promise<{ count: number }> {
      return { count: (await credits.currentBalances(userId, level))['helper-uses'] };
    },
  };
}
