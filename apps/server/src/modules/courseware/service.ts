import type { PageFacts, PageStatus } from '@app/contract/courseware/states/page-status.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { FileService } from '../file/service.ts';
import { createPagePresenter } from './present.ts';
import { mediaName, projectOfUse, useOfProject } from './rules.ts';
import { arrangePages, movePage } from './service/arrange-pages.ts';
import { copyPages } from './service/copy-pages.ts';
import { drawCover } from './service/draw-cover.ts';
import { keepDesign } from './service/keep-design.ts';
import { lendDeck } from './service/lend-deck.ts';
import { listPages } from './service/list-pages.ts';
import { openMedia } from './service/open-media.ts';
import { patchPage, slideIn } from './service/patch-page.ts';
import { readSlides } from './service/read-slides.ts';
import { saveScript } from './service/save-script.ts';
import { setPage } from './service/set-page.ts';
import { setVoice } from './service/set-voice.ts';
import { showPages } from './service/show-pages.ts';
import { takeMedia } from './service/take-media.ts';
import { takePages } from './service/take-pages.ts';
import { wholeDeck } from './service/whole-deck.ts';
import { createCoursewareStore, type StandsAt } from './store.ts';

export type { WholeDeck } from './service/whole-deck.ts';
export type { OutlinedPage, PageToSpeak, PlayedSlide } from './service/read-slides.ts';

/** What a project asks of its pages: how they stand, and the picture of the first one. */
export type DeckFacts = { pages: readonly PageFacts[]; imageUrl: string | null };

/** How long a removed page can be brought back. */
const restorableMs = 24 * 60 * 60 * 1000;

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  signer: AddressSigner;
  events: Events;
};

export type { PageSpeech } from './present.ts';
export type CoursewareService = ReturnType<typeof createCoursewareService>;

export function createCoursewareService(deps: Deps) {
  const { db, files, signer } = deps;
  const courseware = createCoursewareStore(db);
  const presenter = createPagePresenter(signer);
  const taking = takePages(deps);

  return {
    ...readSlides({ db, presenter }),
    ...wholeDeck(deps),
    ...lendDeck({ ...deps, presenter }),
    ...drawCover({ ...deps, presenter }),
    ...taking,
    ...arrangePages({ ...deps, addPage: taking.addPage }),
    ...showPages({ db, presenter }),
    ...listPages({ db, presenter }),
    ...keepDesign({ ...deps, presenter }),
    ...setPage(deps),
    ...setVoice(deps),
    ...openMedia(deps),
    ...takeMedia({ ...deps, presenter }),
    copyPages: copyPages(deps),
    saveScript: saveScript(deps),
    patchPage: patchPage(deps),
    slideIn,
    movePage,
    forgetRemovedPages: (): Promise<void> =>
      courseware.deleteRemoved(new Date(deps.clock.now().getTime() - restorableMs)),

    async hasLayout(tx: Transaction, projectId: string, layoutId: string): Promise<boolean> {
      const { design } = await createCoursewareStore(tx).designOf(projectId);
      return design.masters.some(({ layouts }) => layouts.some(({ id }) => id === layoutId));
    },

    /** The page that an element stands on; undefined when it is gone. */
    pageOfElement: (id: string): Promise<string | undefined> => courseware.pageOfElement(id),

    async factsOf(projectIds: readonly string[]): Promise<Map<string, DeckFacts>> {
      const briefs = await courseware.briefsOf(projectIds);
      return new Map(
        projectIds.map((projectId) => {
          const pages = briefs.filter((brief) => brief.projectId === projectId);
          const key = pages[0]?.imageKey ?? null;
          return [projectId, { pages, imageUrl: key === null ? null : presenter.addressOf(key) }];
        }),
      );
    },

    factsIn: (tx: Transaction, projectId: string): Promise<PageFacts[]> =>
      createCoursewareStore(tx).briefsOf([projectId]),

    /** The pages of a project that are being spoken, or wait for it. */
    async pagesUnderWay(tx: Transaction, projectId: string): Promise<ReadonlySet<string>> {
      const pages = await createCoursewareStore(tx).standingsOf(projectId);
      return new Set(pages.filter(({ status }) => status === 'confirming').map(({ id }) => id));
    },

    /**
     * Moves a page to another state without an edit. With a standing it is moved only from there, which tells whether
     * what was worked on is still what is wanted; the answer says so.
     */
    setPageStatus: (
      tx: Transaction,
      pageId: string,
      status: PageStatus,
      standing: StandsAt = {},
    ): Promise<boolean> => createCoursewareStore(tx).setStatus(pageId, status, standing),

    /** Those of some projects on whose spoken pages one of these words is said. */
    projectsSaying: (
      tx: Transaction,
      projectIds: readonly string[],
      words: readonly string[],
    ): Promise<string[]> => createCoursewareStore(tx).projectsSaying(projectIds, words),
    countSaying: (tx: Transaction, projectId: string, words: readonly string[]): Promise<number> =>
      createCoursewareStore(tx).countSaying(projectId, words),

    /** The projects on whose pages a content stands, whoever's they are. */
    projectsUsing: async (fileKey: string): Promise<string[]> =>
      (await files.usersOf(fileKey)).flatMap((use) => projectOfUse(use) ?? []),

    /** The projects with pages that an avatar presents in the place of the project's own. */
    projectsPresentedBy: (avatarId: string, executor: Executor = db): Promise<string[]> =>
      createCoursewareStore(executor).projectsPresentedBy(avatarId),

    mediaBytes: (
      tx: Transaction,
      projectIds: readonly string[],
      elsewhere: readonly string[],
    ): Promise<number> => createCoursewareStore(tx).mediaBytes(projectIds, elsewhere),

    nameOfMedia: mediaName,

    /** Which of these pages those who watch may see. */
    playedAmong: courseware.playedAmong,

    /** Ends the uses of a project's contents; `release` the answer once the transaction has committed. */
    removeFiles: (tx: Transaction, projectId: string): Promise<string[]> =>
      files.removeUses(tx, useOfProject(projectId)),
    release: (fileKeys: readonly string[]): Promise<void> => files.release(fileKeys),
  };
}
