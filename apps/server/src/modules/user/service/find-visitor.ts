import { levelNameOf } from '@app/contract/user/states/level.ts';
import { createBatch } from '../../../platform/batch.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type FindVisitor, formerVisitor, nobody } from '../../../platform/http/visitor.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { FactorService } from '../../factor/service.ts';
import { renewedEnd } from '../rules.ts';
import type { UserStore } from '../store.ts';

type Deps = { users: UserStore; factors: FactorService; clock: Clock };

/** Finds out who holds a token. A session that is used lives longer. */
export function findVisitor({ users, factors, clock }: Deps): FindVisitor {
  // A class comes at the same moment: who they are is asked for all of them at once.
  const holderOf = createBatch((hashes: readonly string[]) => users.findHolders(hashes, clock.now()));
  const noteFirstUse = createBatch(async (hashes: readonly string[]) => {
    await users.noteFirstUse(hashes, clock.now());
    return new Map<string, never>();
  });

  return async (token, { oneTime }) => {
    const now = clock.now();
    const holder = await holderOf(hashToken(token));
    // The link to a new password opens that one screen and no call.
    if (!holder) return nobody;
    const { session, user } = holder;
    const { kind } = session;
    if (kind === 'reset') return nobody;
    if (kind !== 'user' && kind !== 'one-time') {
      if (session.shareId === null) return formerVisitor;
      // A place that was never used is given to somebody else when a share is full.
      if (session.lastUsedAt <= session.createdAt) await noteFirstUse(session.tokenHash);
      return { kind, shareId: session.shareId, token };
    }
    if (!user || user.disabled || (kind === 'one-time' && !oneTime)) return nobody;
    const end = kind === 'user' ? renewedEnd(session, now) : undefined;
    if (end) {
      await users.renewSession(session.tokenHash, end, now);
      await users.update(user.id, { lastSeenAt: now });
    }
    return {
      kind: 'user',
      userId: user.id,
      administrator: user.administrator,
      permissionLevel: user.permissionLevel,
      invited: user.invited,
      lacksFactor: await factors.isMissing(user),
      level: levelNameOf(user.level),
      token,
      oneTime: kind === 'one-time',
    };
  };
}
