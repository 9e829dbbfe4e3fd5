import { adminErrors } from '@app/contract/admin/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { LevelName } from '@app/contract/user/states/level.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { newToken } from '../../../platform/tokens.ts';
import { createUserStore } from '../store.ts';
import type { SendResetLink } from './send-reset-link.ts';
import { startAccount } from './start-account.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'clock' | 'newId' | 'secret' | 'credits' | 'events'> & { links: SendResetLink };

export type NewAccount = { mailbox: string; nickname: string; level?: LevelName | undefined };

/** Makes an account for somebody else, who gets a link to set a password and is asked for an invitation code. */
export function addUser({ clock, newId, secret, credits, events, links }: Deps) {
  const start = startAccount({ credits, secret });
  return async (tx: Transaction, account: NewAccount, language: Language): Promise<string> => {
    const { mailbox, nickname, level = 'ordinary' } = account;
    const user = await createUserStore(tx).insert({
      id: newId(),
      mailbox,
      nickname,
      // Nobody knows it, so nobody logs in before the link was used.
      passwordHash: await hashPassword(newToken()),
      level: level === 'ordinary' ? null : level,
      createdAt: clock.now(),
    });
    if (!user) throw new AppError(adminErrors.mailboxTaken);
    await start(tx, user, level);
    await events.emit(tx, 'user.joined', { userId: user.id });
    await links.send(tx, user, language, 'welcomeLink');
    return user.id;
  };
}
