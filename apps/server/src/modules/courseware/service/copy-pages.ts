import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import { mediaIdOf, mediaName, useOfProject } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';

type Deps = { files: FileService; newId: () => string; clock: Clock };

/** Copies the pages of a project into another one. Contents are shared, rows are not. */
export const copyPages =
  ({ files, newId, clock }: Deps) =>
  async (tx: Transaction, fromProject: string, toProject: string): Promise<void> => {
    const store = createCoursewareStore(tx);
    const newMedia = new Map<string, string>();
    for (const media of await store.mediaOf(fromProject)) {
      const id = newId();
      newMedia.set(media.id, id);
      await files.addUse(tx, media.fileKey, useOfProject(toProject));
      await store.insertMedia({ ...media, id, projectId: toProject });
    }
    const address = (url: string) => {
      const id = newMedia.get(mediaIdOf(url) ?? '');
      return id === undefined ? url : mediaName(id);
    };
    for (const page of await store.pagesOf(fromProject)) {
      const elements = await store.elementsOf([page.id]);
      const slide = mapSlideAddresses(
        { id: newId(), background: page.background, elements: elements.map(({ body }) => body) },
        address,
      );
      await store.insertPage(
        {
          ...page,
          id: slide.id,
          projectId: toProject,
          background: slide.background,
          imageKey: page.imageKey === null ? null : address(page.imageKey),
          revision: 0,
          updatedAt: clock.now(),
        },
        slide.elements.map((body, index) => {
          const id = newId();
          return { id, pageId: slide.id, index, body: { ...body, id } };
        }),
      );
    }
  };
