import type { Level } from '@app/contract/user/states/level.ts';
import type { SessionKind } from '../modules/user/rules.ts';
import { createUserStore } from '../modules/user/store.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import type { Parts } from '../wiring.ts';

/** The product, as far as an account needs it. */
type App = { readonly parts: Pick<Parts, 'database'> };

export type TestUser = { id: string; mailbox: string; password: string; token: string };

type UserOptions = {
  level?: Level;
  administrator?: boolean;
  /** The administrator's grade; 2 unless told. */
  grade?: 1 | 2;
  invited?: boolean;
  disabled?: boolean;
};

const dayMs = 24 * 60 * 60 * 1000;

const password = 'secret-1';
// A hash is made to take long, and everybody here has the same password.
let passwordHash: Promise<string> | undefined;

/** An account with an open session. */
export async function aUser(app: App, options: UserOptions = {}): Promise<TestUser> {
  const users = createUserStore(app.parts.database.db);
  const id = newId();
  const mailbox = `${id}@example.com`;
  passwordHash ??= hashPassword(password);
  await users.insert({
    id,
    mailbox,
    nickname: 'tester',
    passwordHash: await passwordHash,
    administrator: options.administrator ?? false,
    permissionLevel: options.administrator ? (options.grade ?? 2) : 0,
    level: options.level ?? null,
    isFirst: true,
    invited: options.invited ?? true,
    disabled: options.disabled ?? false,
    createdAt: new Date(),
  });
  return { id, mailbox, password, token: await aToken(app, 'user', { userId: id }) };
}

/** A token of any kind, as the product would have issued it. */
export async function aToken(
  app: App,
  kind: SessionKind,
  holder: { userId?: string; shareId?: string; expiresAt?: Date },
): Promise<string> {
  const token = newToken();
  await createUserStore(app.parts.database.db).insertSession({
    tokenHash: hashToken(token),
    kind,
    userId: holder.userId,
    shareId: holder.shareId,
    lifetimeSeconds: dayMs / 1000,
    expiresAt: holder.expiresAt ?? new Date(Date.now() + dayMs),
    createdAt: new Date(),
  });
  return token;
}
