import type { Listeners } from '../../platform/events.ts';
import type { TransferService } from './service.ts';

/** Photos of receipts go with their account. */
export const transferListeners = ({ transfers }: { transfers: TransferService }): Listeners => ({
  module: 'transfer',
  together: {
    async 'user.deleted'(tx, { userId, unused }) {
      unused.push(...(await transfers.removeOf(tx, userId)));
    },
  },
});
