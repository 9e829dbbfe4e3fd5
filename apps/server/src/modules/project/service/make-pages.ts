import type { GiveUpReason } from '../../../platform/jobs/define.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CreditService } from '../../credit/service.ts';
import { type DocumentNames, isCounted, titleAfterOutline } from '../rules.ts';
import { createProjectStore, type ProjectChange } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { type EndImport, type ReadDocument } from './end-import.ts';
import { payProject } from './pay-project.ts';
import { takePlace } from './take-place.ts';

type Deps = { avatars: AvatarService; credits: CreditService; end: EndImport };

/** The pages of a project are made by other modules; what that means for the project stands here. */
export function makePages({ avatars, credits, end }: Deps) {
  const payments = payProject({ credits });
  const open = async (tx: Transaction, id: string): Promise<ProjectRow | undefined> => {
    const project = await createProjectStore(tx).lock(id);
    return project?.removedAt === null && project.pptStatus === 'generation' ? project : undefined;
  };

  return {
    /** Sets the credits aside; somebody is there to present it. The project is locked. */
    async beginPages(tx: Transaction, project: ProjectRow): Promise<void> {
      const avatarsId = project.avatarsId ?? (await avatars.usual()) ?? null;
      const paid = await payments.reserve(tx, project);
      await createProjectStore(tx).update(project.id, {
        ...paid,
        avatarsId,
        pptStatus: 'generation',
        docFault: null,
      });
    },

    /** The project as long as its pages are being made, kept from changes by others. */
    openPages: open,
    dropUnfinished: end.dropUnfinished,

    /** All pages are there; release the answer once the transaction has committed. */
    async completePages(tx: Transaction, project: ProjectRow, read: ReadDocument): Promise<string[]> {
      return end.complete(tx, project, read);
    },

    /** They came to nothing: as before, with the credits back. */
    async giveUpPages(tx: Transaction, id: string, reason: GiveUpReason): Promise<string[]> {
      const project = await open(tx, id);
      if (!project) return [];
      const before = project.coursewareId === null ? null : 'complete';
      await createProjectStore(tx).update(id, {
        ...(await payments.giveBack(tx, project)),
        pptStatus: reason === 'cancelled' ? before : 'error',
      });
      return end.dropUnfinished(tx, project);
    },

    /** Names a project after what its outline was drawn from, unless its owner did; `last` is what it was drawn from before. */
    nameAfter: async (
      tx: Transaction,
      { id, title }: ProjectRow,
      names: DocumentNames,
      last: DocumentNames | undefined,
    ): Promise<void> =>
      void (await createProjectStore(tx).update(id, { title: titleAfterOutline(title, names, last) })),

    /** One that came to nothing takes a place among the projects of its owner when it is tried again. */
    async takePlaceAgain(tx: Transaction, visitor: UserVisitor, project: ProjectRow): Promise<void> {
      if (!isCounted(project) && project.sample === null) await takePlace(tx, visitor, credits);
    },

    standOutline: async (
      tx: Transaction,
      id: string,
      change: Pick<ProjectChange, 'outlineStatus' | 'atlasStatus' | 'step'>,
    ): Promise<void> => void (await createProjectStore(tx).update(id, change)),
  };
}
