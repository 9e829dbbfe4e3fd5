import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { mediaIdOf, storedAddress } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';

/** What is said of a page beside its slide, in the caller's transaction. */
export function setPage({ events }: { events: Events }) {
  return {
    /** Nothing that was typed or spoken depends on it, so the revision stays. */
    setPresenterLayout: (tx: Transaction, pageId: string, layout: PresenterLayout | null): Promise<void> =>
      createCoursewareStore(tx).setPresenterLayout(pageId, layout),

    /** Keeps the picture of a page, which is one of the project's files; nobody typed it, so the revision stays. */
    async setPicture(tx: Transaction, projectId: string, pageId: string, address: string): Promise<void> {
      const store = createCoursewareStore(tx);
      const imageKey = storedAddress(address);
      const id = mediaIdOf(imageKey);
      const media = await store.mediaOf(projectId);
      if (!media.some((file) => file.id === id)) throw new AppError(commonErrors.notFound);
      await store.setImageKey(pageId, imageKey);
    },

    /** The pages of an avatar that is gone go to that of their project; what was spoken of them stays. */
    forgetAvatar: (tx: Transaction, avatarId: string): Promise<void> =>
      createCoursewareStore(tx).forgetAvatar(avatarId),

    /** What was spoken with one of these words has to be spoken anew; how many pages that concerns. */
    async unconfirmSaying(tx: Transaction, projectId: string, words: readonly string[]): Promise<number> {
      const store = createCoursewareStore(tx);
      const before = await store.briefsOf([projectId]);
      const pages = await store.unconfirmSaying(projectId, words, statusAfterSaving);
      if (pages > 0) await events.emit(tx, 'page.changed', { projectId, before });
      return pages;
    },

    /** Who speaks a page; null is the project's avatar. What was spoken by somebody else is to be spoken anew. */
    async setAvatar(tx: Transaction, projectId: string, pageId: string, avatarId: string | null) {
      const store = createCoursewareStore(tx);
      const page = await store.findPage(projectId, pageId);
      if (!page) throw new AppError(commonErrors.notFound);
      if (page.avatarId === avatarId) return;
      const before = await store.briefsOf([projectId]);
      await store.updatePage(page, page.revision, {
        avatarId,
        ...(page.status === 'confirmed' && { status: statusAfterSaving }),
      });
      await events.emit(tx, 'page.written', { projectId, pageIds: [pageId] });
      await events.emit(tx, 'page.changed', { projectId, before });
    },
  };
}
