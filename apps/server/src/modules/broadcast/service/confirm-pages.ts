import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { spokenSeconds } from '@app/contract/speech/states/spoken-seconds.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { SpeakPageInput } from '../jobs/speak-page.ts';
import { createBroadcastStore } from '../store.ts';

type Body = BodyOf<typeof broadcastRoutes.confirm>;
type Deps = {
  clock: Clock;
  queue: Queue;
  speakPage: Job<SpeakPageInput>;
  courseware: CoursewareService;
  projects: ProjectService;
};

const nothingYet = { failure: null, audioKey: null, audioSize: null, trackKey: null, trackSize: null };

/** Starts the speech of every page that is not confirmed, or of these; those under way are left alone. */
export function confirmPages({ clock, queue, speakPage, courseware, projects }: Deps) {
  async function confirmIn(tx: Transaction, visitor: UserVisitor, { projectId, pageIds }: Body) {
    const project = await projects.lockOwn(tx, visitor, projectId);
    if (project.pptStatus === 'generation') throw new AppError(projectErrors.busy);
    if (project.avatarsId === null) throw new AppError(coursewareErrors.noSpeaker);
    const pages = await courseware.pagesToSpeak(tx, projectId, pageIds);
    refuseSilent(pages);
    const store = createBroadcastStore(tx);
    for (const [place, { id: pageId, revision, content }] of pages.entries()) {
      const input = { projectId, pageId, userId: visitor.userId, revision };
      const begun = {
        state: 'speaking',
        spoken: 0,
        durationMs: 0,
        expectedMs: spokenSeconds(content) * 1000,
        place,
        updatedAt: clock.now(),
      } as const;
      await store.begin({ ...input, ...begun, plan: [], cues: [], ...nothingYet });
      await courseware.setPageStatus(tx, pageId, 'confirming');
      await queue.add(speakPage, input, { userId: visitor.userId, tx, place });
    }
    if (pages.length > 0) await projects.beginBroadcast(tx, project);
    return { pages: pages.length };
  }
  return {
    confirmIn,
    confirm: (visitor: UserVisitor, body: Body, once: Once) => once.do((tx) => confirmIn(tx, visitor, body)),
  };
}

/** What has no words would become a page that says nothing, and looks as if it were done. */
function refuseSilent(pages: readonly { content: string }[]): void {
  const missing = pages.filter(({ content }) => content.trim() === '').length;
  if (missing > 0) throw new AppError(coursewareErrors.scriptMissing, { count: missing });
  const silent = pages.filter(({ content }) => !isSpeakable(content)).length;
  if (silent > 0) throw new AppError(coursewareErrors.scriptSilent, { count: silent });
}
