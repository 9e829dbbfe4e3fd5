import type { Clock } from '../../platform/clock.ts';
import type { Listeners } from '../../platform/events.ts';
import { leaveMoney } from './store/payments.ts';
import { createOrderStore } from './store.ts';

/** Orders go with their account; money that is on its way does not. */
export const orderListeners = ({ clock }: { clock: Clock }): Listeners => ({
  module: 'order',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'orders', count: await createOrderStore(tx).countOf(userId) });
    },
    // What books an order needs the account afterwards: the other way round each would wait for the other.
    'deletion.begun': (tx, { userId }) => createOrderStore(tx).lockOf(userId),
    'user.deleted': (tx, { userId }) => leaveMoney(tx, userId, clock.now()),
  },
});
