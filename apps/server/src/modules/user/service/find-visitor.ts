import { levelNameOf } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type FindVisitor, nobody } from '../../../platform/http/visitor.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { shouldRenew } from '../rules.ts';
import type { UserStore } from '../store.ts';

type Deps = { users: UserStore; clock: Clock };

/** Finds out who holds a token. A session that is used lives longer. */
export const findVisitor =
  ({ users, clock }: Deps): FindVisitor =>
  async (token, { oneTime }) => {
    const now = clock.now();
    const holder = await users.findHolder(hashToken(token), now);
    if (!holder) return nobody;
    const { session, user } = holder;
    if (session.kind !== 'user' && session.kind !== 'one-time') {
      return session.shareId === null ? nobody : { kind: session.kind, shareId: session.shareId };
    }
    if (!user || user.disabled || (session.kind === 'one-time' && !oneTime)) return nobody;
    if (session.kind === 'user' && shouldRenew(session.expiresAt, session.lifetimeSeconds, now)) {
      await users.renewSession(session.tokenHash, new Date(now.getTime() + session.lifetimeSeconds * 1000));
    }
    return {
      kind: 'user',
      userId: user.id,
      administrator: user.administrator,
      invited: user.invited,
      level: levelNameOf(user.level),
      token,
      oneTime: session.kind === 'one-time',
    };
  };
