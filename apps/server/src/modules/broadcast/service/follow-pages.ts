import { failureTexts } from '@app/contract/broadcast/states/failure-texts.ts';
import { type PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { deriveCourseware } from '@app/contract/courseware/states/derived.ts';
import { type PageStatus, statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
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

  /** Whether the page was not begun anew since. Its slide may be another one: only the script is spoken. */
  const isWanted = async (tx: Transaction, { pageId, revision }: SpeakPageInput): Promise<boolean> =>
    (await createBroadcastStore(tx).hold(pageId))?.revision === revision;

  async function end(input: SpeakPageInput, outcome: PageStatus, write: WriteInTx): Promise<void> {
    const { projectId, pageId, userId } = input;
    await db.transaction(async (tx) => {
      // Before its pages, in the order in which a cancel takes them.
      if (!(await projects.lock(tx, projectId))) return;
      // Somebody has changed the script meanwhile: what was spoken is of no use any more.
      if (!(await isWanted(tx, input))) return;
      if (!(await courseware.setPageStatus(tx, pageId, outcome, { status: 'confirming' }))) return;
      await write(tx);
      const project = await projects.settle(tx, projectId);
      await tellProgress(tx, input);
      if (project?.aiCheck !== 'broadcast-generation-complete') return;
      await events.emit(tx, 'project.spoken', { projectId, userId });
    });
  }

  /** A page that failed and whose task is tried again: it is under way once more. */
  const resume = (input: SpeakPageInput): Promise<void> =>
    db.transaction(async (tx) => {
      const { projectId, pageId, revision } = input;
      const project = await projects.lock(tx, projectId);
      if (!project || !(await isWanted(tx, input))) return;
      if (!(await courseware.setPageStatus(tx, pageId, 'confirming', { status: 'error' }))) return;
      await createBroadcastStore(tx).update(pageId, revision, { state: 'speaking' });
      await projects.beginBroadcast(tx, project);
    });

  return {
    async linesOf(input: SpeakPageInput, at: PageStatus = 'confirming'): Promise<PageLines | undefined> {
      await resume(input);
      const { projectId, pageId, revision } = input;
      const row = await createBroadcastStore(db).find(pageId);
      const page = await courseware.pageToSpeak(projectId, pageId);
      const project = await projects.find(projectId);
      if (!project || !page?.script || row?.revision !== revision || page.status !== at) return undefined;
      return { sentences: await sentencesOf(project, page, page.script), cues: cuesOf(page.script) };
    },

    onFirstSentence: (input: SpeakPageInput): Promise<void> =>
      db.transaction((tx) => tellProgress(tx, input)),

    onSpoken: (input: SpeakPageInput, write: WriteInTx): Promise<void> => end(input, 'confirmed', write),

    onOutdated: ({ projectId, pageId }: SpeakPageInput): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await projects.lock(tx, projectId))) return;
        const before = await courseware.factsIn(tx, projectId);
        if (await courseware.setPageStatus(tx, pageId, statusAfterSaving, { status: 'confirmed' }))
          await events.emit(tx, 'page.changed', { projectId, before });
      }),

    onFailed: (input: SpeakPageInput, failure: PageFailure): Promise<void> =>
      end(input, 'error', async (tx) => {
        const { zh, en } = failureTexts[failure];
        const { projectId, pageId, userId } = input;
        await events.emit(tx, 'page.failed', { projectId, pageId, userId, reason: { zh, en } });
      }),
  };
}
