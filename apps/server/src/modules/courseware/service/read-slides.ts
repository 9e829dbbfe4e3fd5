import { setImmediate as nextTurn } from 'node:timers/promises';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageStatus } from '@app/contract/courseware/states/page-status.ts';
import type { PageVoice } from '@app/contract/speech/states/voice-choice.ts';
import type { Design } from '@app/deck/design.ts';
import { designOfLayout } from '@app/deck/design/of-layout.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { Build, Transition } from '@app/deck/staging.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import type { ToldPage } from '@app/deck/script/write-scripts.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { PagePresenter } from '../present.ts';
import { storedSlide } from '../rules.ts';
import { createCoursewareStore, type PageJson } from '../store.ts';
import type { PageRow } from '../tables.ts';

type Deps = { db: Database; presenter: PagePresenter };

/** A page as it is played: its slide with addresses that open, and the words that are spoken. */
export type PlayedSlide = Pick<DrawnSlide, 'id' | 'background' | 'elements'> & {
  index: number;
  title: string;
  script: string;
  presenterLayout: PresenterLayout | null;
  avatarId: string | null;
  transition: Transition | null;
  builds: Build[];
};

/** What a page says, as it is stored, with as much of its design as that needs. */
export type PageText = Omit<PageJson, 'projectId' | 'draft'> & { design: Design };

/** A page with what it shows. */
export type OutlinedPage = ToldPage & { readonly id: string; readonly now: string };

/** A page whose broadcast is to be made. */
export type PageToSpeak = {
  id: string;
  index: number;
  status: PageStatus;
  content: string;
  script: ScriptDocument | null;
  revision: number;
} & PageVoice;

const toSpeak = (page: PageRow): PageToSpeak => {
  const { id, index, status, content, script, revision, avatarId, voice } = page;
  return { id, index, status, content, script, revision, avatarId, voice };
};

/** What others read of the pages of a project. */
export function readSlides({ db, presenter }: Deps) {
  return {
    /** The pages as they are played, one after the other: a whole deck at once would keep everybody else waiting. */
    async *slidesOf(projectId: string, share?: string): AsyncGenerator<PlayedSlide> {
      const store = createCoursewareStore(db);
      const design = presenter.designOf((await store.designOf(projectId)).design, share);
      // Numbers are those of the pages that are seen.
      for (const [index, page] of (await store.pagesOf(projectId, 'played')).entries()) {
        const rows = await store.elementsOf([page.id]);
        // A large page takes a while to read, and another to be sent: others have their turn in between.
        await nextTurn();
        const { id, background, elements } = presenter.drawnOf(page, rows, {
          design,
          number: index + 1,
          share,
        });
        const { content: script, presenterLayout, avatarId, staging } = page;
        const happens = { transition: staging.transition ?? null, builds: staging.builds ?? [] };
        const title = titleOf(elements);
        yield { id, background, elements, index, title, script, presenterLayout, avatarId, ...happens };
      }
    },

    /** What is said on the pages as they are played. */
    spokenTextsOf: (projectId: string): Promise<{ id: string; content: string }[]> =>
      createCoursewareStore(db).spokenTextsOf(projectId),

    /** The name of what the pages of a project say now: whatever is made of them can be kept under it. */
    stampOf: (projectId: string): Promise<string> => createCoursewareStore(db).stampOf(projectId),

    /** Those who present pages in place of the project's avatar. */
    presentersOf: (projectId: string): Promise<string[]> => createCoursewareStore(db).presentersOf(projectId),

    /** Who presents a page in place of the project's avatar, by its number; null where nobody does. */
    presenterAt: (projectId: string, page: number): Promise<string | null> =>
      createCoursewareStore(db).presenterAt(projectId, page),

    /** The pages of a project that are played, in their order. */
    placesOf: (projectId: string): Promise<Pick<PageRow, 'id' | 'revision' | 'status'>[]> =>
      createCoursewareStore(db).placesOf(projectId),

    /** What a page says, not yet parsed; what is too large of it is left out. Undefined when it is gone. */
    async textOf(executor: Executor, pageId: string, mostBytes: number): Promise<PageText | undefined> {
      const store = createCoursewareStore(executor);
      const page = await store.textOf(pageId, mostBytes);
      if (!page) return undefined;
      const { projectId, draft, ...text } = page;
      const { design } = await store.designOf(projectId, draft);
      return { ...text, design: designOfLayout(design, text.layoutId ?? undefined) };
    },

    /** What each page of a project shows, hidden ones too: what its script can be written from. */
    async outlinesOf(projectId: string): Promise<OutlinedPage[]> {
      const store = createCoursewareStore(db);
      const { design } = await store.designOf(projectId);
      const outlined: OutlinedPage[] = [];
      for (const page of await store.pagesOf(projectId, 'kept')) {
        const rows = await store.elementsOf([page.id]);
        const outline = outlinePage(drawSlide(storedSlide(page, rows), design, page.index + 1));
        outlined.push({ id: page.id, hidden: page.hidden, outline, now: page.content });
      }
      return outlined;
    },

    /**
     * The pages of a project, or these of them, that wait for their broadcast; those that are hidden, confirmed or under
     * way are not among them. A page without words is: who asks must say so.
     */
    async pagesToSpeak(
      tx: Transaction,
      projectId: string,
      pageIds?: readonly string[],
    ): Promise<PageToSpeak[]> {
      const all = await createCoursewareStore(tx).pagesOf(projectId, 'kept');
      const wanted = pageIds ? all.filter(({ id }) => pageIds.includes(id)) : all;
      if (pageIds && wanted.length < new Set(pageIds).size) throw new AppError(commonErrors.notFound);
      return wanted
        .filter(({ hidden, status }) => !hidden && status !== 'confirmed' && status !== 'confirming')
        .map(toSpeak);
    },

    /** What is said on the pages of a project, by page. */
    async scriptsIn(tx: Transaction, projectId: string): Promise<ReadonlyMap<string, ScriptDocument | null>> {
      const pages = await createCoursewareStore(tx).pagesOf(projectId, 'kept');
      return new Map(pages.map(({ id, script }) => [id, script]));
    },

    /** One page as it is now; undefined when it is gone. */
    async pageToSpeak(projectId: string, pageId: string): Promise<PageToSpeak | undefined> {
      const page = await createCoursewareStore(db).findPage(projectId, pageId);
      return page && toSpeak(page);
    },
  };
}
