import type { Listeners } from '../../platform/events.ts';
import type { AvatarService } from './service.ts';

/** Avatars are rows of their account and go with it. */
export const avatarListeners = ({ avatars }: { avatars: AvatarService }): Listeners => ({
  module: 'avatar',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'avatars', count: await avatars.countOf(tx, userId) });
    },
  },
});
