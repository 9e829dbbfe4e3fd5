import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { UserSession } from '@app/contract/user/schema.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { presentSession } from '../present.ts';
import { createUserStore } from '../store.ts';
import type { EndTokens } from './end-tokens.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'audit'> & { end: EndTokens };

/** The logins of an account: to look at, and to end. */
export function endSessions({ db, clock, audit, end }: Deps) {
  const users = createUserStore(db);
  return {
    async list({ userId, token }: UserVisitor): Promise<{ list: UserSession[] }> {
      const current = hashToken(token);
      const rows = await users.sessionsOf(userId, 'user', clock.now());
      return { list: rows.map((row) => presentSession(row, current)) };
    },

    async end({ userId }: UserVisitor, id: string, { address }: Caller): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await end.login(tx, userId, id))) throw new AppError(commonErrors.notFound);
        await audit.note(tx, { action: 'user.session-ended', actorId: userId, subject: userId, address });
      });
    },

    /** Every token, this one too: whoever has one must log in again. */
    async endAll({ userId }: UserVisitor, { address }: Caller): Promise<void> {
      await db.transaction(async (tx) => {
        await end.all(tx, userId);
        await audit.note(tx, {
          action: 'user.logged-out-everywhere',
          actorId: userId,
          subject: userId,
          address,
        });
      });
    },
  };
}
