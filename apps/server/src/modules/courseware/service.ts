import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { type PageFacts, statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { scriptFromText, scriptText } from '@app/deck/script/plain.ts';
import { parseScript } from '@app/deck/schema/script.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { AddressSigner, Signature } from '../../platform/signed-address.ts';
import type { FileService } from '../file/service.ts';
import { type Around, createPagePresenter } from './present.ts';
import { mediaName, useOfProject } from './rules.ts';
import { copyPages } from './service/copy-pages.ts';
import { createCoursewareStore } from './store.ts';
import type { PageRow } from './tables.ts';

/** What a project asks of its pages: how they stand, and the picture of the first one. */
export type DeckFacts = { pages: readonly PageFacts[]; imageUrl: string | null };

/** The project a page belongs to, as far as the pages need it. */
export type ProjectOfPages = Around & { avatarsId: string | null };

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  signer: AddressSigner;
  /** The visitor's own project; refuses all others. */
  projectOf: (visitor: UserVisitor, projectId: string) => Promise<ProjectOfPages>;
  /** Told when a script was changed; `before` are the pages as they stood. */
  onScriptChanged: (tx: Transaction, projectId: string, before: readonly PageFacts[]) => Promise<void>;
};

export type CoursewareService = ReturnType<typeof createCoursewareService>;

export function createCoursewareService(deps: Deps) {
  const { db, clock, newId, files, signer, projectOf, onScriptChanged } = deps;
  const courseware = createCoursewareStore(db);
  const presenter = createPagePresenter(signer);

  async function presentPages(pages: readonly PageRow[], around: Around): Promise<CoursewarePage[]> {
    const elements = await courseware.elementsOf(pages.map(({ id }) => id));
    const ofPage = ({ id }: PageRow) => elements.filter(({ pageId }) => pageId === id);
    return pages.map((page) => presenter.presentPage(page, ofPage(page), around));
  }

  return {
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

    async pages(visitor: UserVisitor, projectId: string): Promise<{ list: CoursewarePage[] }> {
      const project = await projectOf(visitor, projectId);
      return { list: await presentPages(await courseware.pagesOf(projectId), project) };
    },

    /** Spec section 4: saving a script sets status 6; section 5: without an avatar nothing is saved. */
    async saveScript(visitor: UserVisitor, body: BodyOf<typeof coursewareRoutes.saveScript>) {
      const project = await projectOf(visitor, body.projectId);
      if ((body.avatarsId ?? project.avatarsId) === null) throw new AppError(coursewareErrors.noAvatar);
      const script = body.ssmlJsonText ? parseScript(body.ssmlJsonText) : scriptFromText(body.content);
      const page = await db.transaction(async (tx) => {
        const store = createCoursewareStore(tx);
        const found = await store.findPage(body.projectId, body.id);
        if (!found) throw new AppError(commonErrors.notFound);
        const before = await store.briefsOf([body.projectId]);
        const saved = await store.updatePage(body.id, body.revision ?? found.revision, {
          script,
          content: scriptText(script),
          status: statusAfterSaving,
          updatedAt: clock.now(),
        });
        if (!saved) throw new AppError(commonErrors.changedMeanwhile);
        await onScriptChanged(tx, body.projectId, before);
        return saved;
      });
      const [presented] = await presentPages([page], project);
      return presented!;
    },

    /** A file of a deck behind its signed address. */
    async openMedia(id: string, signature: Signature): Promise<FileAnswer> {
      if (!signer.isSigned(mediaName(id), signature)) throw new AppError(uploadErrors.linkExpired);
      const media = await courseware.findMedia(id);
      if (!media) throw new AppError(commonErrors.notFound);
      return {
        size: media.size,
        type: media.type,
        etag: media.fileKey,
        keepSeconds: signer.secondsLeft(signature.expires),
        saveAs: undefined,
        open: (range) => files.open(media.fileKey, range),
      };
    },

    copyPages: copyPages({ files, newId, clock }),

    /** Ends the uses of a project's contents; `release` the answer once the transaction has committed. */
    removeFiles: (tx: Transaction, projectId: string): Promise<string[]> =>
      files.removeUses(tx, useOfProject(projectId)),
    release: (fileKeys: readonly string[]): Promise<void> => files.release(fileKeys),
  };
}
