import { languages } from '@app/contract/base/messages.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptMessages } from '@app/contract/script/messages.ts';
import { scriptTones } from '@app/contract/script/states/tone.ts';
import { writable } from '@app/contract/script/states/writable.ts';
import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { HelperService } from '../../helper/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import type { PageInDeck } from '../rules.ts';
import type { proposeScript } from '../service/propose-script.ts';
import { createScriptStore } from '../store.ts';

const inputSchema = z.object({
  projectId: z.uuid(),
  userId: z.uuid(),
  tone: z.enum(scriptTones).optional(),
  language: z.enum(languages),
});
export type WritePagesInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  newId: () => string;
  courseware: CoursewareService;
  projects: ProjectService;
  helper: HelperService;
  push: PushService;
  propose: ReturnType<typeof proposeScript>;
  /** The pages of a project as their scripts are written from them; undefined when it is gone. */
  deckOf: (projectId: string) => Promise<Deck | undefined>;
};
type Deck = Omit<PageInDeck, 'index'> & { ids: readonly string[] };

/** What was asked for a page, and the words that stood there: others that stand there later are a person's. */
type Asked = { content: string; proposal: Proposal | null };

/** A page of the plan, with the words that stood there when the task was made: others are newer than the task. */
type Planned = { id: string; content: string };

/** The words for a page; null where the model could not do it, or there is nothing to say. */
async function ask(
  propose: Deps['propose'],
  page: PageInDeck,
  { tone, language, signal }: Pick<WritePagesInput, 'tone' | 'language'> & { signal: AbortSignal },
): Promise<Proposal | null> {
  try {
    const proposal = await propose.write(page, { tone, language, signal });
    return proposal.standIn === null ? proposal : null;
  } catch (error) {
    // Who cancels, and a process that ends, break off the question: that says nothing about the page.
    signal.throwIfAborted();
    if (error instanceof AppError && error.def === scriptErrors.nothingToSay) return null;
    throw error;
  }
}

/** Asks for the words of a page, its use being held; for none where other words stand than in the plan. */
function askForPage({
  courseware,
  projects,
  helper,
  propose,
}: Pick<Deps, 'courseware' | 'projects' | 'helper' | 'propose'>) {
  return async (
    { id, content }: Planned,
    key: string,
    { input, deck, tools }: { input: WritePagesInput; deck: Deck; tools: JobTools },
  ): Promise<Asked> => {
    const { projectId, userId } = input;
    const page = (await courseware.writtenPages(projectId)).find((one) => one.id === id);
    const index = deck.ids.indexOf(id);
    const isKept = (await projects.find(projectId))?.removedAt === null;
    if (!isKept || !page || index < 0 || page.content !== content) return { content, proposal: null };
    await helper.hold({ userId, work: 'script', key });
    try {
      return {
        content,
        proposal: await ask(propose, { ...deck, index }, { ...input, signal: tools.signal }),
      };
    } catch (error) {
      // A database that has gone must not hide what went wrong; what is held ends by itself.
      await helper.drop(key).catch(() => undefined);
      throw error;
    }
  };
}

/** Lets the model write the pages of a project, one after the other. What it has said is neither asked for nor paid twice. */
export function writePages({ db, newId, courseware, projects, helper, push, propose, deckOf }: Deps) {
  /** Saves, books and counts a page together, unless somebody has written on it meanwhile. */
  const save = (
    { projectId, userId }: WritePagesInput,
    { id, key, progress }: { id: string; key: string; progress: number },
    { content, proposal }: Asked,
    tools: JobTools,
  ) =>
    tools.once(`save ${id}`, async (tx) => {
      if ((await projects.lock(tx, projectId))?.removedAt !== null) return;
      const store = createScriptStore(tx);
      if ((await store.find(projectId))?.taskId !== tools.taskId) return;
      const page = writable(await courseware.writtenPages(projectId, tx)).find((one) => one.id === id);
      const isWanted = page?.content === content;
      if (page && isWanted && proposal) {
        const { scriptEngine: engine } = proposal;
        await courseware.saveScript(tx, { id, projectId, content: proposal.content, scriptEngine: engine });
        const { script, scriptEngine, revision } = page;
        await store.keep({
          pageId: id,
          projectId,
          engine,
          content,
          script,
          scriptEngine,
          revision: revision + 1,
        });
        await helper.use(tx, { userId, work: 'script', key, cause: { kind: 'project', id: projectId } });
      }
      await store.advance(projectId, proposal !== null || !isWanted);
      await push.publish(tx, {
        event: 'text-generation-progress',
        userId,
        data: { projectId, coursewarePageId: id, progress },
      });
    });

  const askFor = askForPage({ courseware, projects, helper, propose });

  return defineJob({
    kind: 'script.write-pages',
    input: inputSchema,
    key: ({ projectId }) => projectId,
    attempts: 3,
    // As slow as its model: a hundred pages at a minute each.
    timeLimitSeconds: 3 * 3600,

    async run(input, tools) {
      const { projectId, userId } = input;
      const deck = await deckOf(projectId);
      if (!deck) return;
      // Tried again after another one has written the pages.
      if ((await createScriptStore(db).find(projectId))?.taskId !== tools.taskId) return;
      const run = await tools.step('name', async () => newId());
      const plan = await tools.step(
        'plan words',
        async (): Promise<Planned[]> =>
          writable(await courseware.writtenPages(projectId)).map(({ id, content }) => ({ id, content })),
      );
      for (const [at, planned] of plan.entries()) {
        const { id } = planned;
        const key = `script:${run}:${id}`;
        const asked = await tools.step(`ask ${id}`, () => askFor(planned, key, { input, deck, tools }));
        const progress = Math.round(((at + 1) * 100) / plan.length);
        await save(input, { id, key, progress }, asked, tools);
        await helper.drop(key);
        await tools.progress(progress);
      }
      await tools.once('tell', (tx) =>
        push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } }),
      );
    },

    // Pages that were written stay written; the others are as they were.
    async giveUp({ projectId, userId }, reason) {
      const { zh, en } = scriptMessages.allFailed;
      const failed = { projectId, coursewarePageId: null, reason: { zh, en } };
      await db.transaction((tx) =>
        reason === 'cancelled'
          ? push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } })
          : push.publish(tx, { event: 'text-generation-failed', userId, data: failed }),
      );
    },
  });
}
