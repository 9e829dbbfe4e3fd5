import { shareLimits } from '@app/contract/share/limits.ts';
import type { ShareKind } from '@app/contract/share/states/share-kind.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { createUserStore } from '../store.ts';

type Visit = { kind: ShareKind; shareId: string; expiresAt: Date };

/**
 * Gives somebody without an account the token that a share stands for. It opens nothing once the share is over, and is
 * known for a while longer, so that who comes back is told why.
 */
export const openVisit =
  ({ clock, newId }: { clock: Clock; newId: () => string }) =>
  async (tx: Transaction, { kind, shareId, expiresAt }: Visit): Promise<string> => {
    const token = newToken();
    const now = clock.now();
    const end = new Date(expiresAt.getTime() + shareLimits.tokensKnownMs);
    await createUserStore(tx).insertSession({
      tokenHash: hashToken(token),
      id: newId(),
      kind,
      shareId,
      lifetimeSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
      expiresAt: end,
      lastUsedAt: now,
      createdAt: now,
    });
    return token;
  };
