import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { SpeakPageInput } from '../jobs/speak-page.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = {
  db: Database;
  queue: Queue;
  speakPage: Job<SpeakPageInput>;
  courseware: CoursewareService;
  projects: ProjectService;
};

/** Ends the speech of a talk that is under way. What was spoken stays; the other pages stand as before they were begun. */
export const cancelPages =
  ({ db, queue, speakPage, courseware, projects }: Deps) =>
  (visitor: UserVisitor, projectId: string): Promise<{ pages: number }> =>
    db.transaction(async (tx) => {
      await projects.lockOwn(tx, visitor, projectId);
      const store = createBroadcastStore(tx);
      const open = (await store.ofProject(projectId)).filter(({ state }) => state === 'speaking');
      for (const { pageId, revision, userId } of open) {
        await queue.withdraw(speakPage, { projectId, pageId, userId, revision }, tx);
        await store.update(pageId, revision, { state: 'failed', failure: 'cancelled' });
        await courseware.setPageStatus(tx, pageId, statusAfterSaving, { status: 'confirming', revision });
      }
      if (open.length > 0) await projects.endBroadcast(tx, projectId);
      return { pages: open.length };
    });
