import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { User } from '@app/contract/user/schema.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { UserPresenter } from '../present.ts';
import { createCodeStore, createUserStore } from '../store.ts';
import type { EndTokens } from './end-tokens.ts';
import type { OpenSession } from './open-session.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock'> & { presenter: UserPresenter; open: OpenSession; end: EndTokens };

/** What somebody does with the token in hand. */
export function useTokens({ db, clock, presenter: { present }, open, end }: Deps) {
  const users = createUserStore(db);
  return {
    /** The account behind a token. A one-time token is burnt, and the answer carries what replaces it. */
    async info(visitor: UserVisitor, caller: Caller): Promise<{ user: User; accessToken: string }> {
      const user = await users.find(visitor.userId);
      if (!user) throw new AppError(userErrors.sessionLost);
      if (!visitor.oneTime) return { user: present(user), accessToken: visitor.token };
      // Of two who come with the same token one burns it and the other finds it gone.
      const burnt = await users.endSession(hashToken(visitor.token));
      if (!burnt) throw new AppError(userErrors.sessionLost);
      const { endsAt } = burnt;
      const lifetimeMs = userLimits.token.sessionMs;
      const accessToken = await open(db, { userId: user.id, kind: 'user', lifetimeMs, caller, endsAt });
      return { user: present(user), accessToken };
    },

    async giveOneTimeToken({ userId, token }: UserVisitor): Promise<{ token: string }> {
      const lifetimeMs = userLimits.token.oneTimeMs;
      const madeBy = hashToken(token);
      return db.transaction(async (tx) => {
        // It may be ending at this moment.
        const login = await createUserStore(tx).holdSession(madeBy);
        if (!login) throw new AppError(userErrors.sessionLost);
        const { endsAt } = login;
        return { token: await open(tx, { userId, kind: 'one-time', lifetimeMs, madeBy, endsAt }) };
      });
    },

    async logout({ userId, token }: UserVisitor): Promise<void> {
      await db.transaction((tx) => end.one(tx, userId, hashToken(token)));
    },

    /** What has expired opens nothing any more, it only takes room. */
    async forgetExpired(): Promise<void> {
      await users.deleteExpiredSessions(clock.now());
      await createCodeStore(db).deleteExpired(clock.now());
    },
  };
}
