import type { Listeners } from '../../platform/events.ts';
import type { AvatarService } from './service.ts';

/** Avatars are rows of their account and go with it, and the contents behind them. */
export const avatarListeners = ({ avatars }: { avatars: AvatarService }): Listeners => ({
  module: 'avatar',
  together: {
    async 'voice.asked'(tx, fact) {
      fact.avatars.push(...(await avatars.speakingWith(tx, fact)));
    },
    'voice.deleted': (tx, fact) => avatars.loseVoice(tx, fact),
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'avatars', count: await avatars.countOf(tx, userId) });
      items.push({ kind: 'likenesses', count: await avatars.countLikenesses(tx, userId) });
    },
    async 'storage.asked'(tx, { userId, uploaded, bytes }) {
      bytes.push(await avatars.bytesOf(tx, userId, uploaded));
    },
    async 'user.deleted'(tx, { userId, unused }) {
      unused.push(...(await avatars.removeFilesOf(tx, userId)));
    },
  },
});
