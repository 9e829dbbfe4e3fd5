import type { Listeners } from '../../platform/events.ts';
import type { VoiceService } from './service.ts';

/** Voices are rows of their account and go with it, and the recordings behind them. */
export const voiceListeners = ({ voices }: { voices: VoiceService }): Listeners => ({
  module: 'voice',
  together: {
    async 'deletion.asked'(tx, { userId, items }) {
      items.push({ kind: 'voices', count: await voices.countOf(tx, userId) });
    },
    async 'storage.asked'(tx, { userId, bytes }) {
      bytes.push(await voices.bytesOf(tx, userId));
    },
    async 'user.deleted'(tx, { userId, unused }) {
      unused.push(...(await voices.removeOf(tx, userId)));
    },
  },
});
