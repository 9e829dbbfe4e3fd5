import type { LevelName } from '@app/contract/user/states/level.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { signText } from '../../../platform/tokens.ts';
import { mailboxBehind } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserDeps } from './user-deps.ts';

/** True when nobody had an account with this mailbox before. Nothing but a keyed hash of it is kept. */
export const rememberMailbox = (tx: Transaction, mailbox: string, secret: string): Promise<boolean> =>
  createUserStore(tx).insertKnownMailbox(signText(`mailbox:${mailboxBehind(mailbox)}`, secret));

/** Gives a new account what its level has. The trial is for a mailbox that is new: the answer says whether it is. */
export const startAccount =
  ({ credits, secret }: Pick<UserDeps, 'credits' | 'secret'>) =>
  async (
    tx: Transaction,
    { id, mailbox }: { id: string; mailbox: string },
    level: LevelName,
  ): Promise<boolean> => {
    const isNew = await rememberMailbox(tx, mailbox, secret);
    if (!isNew) await credits.withholdTrial(tx, id);
    await credits.grantLevel(tx, id, level);
    return isNew;
  };
