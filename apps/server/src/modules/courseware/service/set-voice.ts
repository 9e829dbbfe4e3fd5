import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import { type DeckVoice, type PageVoice, voiceOnPage } from '@app/contract/speech/states/voice-choice.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { isSameOrNone, soundOf } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';

/** A page of a deck, and the revision of it that was read. */
type Place = { projectId: string; pageId: string; revision: number | undefined; deck: DeckVoice };

/** How pages are spoken, in the transaction of a caller who has locked the project. */
export function setVoice({ events }: { events: Events }) {
  return {
    /** What a page says of its own; null: as the deck. It is to be made again only where it will sound different. */
    async setVoice(
      tx: Transaction,
      { projectId, pageId, revision, deck }: Place,
      voice: VoiceChoice | null,
    ): Promise<void> {
      const store = createCoursewareStore(tx);
      const page = await store.findPage(projectId, pageId);
      if (!page) throw new AppError(commonErrors.notFound);
      if (revision !== undefined && revision !== page.revision)
        throw new AppError(commonErrors.changedMeanwhile);
      if (isSameOrNone(page.voice, voice)) return;
      const sounds = soundOf(deck, { ...page, voice }) !== soundOf(deck, page);
      // One that is being spoken follows by itself.
      if (page.status !== 'confirmed' || !sounds) return store.setVoice(pageId, voice);
      const before = await store.briefsOf([projectId]);
      await store.updatePage(page, page.revision, { voice, status: statusAfterSaving });
      await events.emit(tx, 'page.written', { projectId, pageIds: [pageId] });
      await events.emit(tx, 'page.changed', { projectId, before });
    },

    /** A deck will be spoken otherwise: pages that sound different are to be made again. How many there are. */
    async respeak(tx: Transaction, projectId: string, before: DeckVoice, after: DeckVoice): Promise<number> {
      const store = createCoursewareStore(tx);
      const pages = await store.spokenPages(projectId);
      const changed = pages.filter((page) => soundOf(before, page) !== soundOf(after, page));
      await store.unconfirm(changed.map(({ id }) => id));
      return changed.length;
    },

    /** An avatar has another voice: the pages that it speaks with its own are to be made again. How many there are. */
    async respeakFor(tx: Transaction, deck: DeckVoice & { id: string }, avatarId: string): Promise<number> {
      const store = createCoursewareStore(tx);
      const speaks = (page: PageVoice): boolean =>
        (page.avatarId ?? deck.avatarsId) === avatarId && voiceOnPage(deck, page).ttsId === null;
      const changed = (await store.spokenPages(deck.id)).filter(speaks);
      await store.unconfirm(changed.map(({ id }) => id));
      return changed.length;
    },

    /** The projects with pages that chose a voice. */
    projectsWithVoice: (tx: Transaction, ttsId: string): Promise<string[]> =>
      createCoursewareStore(tx).projectsWithVoice(ttsId),

    /** A voice is gone: pages that chose it have another one, and are to be made again. How many of them were spoken. */
    async replaceVoice(tx: Transaction, projectId: string, ttsId: string, instead: string): Promise<number> {
      const store = createCoursewareStore(tx);
      const spoken = (await store.spokenPages(projectId)).filter(({ voice }) => voice?.ttsId === ttsId);
      await store.replaceVoice(projectId, ttsId, instead);
      await store.unconfirm(spoken.map(({ id }) => id));
      return spoken.length;
    },
  };
}
