import { AppError } from '@app/contract/base/errors.ts';
import { failureTexts, type PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { deriveCourseware } from '@app/contract/courseware/states/derived.ts';
import type { PageStatus } from '@app/contract/courseware/states/page-status.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { voiceOnPage } from '@app/contract/speech/states/voice-choice.ts';
import { cuesOf } from '@app/deck/script/cues.ts';
import { spansOf } from '@app/deck/script/spans.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import type { PageLines, SpeakPageInput, WriteInTx } from '../jobs/speak-page.ts';
import { speechRequest } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { findSpeaker } from './find-speaker.ts';

type Deps = {
  db: Database;
  speech: SpeechProvider;
  speakersOf: ReturnType<typeof findSpeaker>;
  courseware: CoursewareService;
  projects: ProjectService;
  voices: Pick<VoiceService, 'find'>;
  events: Events;
};

/** What happens around the speech of a page: what is spoken, and who is told how it goes. */
export function followPages({ db, speech, speakersOf, courseware, projects, voices, events }: Deps) {
  async function tellProgress(tx: Transaction, { projectId, pageId, userId }: SpeakPageInput): Promise<void> {
    const project = await projects.lock(tx, projectId);
    if (!project) return;
    const { progress } = deriveCourseware(project.aiCheck, await courseware.factsIn(tx, projectId));
    await events.emit(tx, 'page.progressed', { projectId, pageId, userId, progress: progress ?? 100 });
  }

  /** A voice that was chosen once may be gone with its engine; the avatars' own belong to the product. */
  const isThere = async (userId: string, ttsId: string | null): Promise<boolean> =>
    ttsId === null || (await voices.find(userId, ttsId)) !== undefined;

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
      const { ttsId } = voiceOnPage(project, page);
      if (!(await isThere(project.userId, ttsId))) throw new AppError(speechErrors.voiceUnknown);
      const language = languageOfText(page.content);
      const speaker = (await speakersOf(project, page))(language);
      const request = speechRequest(spansOf(page.script), speaker, language);
      // Who has confirmed a talk waits for its first words.
      const sentences = speech.sentences({ ...request, firstSoon: page.index === 0 });
      return { sentences, cues: cuesOf(page.script) };
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
