import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Database } from '../../../platform/db/database.ts';
import { mediaName, storedSlide } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import type { PageRow } from '../tables.ts';

/** A deck as it is stored. */
export type WholeDeck = {
  design: Design;
  slides: Slide[];
  media: { url: string; fileKey: string; type: string }[];
  /** What is said of each slide beside what stands on it. */
  pages: Pick<PageRow, 'id' | 'status' | 'voice' | 'avatarId' | 'presenterLayout' | 'scriptEngine'>[];
};

export const wholeDeck = ({ db }: { db: Database }) => ({
  /** The deck as a document, hidden pages too, and its files by the names that it calls them. */
  async wholeDeck(projectId: string): Promise<WholeDeck> {
    const store = createCoursewareStore(db);
    const { design } = await store.designOf(projectId);
    const slides: Slide[] = [];
    const pages = await store.pagesOf(projectId, 'kept');
    for (const page of pages) {
      const { staging, script, hidden, section } = page;
      const remainder = await store.remainderOf(page.id);
      slides.push({
        ...storedSlide(page, await store.elementsOf([page.id])),
        ...staging,
        ...(script && { script }),
        ...(hidden && { hidden }),
        ...(section !== null && { section }),
        ...(remainder.length > 0 && { remainder }),
      });
      await nextTurn();
    }
    const media = (await store.mediaOf(projectId)).filter(({ draft }) => !draft);
    return {
      design,
      slides,
      pages,
      media: media.map(({ id, fileKey, type }) => ({ url: mediaName(id), fileKey, type })),
    };
  },
});
