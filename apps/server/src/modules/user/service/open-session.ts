import type { Clock } from '../../../platform/clock.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { SessionKind } from '../rules.ts';
import type { UserStore } from '../store.ts';

type Deps = { users: UserStore; clock: Clock };

/** Gives a user a new token of a kind. */
export const openSession =
  ({ users, clock }: Deps) =>
  async (userId: string, kind: SessionKind, lifetimeMs: number): Promise<string> => {
    const token = newToken();
    const now = clock.now();
    await users.insertSession({
      tokenHash: hashToken(token),
      kind,
      userId,
      lifetimeSeconds: lifetimeMs / 1000,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
    });
    return token;
  };
