import type { Transaction } from '../../../platform/db/database.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { createUserStore } from '../store.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'clock' | 'newId' | 'credits' | 'events'>;

/** Makes the administrator's account of a new installation. */
export const addAdministrator =
  ({ clock, newId, credits, events }: Deps) =>
  async (tx: Transaction, mailbox: string, password: string): Promise<string> => {
    const id = newId();
    await createUserStore(tx).insert({
      id,
      mailbox,
      nickname: mailbox.split('@', 1)[0] ?? mailbox,
      passwordHash: await hashPassword(password),
      administrator: true,
      permissionLevel: 2,
      invited: true,
      createdAt: clock.now(),
    });
    await credits.grantLevel(tx, id, 'ordinary');
    await events.emit(tx, 'user.joined', { userId: id });
    return id;
  };
