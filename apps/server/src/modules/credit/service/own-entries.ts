import type { Owned } from '../../../platform/owned.ts';
import { createLedgerStore } from '../store.ts';

/** The ledgers of an account. */
export const ownEntries: Owned = {
  async count(db, { userId }) {
    return [{ kind: 'ledger-entries', count: await createLedgerStore(db).countEntries(userId) }];
  },
  async remove(tx, { userId }) {
    await createLedgerStore(tx).deleteOf(userId);
    return [];
  },
};
