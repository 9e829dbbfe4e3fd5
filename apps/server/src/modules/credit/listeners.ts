import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import type { Listeners } from '../../platform/events.ts';
import type { CreditService } from './service.ts';
import { createLedgerStore } from './store.ts';

/** Rewards of spec section 9 for the first avatar and for what visitors do; ledgers go with their account. */
export const creditListeners = ({ credits }: { credits: CreditService }): Listeners => ({
  module: 'credit',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'ledger-entries', count: await createLedgerStore(tx).countEntries(userId) });
    },
    'user.deleted': (tx, { userId }) => createLedgerStore(tx).deleteOf(userId),
  },
  apart: {
    async 'avatar.made'(tx, { userId }) {
      await credits.reward(tx, userId, 'first-avatar', rewardKeys['first-avatar'](userId));
    },
    'question.asked': (tx, { questionId, ...visit }) => credits.rewardInteraction(tx, visit, questionId),
    'viewer.stayed': (tx, visit) => credits.rewardViewer(tx, visit),
  },
});
