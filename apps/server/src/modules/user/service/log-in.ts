import { AppError } from '@app/contract/base/errors.ts';
import { factorErrors } from '@app/contract/factor/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { levelNameOf } from '@app/contract/user/states/level.ts';
import { maskMailbox } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { CheckPassword } from './check-password.ts';
import type { OpenSession } from './open-session.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'credits' | 'audit' | 'factors'> & {
  check: CheckPassword;
  open: OpenSession;
};
type Login = { mailbox: string; password: string; remember: boolean; code?: string | undefined };

export function logIn({ db, clock, credits, audit, factors, check, open }: Deps) {
  const users = createUserStore(db);

  const refuse = (user: UserRow | undefined, mailbox: string, address: string) =>
    db.transaction((tx) =>
      audit.note(tx, {
        action: 'user.login-refused',
        actorId: null,
        ...(user ? { subject: user.id } : {}),
        // A mailbox without an account is somebody's all the same, perhaps with a slip of the finger.
        detail: { mailbox: user ? mailbox : maskMailbox(mailbox) },
        address,
      }),
    );

  return async (
    { mailbox, password, remember, code }: Login,
    caller: Caller,
  ): Promise<{ user: UserRow; accessToken: string }> => {
    const { address } = caller;
    const user = await users.findByMailbox(mailbox);
    if (!(await check({ user, mailbox, password, address })) || !user) {
      await refuse(user, mailbox, address);
      throw new AppError(userErrors.wrongPassword);
    }
    if (user.disabled) throw new AppError(userErrors.disabled);
    if (!(await factors.lets(user.id, code, address))) {
      await refuse(user, mailbox, address);
      throw new AppError(factorErrors.codeWrong);
    }
    const { rememberedMs, sessionMs } = userLimits.token;
    const loggedIn = await db.transaction(async (tx) => {
      const now = clock.now();
      const current = await createUserStore(tx).update(user.id, { lastSeenAt: now });
      // The password may have been changed, or the account closed, while this one was compared.
      if (current?.passwordHash !== user.passwordHash || current.disabled) {
        throw new AppError(userErrors.wrongPassword);
      }
      await credits.grantLevel(tx, user.id, levelNameOf(user.level));
      await audit.note(tx, { action: 'user.logged-in', actorId: user.id, address });
      const lifetimeMs = remember ? rememberedMs : sessionMs;
      const accessToken = await open(tx, { userId: user.id, kind: 'user', lifetimeMs, caller });
      return { user, accessToken };
    });
    await credits.noteOwner(user.id, address);
    return loggedIn;
  };
}
