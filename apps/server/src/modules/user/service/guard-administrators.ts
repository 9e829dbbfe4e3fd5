import { adminErrors } from '@app/contract/admin/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import { createDeskStore, createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';

/** One who may change everything: an installation is never without one. */
export const isKeeper = (user: Pick<UserRow, 'administrator' | 'permissionLevel' | 'disabled'>): boolean =>
  user.administrator && user.permissionLevel >= 2 && !user.disabled;

/** Lets one change of administrators happen at a time, until the transaction ends. */
export const lockAdministrators = (tx: Transaction): Promise<void> => lockByName(tx, 'administrators', 'all');

/**
 * The account that an administrator is about to change. Of two who take each other's rights away at the same moment the
 * second finds here that it has none any more.
 */
export async function claimAccount(tx: Transaction, actorId: string, id: string): Promise<UserRow> {
  await lockAdministrators(tx);
  const users = createUserStore(tx);
  const actor = await users.find(actorId);
  if (!actor || !isKeeper(actor)) throw new AppError(commonErrors.notAllowed);
  if (id === actorId) throw new AppError(adminErrors.notYourself);
  const user = await users.lock(id);
  if (!user) throw new AppError(commonErrors.notFound);
  return user;
}

/** Whether nobody would be left who may change everything; under `lockAdministrators`. */
export const isLastKeeper = async (tx: Transaction, user: UserRow): Promise<boolean> =>
  isKeeper(user) && !(await createDeskStore(tx).hasOtherKeeper(user.id));
