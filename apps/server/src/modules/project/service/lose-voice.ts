import type { Transaction } from '../../../platform/db/database.ts';
import type { Facts } from '../../../platform/events.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { createProjectStore } from '../store.ts';
import { followPages, followVoice } from './set-voice.ts';

/** What becomes of projects when the voice they are spoken with is deleted. */
export function loseVoice({ courseware }: { courseware: CoursewareService }) {
  return {
    /** Those that chose it, for the deck or for a page, by their titles. */
    spokenWith: async (tx: Transaction, { userId, ttsId }: Facts['voice.asked']) =>
      createProjectStore(tx).titlesSpokenWith(userId, ttsId, await courseware.projectsWithVoice(tx, ttsId)),

    /** They get the voice that takes its place, and are to be made again. */
    async loseVoice(tx: Transaction, { userId, ttsId, instead }: Facts['voice.deleted']): Promise<void> {
      const store = createProjectStore(tx);
      for (const before of await store.spokenWith(userId, ttsId)) {
        const after = await store.update(before.id, { ttsId: instead });
        if (after) await followVoice(tx, courseware, { before, after });
      }
      for (const id of await courseware.projectsWithVoice(tx, ttsId)) {
        const project = await store.lock(id);
        const replace = () => courseware.replaceVoice(tx, id, ttsId, instead);
        if (project?.userId === userId) await followPages(tx, courseware, project, replace);
      }
    },

    /** What an avatar speaks with its own voice is spoken with its new one. */
    async followAvatar(tx: Transaction, { avatarId }: Facts['avatar.voice-lost']): Promise<void> {
      const store = createProjectStore(tx);
      const whole = (await store.presentedBy(avatarId)).map(({ id }) => id);
      const ofPages = await courseware.projectsPresentedBy(avatarId, tx);
      for (const id of [...new Set([...whole, ...ofPages])].toSorted()) {
        const project = await store.lock(id);
        if (!project) continue;
        await followPages(tx, courseware, project, () => courseware.respeakFor(tx, project, avatarId));
      }
    },
  };
}
