import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { joinPieces } from '@app/contract/conversation/states/pieces.ts';
import * as z from 'zod';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { ProjectRow, ProjectService } from '../../project/service.ts';
import { changeOf, differentOf, type KeptAnswer } from '../rules.ts';
import type { findAnswer, Told } from '../service/find-answer.ts';
import { createAskedAgainStore, createQuestionStore } from '../store.ts';
import type { QuestionRow } from '../tables.ts';

const inputSchema = z.object({ projectId: z.uuid() });

type Deps = { db: Database; projects: ProjectService; find: ReturnType<typeof findAnswer> };

const { questions } = conversationLimits.askedAgain;
/** Viewers ask the same again and again: so many are read to find the different ones. */
const mostRead = questions * 10;

/** The questions of a project that are asked again, the newest first. */
export const questionsAgain = async (db: Database, projectId: string): Promise<QuestionRow[]> =>
  differentOf(await createQuestionStore(db).newestOf(projectId, mostRead), questions);

/** Asks what viewers asked once more, and keeps what is answered otherwise. Nobody hears it, and nothing is booked. */
export function askAgain({ db, projects, find }: Deps) {
  async function answerNow(
    project: ProjectRow,
    { question, madeOf }: QuestionRow,
    signal: AbortSignal,
  ): Promise<KeptAnswer> {
    const asked = { question: madeOf?.understood ?? question, page: madeOf?.page ?? 1 };
    const { told, growing } = await find(project, asked, signal);
    let whole: Told = told;
    for await (const grown of growing ?? []) whole = grown;
    const { parts, outcome, pages, engine } = whole;
    return {
      answer: joinPieces(parts.map(({ text }) => text)),
      outcome,
      pages,
      engine,
      madeOf: whole.madeOf,
    };
  }

  return defineJob({
    kind: 'conversation.ask-again',
    input: inputSchema,
    key: ({ projectId }) => projectId,
    attempts: 3,
    // As slow as its model: two hundred answers at half a minute each.
    timeLimitSeconds: 2 * 3600,

    async run({ projectId }, { taskId, step, once, progress, signal }) {
      // One that is tried again after another began would write among the differences of that one.
      const isNewest = async (executor: Executor) =>
        (await createAskedAgainStore(executor).find(projectId))?.taskId === taskId;
      const ids = await step('plan', async () => (await questionsAgain(db, projectId)).map(({ id }) => id));
      for (const [at, id] of ids.entries()) {
        signal.throwIfAborted();
        const [project, was] = [await projects.find(projectId), await createQuestionStore(db).find(id)];
        if (project?.removedAt !== null || !(await isNewest(db))) return;
        const now = was && (await step(`ask ${id}`, () => answerNow(project, was, signal)));
        await once(`keep ${id}`, async (tx) => {
          if (!(await isNewest(tx))) return;
          const store = createAskedAgainStore(tx);
          const change = was && now && changeOf(was, now);
          if (now && change) {
            const { answer, outcome, pages, engine } = now;
            await store.keep({ questionId: id, projectId, change, answer, outcome, pages, engine });
          }
          await store.advance(projectId);
        });
        await progress(Math.round(((at + 1) * 100) / ids.length));
      }
    },

    // What was found out stays, and the rest is asked when somebody begins anew.
    giveUp: async () => undefined,
  });
}
