import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedFiles, deckEndings, lockedType } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CreditService } from '../../credit/service.ts';
import type { UploadRow, UploadService } from '../../upload/service.ts';
import type { ImportInput } from '../jobs/import-deck.ts';
import { canEditProject } from '../policy.ts';
import { isBusy, isCounted } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { refuseTemplate } from './own-project.ts';
import { payProject } from './pay-project.ts';
import { takePlace } from './take-place.ts';

type Deps = {
  clock: Clock;
  credits: CreditService;
  uploads: UploadService;
  queue: Queue;
  importDeck: Job<ImportInput>;
};

export type ImportStart = ReturnType<typeof startImport>;

/** Sets the credits aside and lets the document be read: both, or neither. */
export function startImport({ clock, credits, uploads, queue, importDeck }: Deps) {
  const payments = payProject({ credits });

  return {
    /** Before the transaction: the upload, and what time alone gives is there before it is spent. */
    async prepare(visitor: UserVisitor, docId: string): Promise<UploadRow | undefined> {
      const { userId, level } = visitor;
      await credits.currentBalances(userId, level);
      await uploads.requireRoom(visitor);
      return uploads.findOf(userId, docId);
    },

    /** Lets it be read into a project that is kept for this transaction; answers with the task. */
    async begin(
      tx: Transaction,
      project: ProjectRow,
      upload: UploadRow | undefined,
      notesAsScript: boolean,
    ): Promise<string> {
      if (!upload) throw new AppError(commonErrors.notFound);
      if (upload.type === lockedType) throw new AppError(uploadErrors.locked);
      const isProject = upload.type === projectFile.type;
      if (upload.type !== acceptedFiles.pptx && !isProject)
        throw new AppError(projectErrors.onlyDecks, {
          kind: endingOf(upload.type),
          types: [...deckEndings, projectFile.ending].join(', '),
        });
      const { id: projectId, userId } = project;
      const docId = upload.id;
      await createProjectStore(tx).update(projectId, {
        ...(await payments.reserve(tx, project)),
        docId,
        docName: upload.name,
        docType: isProject ? null : 'pptx',
        docFault: null,
        menu: 'canvas',
        pptStatus: 'generation',
        updatedAt: clock.now(),
      });
      return queue.add(importDeck, { projectId, uploadId: docId, notesAsScript, userId }, { tx, userId });
    },
  };
}

/** How files of a kind usually end. */
const endingOf = (type: string): string =>
  Object.entries(acceptedFiles).find(([, mime]) => mime === type)?.[0] ?? type;

type IntoDeps = { credits: CreditService; start: ImportStart };

/** Reads a deck into a project that is there. Unless it may `replace`, a project that has a deck is refused. */
export const importInto =
  ({ credits, start }: IntoDeps) =>
  async (
    visitor: UserVisitor,
    { id, docId, notesAsScript }: BodyOf<typeof projectRoutes.importDeck>,
    once: Once,
    { replace = true }: { replace?: boolean } = {},
  ): Promise<{ taskId: string }> => {
    const upload = await start.prepare(visitor, docId);
    return once.do(async (tx) => {
      const project = await createProjectStore(tx).lock(id);
      if (!project || !canEditProject(visitor, project)) throw new AppError(commonErrors.notFound);
      refuseTemplate(project);
      if (isBusy(project)) throw new AppError(projectErrors.busy);
      if (!replace && project.coursewareId !== null) throw new AppError(coursewareErrors.deckExists);
      // With a deck of its owner's it is no sample any more, and counts like any other.
      if (!isCounted(project)) await takePlace(tx, visitor, credits);
      return { taskId: await start.begin(tx, project, upload, notesAsScript) };
    });
  };
