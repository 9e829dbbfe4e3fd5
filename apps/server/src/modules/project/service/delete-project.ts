import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FileService } from '../../file/service.ts';
import { createProjectStore } from '../store.ts';
import { lockOwn } from './own-project.ts';
import { payProject } from './pay-project.ts';

type Deps = { db: Database; events: Events; credits: CreditService; files: FileService };

/** Projects go with everything that other modules keep of them. */
export function deleteProject({ db, events, credits, files }: Deps) {
  async function remove(tx: Transaction, id: string, unused: string[]): Promise<void> {
    await events.emit(tx, 'project.deleted', { projectId: id, unused });
    await createProjectStore(tx).delete(id);
  }

  return {
    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const unused: string[] = [];
      await db.transaction(async (tx) => {
        const project = await lockOwn(tx, visitor, id);
        // A document that is still being read will find nothing to go into.
        await payProject({ credits }).giveBack(tx, project);
        await remove(tx, id, unused);
      });
      await files.release(unused);
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
