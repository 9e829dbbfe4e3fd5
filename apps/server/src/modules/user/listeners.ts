import { isFirstProjectInTime, rewardKeys } from '@app/contract/credit/states/reward.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Listeners } from '../../platform/events.ts';
import type { CreditService } from '../credit/service.ts';
import { createUserStore } from './store.ts';

/** Spec section 9: a first project soon after signing up is rewarded. */
export const userListeners = ({ clock, credits }: { clock: Clock; credits: CreditService }): Listeners => ({
  module: 'user',
  apart: {
    async 'document.read'(tx, { userId }) {
      const user = await createUserStore(tx).find(userId);
      if (!user || !isFirstProjectInTime(user.createdAt, clock.now())) return;
      await credits.reward(tx, userId, 'first-project', rewardKeys['first-project'](userId));
    },
  },
});
