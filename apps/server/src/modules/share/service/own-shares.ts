import type { Owned } from '../../../platform/owned.ts';
import { createShareStore } from '../store.ts';

/** What an account shared. Who came in keeps a token that opens nothing. */
export const ownShares: Owned = {
  async count(db, { userId }) {
    return [{ kind: 'shares', count: await createShareStore(db).countOf(userId) }];
  },
  async remove(tx, { userId }) {
    await createShareStore(tx).deleteOfUser(userId);
    return [];
  },
};
