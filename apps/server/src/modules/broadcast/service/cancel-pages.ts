import type { PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { SpeakPageInput } from '../jobs/speak-page.ts';
import { createBroadcastStore } from '../store.ts';
import type { BroadcastRow } from '../tables.ts';

type Deps = {
  db: Database;
  queue: Queue;
  speakPage: Job<SpeakPageInput>;
  courseware: CoursewareService;
  projects: ProjectService;
};

/** Ends speech that is under way before all of it is there. */
export function cancelPages({ db, queue, speakPage, courseware, projects }: Deps) {
  const openPages = async (tx: Transaction, projectId: string): Promise<BroadcastRow[]> =>
    (await createBroadcastStore(tx).ofProject(projectId)).filter(({ state }) => state === 'speaking');

  async function end(tx: Transaction, pages: readonly BroadcastRow[], failure: PageFailure): Promise<void> {
    for (const { projectId, pageId, revision, userId } of pages) {
      await queue.withdraw(speakPage, { projectId, pageId, userId, revision }, tx);
      await createBroadcastStore(tx).update(pageId, revision, { state: 'failed', failure });
      await courseware.setPageStatus(tx, pageId, statusAfterSaving, { status: 'confirming' });
    }
  }

  return {
    /** A talk is not wanted now. What was spoken stays; the other pages stand as before they were begun. */
    cancel: (visitor: UserVisitor, projectId: string): Promise<{ pages: number }> =>
      db.transaction(async (tx) => {
        await projects.lockOwn(tx, visitor, projectId);
        const open = await openPages(tx, projectId);
        await end(tx, open, 'cancelled');
        if (open.length > 0) await projects.endBroadcast(tx, projectId);
        return { pages: open.length };
      }),

    /** Pages were changed or removed while they were being spoken: nobody waits for that any more. */
    async endChanged(tx: Transaction, projectId: string): Promise<void> {
      const wanted = await courseware.pagesUnderWay(tx, projectId);
      const open = await openPages(tx, projectId);
      await end(
        tx,
        open.filter(({ pageId }) => !wanted.has(pageId)),
        'changed',
      );
    },
  };
}
