import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import { canRestoreProject } from '../policy.ts';
import { isCounted } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { lockKept } from './own-project.ts';
import { payProject } from './pay-project.ts';
import { takePlace, takeTemplatePlace } from './take-place.ts';

type Deps = { db: Database; clock: Clock; events: Events; credits: CreditService; files: FileService };

/** Projects go with everything that other modules keep of them. */
export function deleteProject({ db, clock, events, credits, files }: Deps) {
  async function remove(tx: Transaction, id: string, unused: string[]): Promise<void> {
    await events.emit(tx, 'project.deleted', { projectId: id, unused });
    await createProjectStore(tx).delete(id);
  }

  return {
    /** Gone for everybody; unless it was just being read, it can be brought back for a while. */
    async delete(visitor: UserVisitor, id: string): Promise<{ restorable: boolean }> {
      const unused: string[] = [];
      const restorable = await db.transaction(async (tx) => {
        const project = await lockKept(tx, visitor, id);
        if (project.pptStatus !== 'generation') {
          await createProjectStore(tx).update(id, { removedAt: clock.now() });
          return true;
        }
        // A document that is still being read will find nothing to go into.
        await payProject({ credits }).giveBack(tx, project);
        await remove(tx, id, unused);
        return false;
      });
      await files.release(unused);
      return { restorable };
    },

    /** Brings a project back that was deleted; it takes a place again. */
    async restore(visitor: UserVisitor, id: string): Promise<ProjectRow> {
      return db.transaction(async (tx) => {
        const project = await createProjectStore(tx).lock(id);
        if (!project || !canRestoreProject(visitor, project)) throw new AppError(commonErrors.notFound);
        if (project.savedAsTemplate) await takeTemplatePlace(tx, visitor.userId);
        else if (isCounted(project)) await takePlace(tx, visitor, credits);
        await createProjectStore(tx).update(id, { removedAt: null });
        return { ...project, removedAt: null };
      });
    },

    /** What was deleted long enough ago goes for good. */
    async forgetRemoved(): Promise<void> {
      const before = new Date(clock.now().getTime() - projectLimits.restorableMs);
      for (const id of await createProjectStore(db).removedBefore(before)) {
        const unused: string[] = [];
        await db.transaction(async (tx) => {
          const project = await createProjectStore(tx).lock(id);
          // Its owner may have brought it back meanwhile.
          if (project && project.removedAt !== null) await remove(tx, id, unused);
        });
        await files.release(unused);
      }
    },

    /** Deletes the projects of an account; contents that nobody needs any more are added to `unused`. */
    async removeOf(tx: Transaction, userId: string, unused: string[]): Promise<void> {
      const store = createProjectStore(tx);
      for (const id of await store.idsOf(userId)) {
        await store.lock(id);
        await remove(tx, id, unused);
      }
    },
  };
}
