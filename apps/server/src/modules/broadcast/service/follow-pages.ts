import { failureTexts, type PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { deriveCourseware } from '@app/contract/courseware/states/derived.ts';
import type { PageStatus } from '@app/contract/courseware/states/page-status.ts';
import { cuesOf } from '@app/deck/script/cues.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { PageSentences } from './page-sentences.ts';
import type { PageLines, SpeakPageInput, WriteInTx } from '../jobs/speak-page.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = {
  db: Database;
  sentencesOf: PageSentences;
  courseware: CoursewareService;
  projects: ProjectService;
  events: Events;
};

/** What happens around the speech of a page: what is spoken, and who is told how it goes. */
export function followPages({ db, courseware, projects, events, sentencesOf }: Deps) {
  async function tellProgress(tx: Transaction, { projectId, pageId, userId }: SpeakPageInput): Promise<void> {
    const project = await projects.lock(tx, projectId);
    if (!project) return;
    const { progress } = deriveCourseware(project.aiCheck, await courseware.factsIn(tx, projectId));
    await events.emit(tx, 'page.progressed', { projectId, pageId, userId, progress: progress ?? 100 });
  }

  async function end(input: SpeakPageInput, outcome: PageStatus, write: WriteInTx): Promise<void> {
    const { projectId, pageId, userId, revision } = input;
    await db.transaction(async (tx) => {
      // Before its pages, in the order in which a cancel takes them.
      if (!(await projects.lock(tx, projectId))) return;
      const standing = { status: 'confirming', revision } as const;
      // Somebody has changed the page meanwhile: what was spoken is of no use any more.
      if (!(await courseware.setPageStatus(tx, pageId, outcome, standing))) return;
      await write(tx);
      const project = await projects.settle(tx, projectId);
      await tellProgress(tx, input);
      if (project?.aiCheck !== 'broadcast-generation-complete') return;
      await events.emit(tx, 'project.spoken', { projectId, userId });
    });
  }

  /** A page that failed and whose task is tried again: it is under way once more. */
  const resume = ({ projectId, pageId, revision }: SpeakPageInput): Promise<void> =>
    db.transaction(async (tx) => {
      const project = await projects.lock(tx, projectId);
      const failed = { status: 'error', revision } as const;
      if (!project || !(await courseware.setPageStatus(tx, pageId, 'confirming', failed))) return;
      await createBroadcastStore(tx).update(pageId, revision, { state: 'speaking' });
      await projects.beginBroadcast(tx, project);
    });

  return {
    async linesOf(input: SpeakPageInput): Promise<PageLines | undefined> {
      await resume(input);
      const { projectId, pageId, revision } = input;
      const page = await courseware.pageToSpeak(projectId, pageId);
      const project = await projects.find(projectId);
      if (!project || !page?.script || page.revision !== revision || page.status !== 'confirming')
        return undefined;
      return { sentences: await sentencesOf(project, page, page.script), cues: cuesOf(page.script) };
    },

    onFirstSentence: (input: SpeakPageInput): Promise<void> =>
      db.transaction((tx) => tellProgress(tx, input)),

    onSpoken: (input: SpeakPageInput, write: WriteInTx): Promise<void> => end(input, 'confirmed', write),

    onFailed: (input: SpeakPageInput, failure: PageFailure): Promise<void> =>
      end(input, 'error', async (tx) => {
        const { zh, en } = failureTexts[failure];
        const { projectId, pageId, userId } = input;
        await events.emit(tx, 'page.failed', { projectId, pageId, userId, reason: { zh, en } });
      }),
  };
}
