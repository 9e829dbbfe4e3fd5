import { userLimits } from '@app/contract/user/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { deviceOf, type SessionKind } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'newId'> & { clock: Clock };
type Wanted = {
  userId: string;
  kind: SessionKind;
  lifetimeMs: number;
  caller?: Caller | undefined;
  /** When the login behind it ends at the latest; a new login has all of its time. */
  endsAt?: Date | null | undefined;
  /** The login it goes with, by the hash of its token. */
  madeBy?: string | undefined;
};

export type OpenSession = ReturnType<typeof openSession>;

/** Gives a user a new token of a kind. */
export const openSession =
  ({ newId, clock }: Deps) =>
  async (db: Executor, { userId, kind, lifetimeMs, caller, madeBy, ...wanted }: Wanted): Promise<string> => {
    const token = newToken();
    const now = clock.now();
    const endsAt = wanted.endsAt ?? new Date(now.getTime() + userLimits.token.longestMs);
    await createUserStore(db).insertSession({
      tokenHash: hashToken(token),
      id: newId(),
      kind,
      userId,
      device: deviceOf(caller?.userAgent ?? ''),
      address: caller?.address ?? '',
      lifetimeSeconds: lifetimeMs / 1000,
      expiresAt: new Date(Math.min(now.getTime() + lifetimeMs, endsAt.getTime())),
      endsAt,
      madeBy,
      lastUsedAt: now,
      createdAt: now,
    });
    return token;
  };
