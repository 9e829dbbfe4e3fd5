import { AppError } from '@app/contract/base/errors.ts';
import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { Permission, User } from '@app/contract/user/schema.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { hashPassword, isPasswordOf } from '../../platform/passwords.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { TryLimiter } from '../../platform/try-limiter.ts';
import type { CreditService } from '../credit/service.ts';
import { presentUser } from './present.ts';
import { sameMailbox } from './rules.ts';
import { findVisitor } from './service/find-visitor.ts';
import { openSession } from './service/open-session.ts';
import { createUserStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  passwordTries: TryLimiter;
  credits: CreditService;
};
type Login = { mailbox: string; password: string; remember: boolean };
type LoggedIn = { user: User; accessToken: string };

export type UserService = ReturnType<typeof createUserService>;

export function createUserService({ db, clock, newId, passwordTries, credits }: Deps) {
  const users = createUserStore(db);

  const open = openSession({ users, clock });

  return {
    findVisitor: findVisitor({ users, clock }),

    async login({ mailbox, password, remember }: Login, address: string): Promise<LoggedIn> {
      const keys = [`mailbox:${sameMailbox(mailbox)}`, `address:${address}`];
      const waits = await Promise.all(keys.map((key) => passwordTries.secondsToWait(key)));
      const seconds = Math.max(...waits);
      if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });

      const user = await users.findByMailbox(mailbox);
      if (!(await isPasswordOf(password, user?.passwordHash)) || !user) {
        await Promise.all(keys.map((key) => passwordTries.countWrongTry(key)));
        throw new AppError(userErrors.wrongPassword);
      }
      if (user.disabled) throw new AppError(userErrors.disabled);
      await Promise.all(keys.map((key) => passwordTries.forget(key)));
      const today = rewardKeys['daily-login'](user.id, clock.now());
      await db.transaction((tx) => credits.reward(tx, user.id, 'daily-login', today));
      const { rememberedMs, sessionMs } = userLimits.token;
      const accessToken = await open(user.id, 'user', remember ? rememberedMs : sessionMs);
      return { user: presentUser(user), accessToken };
    },

    /** The account behind a token. A one-time token is burnt, and the answer carries what replaces it. */
    async info(visitor: UserVisitor): Promise<LoggedIn> {
      const user = await users.find(visitor.userId);
      if (!user) throw new AppError(userErrors.sessionLost);
      if (!visitor.oneTime) return { user: presentUser(user), accessToken: visitor.token };
      // Of two who come with the same token one burns it and the other finds it gone.
      if (!(await users.endSession(hashToken(visitor.token)))) throw new AppError(userErrors.sessionLost);
      const accessToken = await open(user.id, 'user', userLimits.token.sessionMs);
      return { user: presentUser(user), accessToken };
    },

    async giveOneTimeToken(visitor: UserVisitor): Promise<{ token: string }> {
      return { token: await open(visitor.userId, 'one-time', userLimits.token.oneTimeMs) };
    },

    /** What the account may have by its level, and what is left of it. */
    async rights(visitor: UserVisitor): Promise<Permission> {
      const balances = await credits.balancesOf(visitor.userId);
      return {
        administrator: visitor.administrator,
        level: visitor.level,
        rights: rightsOf(visitor.level),
        balances,
      };
    },

    async helperUses(visitor: UserVisitor): Promise<{ count: number }> {
      return { count: (await credits.balancesOf(visitor.userId))['helper-uses'] };
    },

    async logout(visitor: UserVisitor): Promise<void> {
      await users.endSession(hashToken(visitor.token));
    },

    /** Makes the administrator's account of a new installation. */
    async addAdministrator(tx: Transaction, mailbox: string, password: string): Promise<void> {
      const id = newId();
      await createUserStore(tx).insert({
        id,
        mailbox,
        nickname: mailbox.split('@', 1)[0] ?? mailbox,
        passwordHash: await hashPassword(password),
        administrator: true,
        permissionLevel: 2,
        level: null,
        isFirst: true,
        invited: true,
        disabled: false,
        createdAt: clock.now(),
      });
      await credits.grantTrial(tx, id);
    },

    async forgetExpiredSessions(): Promise<void> {
      await users.deleteExpiredSessions(clock.now());
    },
  };
}
