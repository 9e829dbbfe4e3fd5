import type { Owned } from '../../../platform/owned.ts';
import { endVisits } from '../../user/service.ts';
import { createShareStore } from '../store.ts';

/** What an account shared, and the tokens of those who came in. */
export const ownShares: Owned = {
  async count(db, { userId }) {
    return [{ kind: 'shares', count: await createShareStore(db).countOf(userId) }];
  },
  async remove(tx, { userId }) {
    await endVisits(tx, await createShareStore(tx).deleteOfUser(userId));
    return [];
  },
};
