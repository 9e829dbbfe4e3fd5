import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events, Facts } from '../../../platform/events.ts';
import type { VoiceService } from '../../voice/service.ts';
import { voicesWith } from '../rules.ts';
import { createAvatarStore } from '../store.ts';

type Deps = { clock: Clock; events: Events; voices: Pick<VoiceService, 'usableBy'> };

/** What becomes of avatars whose owner deletes the voice they speak with. */
export function loseVoice({ clock, events, voices }: Deps) {
  return {
    speakingWith: async (tx: Transaction, { userId, ttsId }: Facts['voice.asked']) =>
      (await createAvatarStore(tx).speakingWith(userId, ttsId)).map(({ id, name }) => ({ id, name })),

    /** They get the voice that takes its place. */
    async loseVoice(tx: Transaction, { userId, ttsId, instead }: Facts['voice.deleted']): Promise<void> {
      const store = createAvatarStore(tx);
      const all = (await voices.usableBy(userId, tx)).filter(({ id }) => id !== ttsId);
      const next = all.find(({ id }) => id === instead);
      if (!next) throw new Error(`there is no voice ${instead}`);
      for (const { id } of await store.speakingWith(userId, ttsId)) {
        await store.update(id, { ttsId: instead, voices: voicesWith(next, all), updatedAt: clock.now() });
        await events.emit(tx, 'avatar.voice-lost', { avatarId: id });
      }
    },
  };
}
