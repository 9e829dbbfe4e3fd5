import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { projectRoutes } from '@app/contract/project/routes.ts';
import { acceptedFiles } from '@app/contract/upload/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CreditService } from '../../credit/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { ImportInput } from '../jobs/import-deck.ts';
import { canEditProject } from '../policy.ts';
import { isBusy } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import { payProject } from './pay-project.ts';
import { takePlace } from './take-place.ts';

type Deps = {
  clock: Clock;
  credits: CreditService;
  uploads: UploadService;
  queue: Queue;
  importDeck: Job<ImportInput>;
};

/** Sets the credits aside and lets the document be read: both, or neither. */
export function startImport({ clock, credits, uploads, queue, importDeck }: Deps) {
  const payments = payProject({ credits });

  return async (
    visitor: UserVisitor,
    { id, docId, notesAsScript }: BodyOf<typeof projectRoutes.importDeck>,
    once: Once,
  ): Promise<{ taskId: string }> => {
    const { userId, level } = visitor;
    const upload = await uploads.findOf(userId, docId);
    // What time alone gives is there before it is spent.
    await credits.currentBalances(userId, level);
    return once.do(async (tx) => {
      const store = createProjectStore(tx);
      const project = await store.lock(id);
      if (!project || !canEditProject(visitor, project) || !upload) throw new AppError(commonErrors.notFound);
      if (upload.type !== acceptedFiles.pptx) throw new AppError(projectErrors.onlyPptx);
      if (isBusy(project)) throw new AppError(projectErrors.busy);
      // With a deck of its owner's it is no sample any more, and counts like any other.
      if (project.sample !== null) await takePlace(tx, visitor, credits);
      await store.update(id, {
        ...(await payments.reserve(tx, project)),
        docId,
        docName: upload.name,
        docType: 'pptx',
        docFault: null,
        menu: 'canvas',
        pptStatus: 'generation',
        updatedAt: clock.now(),
      });
      const input = { projectId: id, uploadId: docId, notesAsScript, userId };
      return { taskId: await queue.add(importDeck, input, { tx, userId }) };
    });
  };
}
