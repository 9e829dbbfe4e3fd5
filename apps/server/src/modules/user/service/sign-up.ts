import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { ageOn, sameMailbox } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { OpenSession } from './open-session.ts';
import { startAccount } from './start-account.ts';
import type { TakeCode } from './take-code.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'clock' | 'newId' | 'secret' | 'credits' | 'events' | 'invites' | 'audit'> & {
  take: TakeCode;
  open: OpenSession;
};

export type SignUp = {
  mailbox: string;
  nickname: string;
  password: string;
  verificationCode: string;
  inviteCode: string;
  birthday: string;
  referrer?: string | undefined;
  language?: Language | undefined;
};

/** Makes an account, all of it or nothing. */
export function signUp(deps: Deps) {
  const { clock, newId, credits, events, invites, audit, take, open } = deps;
  const start = startAccount(deps);

  async function rewardReferrer(tx: Transaction, referrer: string | undefined, newUser: string) {
    const found = referrer === undefined ? undefined : await createUserStore(tx).find(referrer);
    if (!found || found.disabled) return;
    // Hashed: the ledger of the one must not name the other once that account is gone.
    await credits.reward(tx, found.id, 'referral', rewardKeys.referral(hashToken(newUser)));
  }

  return async (form: SignUp, caller: Caller): Promise<{ user: UserRow; accessToken: string }> => {
    // Before anything else: of somebody too young nothing is kept, not even a counted try.
    if (ageOn(form.birthday, clock.now()) < userLimits.minimumAge) throw new AppError(userErrors.tooYoung);
    const { mailbox, nickname, password, verificationCode, inviteCode, referrer } = form;
    const given = { mailbox, purpose: 'register', code: verificationCode } as const;

    return take(given, caller.address, async (tx) => {
      const id = newId();
      const now = clock.now();
      const passwordHash = await hashPassword(password);
      await lockByName(tx, 'mailbox', sameMailbox(mailbox));
      const invite = await invites.redeem(tx, inviteCode);
      const user = await createUserStore(tx).insert({
        id,
        mailbox,
        nickname,
        passwordHash,
        invited: true,
        inviteKind: invite.kind,
        organisationId: invite.organisationId,
        language: form.language ?? caller.language,
        lastSeenAt: now,
        createdAt: now,
      });
      if (!user) throw new AppError(userErrors.mailboxTaken);
      const isNew = await start(tx, user, 'ordinary');
      await events.emit(tx, 'user.joined', { userId: id });
      if (isNew) await rewardReferrer(tx, referrer, id);
      const { address } = caller;
      await audit.note(tx, { action: 'user.registered', actorId: id, subject: id, address });
      const lifetimeMs = userLimits.token.sessionMs;
      return { user, accessToken: await open(tx, { userId: id, kind: 'user', lifetimeMs, caller }) };
    });
  };
}
