import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import {
  type PageFacts,
  type PageStatus,
  statusAfterSaving,
} from '@app/contract/courseware/states/page-status.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { AddressSigner, Signature } from '../../platform/signed-address.ts';
import type { FileService } from '../file/service.ts';
import { type Around, createPagePresenter, type PageSpeech } from './present.ts';
import { mediaName, useOfProject } from './rules.ts';
import { copyPages } from './service/copy-pages.ts';
import { patchPage } from './service/patch-page.ts';
import { readSlides } from './service/read-slides.ts';
import { saveScript } from './service/save-script.ts';
import { showPages } from './service/show-pages.ts';
import { takePages } from './service/take-pages.ts';
import { createCoursewareStore, type StandsAt } from './store.ts';

export type { PageToSpeak, PlayedSlide } from './service/read-slides.ts';

/** What a project asks of its pages: how they stand, and the picture of the first one. */
export type DeckFacts = { pages: readonly PageFacts[]; imageUrl: string | null };

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  signer: AddressSigner;
  /** Keeps others from the project until the transaction ends. */
  lockProject: (tx: Transaction, projectId: string) => Promise<unknown>;
  /** Refuses an avatar that an account may not let speak. */
  requireAvatar: (userId: string, id: string) => Promise<void>;
  /** The visitor's own project; refuses all others. */
  projectOf: (visitor: UserVisitor, projectId: string) => Promise<Around>;
  /** Why pages were not spoken, by page. */
  speechOf: (projectId: string) => Promise<ReadonlyMap<string, PageSpeech>>;
  /** Told when a script was changed; `before` are the pages as they stood. */
  onScriptChanged: (tx: Transaction, projectId: string, before: readonly PageFacts[]) => Promise<void>;
};

export type { PageSpeech } from './present.ts';
export type CoursewareService = ReturnType<typeof createCoursewareService>;

export function createCoursewareService(deps: Deps) {
  const { db, files, signer, projectOf, speechOf } = deps;
  const courseware = createCoursewareStore(db);
  const presenter = createPagePresenter(signer);
  const save = saveScript(deps);
  const patch = patchPage(deps);

  const shown = showPages({ db, presenter, projectOf, speechOf });

  return {
    ...readSlides({ db, presenter }),
    ...takePages(deps),
    ...shown,
    copyPages: copyPages(deps),

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

    async saveScript(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.saveScript>,
    ): Promise<CoursewarePage> {
      const project = await projectOf(visitor, body.projectId);
      await shown.orNewest(visitor, body.id, save(body, project));
      return shown.page(visitor, body.id);
    },

    async patch(
      visitor: UserVisitor,
      body: BodyOf<typeof coursewareRoutes.patch>,
      once: Once,
    ): Promise<PageStanding> {
      const project = await shown.projectOfPage(visitor, body.id);
      const speech = (await speechOf(project.projectId)).get(body.id);
      const patched = once.do(async (tx) =>
        presenter.presentStanding(await patch(tx, project, body), project, speech),
      );
      return shown.orNewest(visitor, body.id, patched);
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

    /** Whatever was or is being spoken has to be spoken anew; how many pages that concerns. */
    unconfirmPages: (tx: Transaction, projectId: string): Promise<number> =>
      createCoursewareStore(tx).moveStatus(projectId, ['confirmed', 'confirming'], statusAfterSaving),

    nameOfMedia: mediaName,

    /** A file of a deck behind its signed address. */
    async openMedia(id: string, signature: Signature): Promise<FileAnswer> {
      if (!(await signer.opens(mediaName(id), signature))) throw new AppError(uploadErrors.linkExpired);
      const media = await courseware.findMedia(id);
      if (!media) throw new AppError(commonErrors.notFound);
      return {
        size: media.size,
        type: media.type,
        etag: media.fileKey,
        keepSeconds: signer.keepSeconds(signature),
        saveAs: undefined,
        open: (range) => files.open(media.fileKey, range),
      };
    },

    /** Ends the uses of a project's contents; `release` the answer once the transaction has committed. */
    removeFiles: (tx: Transaction, projectId: string): Promise<string[]> =>
      files.removeUses(tx, useOfProject(projectId)),
    release: (fileKeys: readonly string[]): Promise<void> => files.release(fileKeys),
  };
}
