import type { Letter } from '@app/contract/mail/messages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserService } from '../../user/service.ts';
import type { ShareRow } from '../tables.ts';

type Told = Extract<Letter, `share${string}`>;
type Facts = { title: string; count: number; here?: number };

export type TellOwner = ReturnType<typeof tellOwner>;

/** Writes to the owner of a share that something happened to it, if and only if the transaction commits. */
export const tellOwner =
  ({ users }: { users: Pick<UserService, 'writeTo'> }) =>
  (tx: Transaction, share: ShareRow, letter: Told, facts: Facts): Promise<void> =>
    users.writeTo(tx, share.userId, letter, { ...facts, code: share.extractionCode });
