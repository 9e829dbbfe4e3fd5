import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { deviceOf, type SessionKind } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'newId'> & { clock: Clock };
type Wanted = { userId: string; kind: SessionKind; lifetimeMs: number; caller?: Caller | undefined };

export type OpenSession = ReturnType<typeof openSession>;

/** Gives a user a new token of a kind. */
export const openSession =
  ({ newId, clock }: Deps) =>
  async (db: Executor, { userId, kind, lifetimeMs, caller }: Wanted): Promise<string> => {
    const token = newToken();
    const now = clock.now();
    await createUserStore(db).insertSession({
      tokenHash: hashToken(token),
      id: newId(),
      kind,
      userId,
      device: deviceOf(caller?.userAgent ?? ''),
      address: caller?.address ?? '',
      lifetimeSeconds: lifetimeMs / 1000,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      lastUsedAt: now,
      createdAt: now,
    });
    return token;
  };
