import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import type { Size } from '@app/deck/deck.ts';
import { defaultAvatar } from '@app/deck/defaults.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import { slideColumns, useOfProject } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import type { MediaRow } from '../tables.ts';

type Deps = { files: FileService; newId: () => string; clock: Clock };

/** A page as a document brings it. Its slide names its files by the ids in `media`, or in those of earlier pages. */
export type IncomingPage = {
  projectId: string;
  index: number;
  slide: Slide;
  script: ScriptDocument | undefined;
  /** Which engine wrote the script; absent when a person did. */
  scriptEngine?: string | undefined;
  media: readonly Pick<MediaRow, 'id' | 'fileKey' | 'type' | 'size'>[];
  /** Not to be seen before `replacePages`. */
  draft: boolean;
  /** How it is spoken and who presents it where; absent: as the project says. */
  voice?: VoiceChoice | null;
  avatarId?: string | null;
  presenterLayout?: PresenterLayout | null;
};

/** Scripts that an engine wrote for pages that have none. */
async function writeScripts(
  tx: Transaction,
  projectId: string,
  scripts: readonly { pageId: string; script: ScriptDocument }[],
  scriptEngine: string,
): Promise<void> {
  const store = createCoursewareStore(tx);
  for (const { pageId, script } of scripts)
    await store.writeScript(projectId, pageId, { script, content: scriptText(script), scriptEngine });
}

/** Takes the pages of a document into a project, in the caller's transactions. */
export function takePages({ files, newId, clock }: Deps) {
  async function dropSlides(tx: Transaction, projectId: string, { draft }: { draft: boolean }) {
    const store = createCoursewareStore(tx);
    await store.deletePages(projectId, draft);
    const gone = await store.deleteMedia(projectId, draft);
    const needed = new Set((await store.mediaOf(projectId)).map(({ fileKey }) => fileKey));
    const unused = gone.filter((fileKey) => !needed.has(fileKey));
    await files.removeSomeUses(tx, useOfProject(projectId), unused);
    return unused;
  }

  return {
    /** Removes the pages that are seen, or the drafts; release the answer once the transaction has committed. */
    async dropPages(tx: Transaction, projectId: string, which: { draft: boolean }): Promise<string[]> {
      await createCoursewareStore(tx).deleteDesign(projectId, which.draft);
      return dropSlides(tx, projectId, which);
    },

    async addPage(tx: Transaction, page: IncomingPage): Promise<void> {
      const { projectId, index, slide, script, scriptEngine, media, draft } = page;
      const { voice = null, avatarId = null, presenterLayout = null } = page;
      const store = createCoursewareStore(tx);
      for (const file of media) {
        await files.addUse(tx, file.fileKey, useOfProject(projectId));
        await store.insertMedia({ ...file, projectId, draft });
      }
      await store.insertPage(
        {
          id: slide.id,
          projectId,
          index,
          status: statusAfterSaving,
          content: script ? scriptText(script) : '',
          script: script ?? null,
          scriptEngine: scriptEngine ?? null,
          ...slideColumns(slide),
          imageKey: null,
          avatarId,
          presenterLayout,
          voice,
          draft,
          revision: 0,
          updatedAt: clock.now(),
        },
        slide.elements.map((body, place) => ({ id: body.id, pageId: slide.id, index: place, body })),
      );
      await store.insertRemainder(slide.id, slide.remainder ?? []);
    },

    /** The look of the pages that come; its pictures come with the first of them. */
    addDesign: async (
      tx: Transaction,
      projectId: string,
      { design, draft }: { design: Design; draft: boolean },
    ): Promise<void> => void (await createCoursewareStore(tx).putDesign(projectId, design, draft)),

    writeScripts,

    /** The drafts take the place of the pages that were there; release the answer as above. */
    async replacePages(tx: Transaction, projectId: string): Promise<string[]> {
      const store = createCoursewareStore(tx);
      const { design } = await store.designOf(projectId, true);
      await store.putDesign(projectId, design);
      await store.deleteDesign(projectId, true);
      const unused = await dropSlides(tx, projectId, { draft: false });
      await store.showDrafts(projectId);
      return unused;
    },

    /** Puts the presenter on every page that has none. Nobody's edit can be lost by it, so revisions stay. */
    async addAvatars(tx: Transaction, projectId: string, viewport: Size): Promise<void> {
      const store = createCoursewareStore(tx);
      const pages = await store.pagesOf(projectId, 'kept');
      const elements = await store.elementsOf(pages.map(({ id }) => id));
      const added = pages.flatMap(({ id: pageId }) => {
        const own = elements.filter((element) => element.pageId === pageId);
        if (own.some(({ body }) => body.type === 'avatar')) return [];
        const id = newId();
        const index = Math.max(-1, ...own.map((element) => element.index)) + 1;
        return [{ id, pageId, index, body: defaultAvatar(() => id, viewport) }];
      });
      await store.insertElements(added);
    },
  };
}
