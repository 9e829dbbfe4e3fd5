import type { Owned } from '../../../platform/owned.ts';
import { createEventStore } from '../store.ts';

/** The push events of the last minutes: nothing that a person would count. */
export const ownEvents: Owned = {
  count: async () => [],
  async remove(tx, { userId }) {
    await createEventStore(tx).deleteOf(userId);
    return [];
  },
};
