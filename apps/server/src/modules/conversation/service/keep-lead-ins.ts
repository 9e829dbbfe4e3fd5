import type { Transaction } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { AnswerProvider } from '../../../providers/answer/port.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { ProjectRow, ProjectService } from '../../project/service.ts';
import { speakLeadIns } from '../jobs/speak-lead-ins.ts';
import { leadInsOf } from '../rules.ts';
import type { readDeck } from './read-deck.ts';

type Deps = {
  queue: Queue;
  projects: ProjectService;
  broadcasts: BroadcastService;
  answers: AnswerProvider;
  read: ReturnType<typeof readDeck>;
};

/** What is said around the words of a deck is spoken ahead of the questions. */
export function keepLeadIns({ queue, projects, broadcasts, answers, read }: Deps) {
  async function missing(project: ProjectRow): Promise<SpeechSentence[]> {
    const speakerFor = await broadcasts.speakersOf(project, null);
    const found = await answers.languagesOf(await read(project.id));
    const pages = found.map((language, index) => ({ page: index + 1, language }));
    const sentences = leadInsOf(pages).flatMap((text) => broadcasts.sentencesOfText(text, speakerFor));
    return broadcasts.unspoken(project.userId, sentences);
  }

  async function nextOf(
    projectId: string,
  ): Promise<{ userId: string; sentence: SpeechSentence } | undefined> {
    const project = await projects.find(projectId);
    const [sentence] = project ? await missing(project) : [];
    return project && sentence && { userId: project.userId, sentence };
  }

  const job = speakLeadIns({ say: broadcasts.say, nextOf });

  return {
    job,
    nextOf,

    /** A talk is complete: the job finds out what is missing. */
    queueIn: async (tx: Transaction, projectId: string): Promise<void> => {
      await queue.add(job, { projectId }, { tx });
    },

    /** A talk is being watched; what was made ahead may have been forgotten since. */
    async queueIfMissing(project: ProjectRow): Promise<void> {
      if (project.aiCheck !== 'broadcast-generation-complete') return;
      if ((await missing(project)).length > 0) await queue.add(job, { projectId: project.id });
    },
  };
}
