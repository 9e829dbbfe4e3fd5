import { AppError } from '@app/contract/base/errors.ts';
import { languageOf } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Letter } from '@app/contract/mail/messages.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { userRoutes } from '@app/contract/user/routes.ts';
import type { User } from '@app/contract/user/schema.ts';
import { type LevelName, levelNameOf } from '@app/contract/user/states/level.ts';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import type { Nobody, UserVisitor } from '../../platform/http/visitor.ts';
import { createAddressSigner } from '../../platform/signed-address.ts';
import { hashToken } from '../../platform/tokens.ts';
import { createUserPresenter } from './present.ts';
import { addAdministrator } from './service/add-administrator.ts';
import { changePassword } from './service/change-password.ts';
import { checkPassword } from './service/check-password.ts';
import { endSessions } from './service/end-sessions.ts';
import { endTokens } from './service/end-tokens.ts';
import { findVisitor } from './service/find-visitor.ts';
import { keepFactor } from './service/keep-factor.ts';
import { keepProfile } from './service/keep-profile.ts';
import { createUserDesk } from './service/keep-users.ts';
import { openVisit } from './service/keep-visits.ts';
import { limitMails } from './service/limit-mails.ts';
import { logIn } from './service/log-in.ts';
import { openSession } from './service/open-session.ts';
import { readRights } from './service/read-rights.ts';
import { removeAccount } from './service/remove-account.ts';
import { sendCode } from './service/send-code.ts';
import { sendResetLink } from './service/send-reset-link.ts';
import { signUp } from './service/sign-up.ts';
import { takeCode } from './service/take-code.ts';
import { useTokens } from './service/use-tokens.ts';
import type { Caller, UserDeps } from './service/user-deps.ts';
import { createUserStore } from './store.ts';

type Values = Record<string, string | number>;
type LoggedIn = { user: User; accessToken: string };
type Body<K extends keyof typeof userRoutes> = BodyOf<(typeof userRoutes)[K]>;

/** Decides whose ledgers are never short; apart from the service, which needs the ledgers itself. */
export const isAdministrator = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await createUserStore(tx).find(userId))?.administrator ?? false;

/** What an account is allowed by; undefined when there is none. Apart from the service, which needs the uploads itself. */
export async function accountOf(tx: Transaction, userId: string) {
  const user = await createUserStore(tx).find(userId);
  return user && { level: levelNameOf(user.level), administrator: user.administrator };
}

/** An account, as far as its level and letters to it need it; undefined when there is none. */
export async function memberOf(executor: Executor, userId: string) {
  const user = await createUserStore(executor).find(userId);
  if (!user) return undefined;
  const { mailbox, levelSince } = user;
  return {
    mailbox,
    levelSince,
    language: user.language ?? languageOf(undefined),
    level: levelNameOf(user.level),
  };
}

/** Gives an account a level that was paid for; null where nobody pays for it any more. */
export async function setLevel(
  tx: Transaction,
  userId: string,
  level: LevelName,
  levelSince: Date | null,
): Promise<void> {
  await createUserStore(tx).update(userId, { level: level === 'ordinary' ? null : level, levelSince });
}

/** Whether the level of an account was paid for. */
export const hasPaidLevel = async (executor: Executor, userId: string): Promise<boolean> =>
  ((await createUserStore(executor).find(userId))?.levelSince ?? null) !== null;

/** Ends the tokens of a share with which nobody opened anything since then; says how many. */
export const endUnusedVisits = (tx: Transaction, shareId: string, before: Date): Promise<number> =>
  createUserStore(tx).endUnusedVisits(shareId, before);

/** When the holder of a token came in; undefined when it opens nothing. */
export const enteredAt = async (db: Executor, token: string, now: Date): Promise<Date | undefined> =>
  (await createUserStore(db).findHolder(hashToken(token), now))?.session.createdAt;

/** Which of these logins are open, by the hashes of their tokens. Apart from the service, which ends their streams. */
export const openSessions = (
  db: Executor,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => createUserStore(db).openAmong(tokenHashes, now);

/** When an account was made; undefined when there is none. Apart from the service, which jobs are made before. */
export const signedUpAt = async (tx: Transaction, userId: string): Promise<Date | undefined> =>
  (await createUserStore(tx).find(userId))?.createdAt;

export type { UserDesk } from './service/keep-users.ts';

export type UserService = ReturnType<typeof createUserService>;

export function createUserService(deps: UserDeps) {
  const { db, clock, secret } = deps;
  const presenter = createUserPresenter(createAddressSigner(secret, clock));
  const open = openSession(deps);
  const end = endTokens(deps);
  const check = checkPassword(deps);
  const take = takeCode(deps);
  const limit = limitMails(deps);
  const login = logIn({ ...deps, check, open });
  const register = signUp({ ...deps, take, open });
  const passwords = changePassword({ ...deps, check, open, end });
  const links = sendResetLink({ ...deps, limitMails: limit, open });
  const sessions = endSessions({ ...deps, end });
  const factor = keepFactor({ ...deps, check, end });
  const removal = removeAccount({ ...deps, check, end });

  return {
    findVisitor: findVisitor({ users: createUserStore(db), factors: deps.factors, clock }),
    sendCode: sendCode({ ...deps, limitMails: limit }),

    async register(form: Body<'register'>, caller: Caller): Promise<LoggedIn> {
      const { user, accessToken } = await register(form, caller);
      return { user: presenter.present(user), accessToken };
    },

    async login(form: Body<'login'>, caller: Caller): Promise<LoggedIn & { setUpFactor: true | undefined }> {
      const { user, accessToken } = await login(form, caller);
      const setUpFactor = (await deps.factors.isMissing(user)) || undefined;
      return { user: presenter.present(user), accessToken, setUpFactor };
    },

    forgotPassword: links.forgot,
    verifyResetToken: passwords.verify,

    async changePassword(
      visitor: Nobody | UserVisitor,
      { token, oldPassword = '', password }: Body<'changePassword'>,
      caller: Caller,
    ): Promise<{ accessToken: string | null }> {
      if (token !== undefined) return passwords.byLink(token, password, caller);
      if (visitor.kind === 'nobody') throw new AppError(userErrors.sessionLost);
      return passwords.byOldPassword(visitor, { oldPassword, password }, caller);
    },

    ...useTokens({ db, clock, presenter, open, end }),
    ...readRights(deps),
    ...keepProfile({ ...deps, presenter, check, take }),

    sessions: sessions.list,
    endSession: sessions.end,
    logoutEverywhere: sessions.endAll,

    factor,

    deletion: removal.count,
    deleteAccount: removal.byOwner,
    /** What the administrator's desk does with accounts. */
    desk: createUserDesk({ ...deps, links, removal, factor, end }),

    openVisit: openVisit(deps),
    /** Writes a letter to an account in its language; where there is none, nothing is written. */
    async writeTo(tx: Transaction, userId: string, letter: Letter, values: Values): Promise<void> {
      const user = await createUserStore(tx).find(userId);
      if (!user) return;
      const language = user.language ?? languageOf(undefined);
      await deps.mails.sendLetter(tx, letter, { to: user.mailbox, language, values });
    },
    /** What somebody is called, for those who may not know more; empty when there is nobody. */
    nicknameOf: async (userId: string): Promise<string> =>
      (await createUserStore(db).find(userId))?.nickname ?? '',

    addAdministrator: addAdministrator(deps),
  };
}
