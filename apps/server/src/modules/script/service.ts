import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { HelperWork } from '@app/contract/helper/limits.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import type { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Log } from '../../platform/log.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { LanguageModels } from '../../providers/llm/port.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { HelperService } from '../helper/service.ts';
import type { OutlineService } from '../outline/service.ts';
import { type ProjectService, viewportOf } from '../project/service.ts';
import type { PushService } from '../push/service.ts';
import type { TaskService } from '../task/service.ts';
import { writePages } from './jobs/write-pages.ts';
import { isAsMade } from './rules.ts';
import { proposeScript } from './service/propose-script.ts';
import { writeAll } from './service/write-all.ts';

type Deps = {
  db: Database;
  queue: Queue;
  push: PushService;
  tasks: TaskService;
  log: Log;
  newId: () => string;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  helper: HelperService;
  languageModels: LanguageModels;
  outlines: Pick<OutlineService, 'wordsMade'>;
};
type Body<K extends keyof typeof scriptRoutes> = BodyOf<(typeof scriptRoutes)[K]>;

/** How a proposal is asked for: once, in a language, by somebody who may go away. */
type Asked = { once: Once; language: Language; signal: AbortSignal };

export type ScriptService = ReturnType<typeof createScriptService>;

/**
 * Writes scripts from slides, and changes them. What comes of it is offered, and the page keeps its words until they are
 * saved; only when all pages are written they are saved as they come.
 */
export function createScriptService(deps: Deps) {
  const { newId, courseware, projects, helper, languageModels, outlines } = deps;
  const propose = proposeScript(deps);

  /** What the pages of a project show, with the words that they were made with where they are as they were. */
  async function pagesOf(projectId: string) {
    const [pages, made] = [await courseware.outlinesOf(projectId), await outlines.wordsMade(projectId)];
    return pages.map((page) => {
      const words = made.get(page.id);
      return words && isAsMade(page.outline, words.ground) ? { ...page, made: words.content } : page;
    });
  }

  /** The visitor's own page among the others of its project. */
  async function ownPage(visitor: UserVisitor, id: string) {
    const projectId = await courseware.projectOfPage(id);
    if (projectId === undefined) throw new AppError(commonErrors.notFound);
    const project = await projects.requireWorkable(visitor, projectId);
    const pages = await pagesOf(projectId);
    const index = pages.findIndex((page) => page.id === id);
    return { userId: project.userId, projectId, pages, index, ...viewportOf(project) };
  }

  /** All pages of a project, as long as it is there. */
  async function deckOf(projectId: string) {
    const project = await projects.find(projectId);
    if (project?.removedAt !== null) return undefined;
    const pages = await pagesOf(projectId);
    return { pages, ids: pages.map(({ id }) => id), ...viewportOf(project) };
  }
  const job = writePages({ ...deps, propose, deckOf });

  /** Holds what the work costs before it is begun, and books it with its answer; where somebody stands in it costs nothing. */
  async function paid(
    work: () => Promise<Proposal>,
    { once }: Asked,
    { userId, projectId, work: kind }: { userId: string; projectId: string; work: HelperWork },
  ): Promise<Proposal> {
    const cause = { kind: 'project', id: projectId } as const;
    const use = { userId, work: kind, key: `script:${newId()}`, cause };
    const make = async () => {
      await helper.hold(use);
      return work();
    };
    try {
      // Before the transaction. What was given before is neither held nor written again.
      const ready = once.isReplay ? undefined : await make();
      return await once.do(async (tx) => {
        const proposal = ready ?? (await make());
        if (proposal.standIn === null) await helper.use(tx, use);
        return proposal;
      });
    } finally {
      // A database that has gone must not hide what went wrong; what is held ends by itself.
      await helper.drop(use.key).catch(() => undefined);
    }
  }

  return {
    jobs: [job],
    ...writeAll({ ...deps, job }),

    writer: async (): Promise<{ model: string | null }> => ({
      model: languageModels.first?.name ?? null,
    }),

    async extract(visitor: UserVisitor, { id, tone }: Body<'extract'>, asked: Asked): Promise<Proposal> {
      const page = await ownPage(visitor, id);
      const use = { userId: page.userId, projectId: page.projectId, work: 'script' } as const;
      return paid(() => propose.write(page, { ...asked, tone }), asked, use);
    },

    async change(
      visitor: UserVisitor,
      { id, how, content, tone }: Body<'change'>,
      asked: Asked,
    ): Promise<Proposal> {
      const page = await ownPage(visitor, id);
      const use = { userId: page.userId, projectId: page.projectId, work: 'script-change' } as const;
      if (content.trim() === '') throw new AppError(scriptErrors.noScript);
      return paid(() => propose.change(page, { how, text: content }, { ...asked, tone }), asked, use);
    },
  };
}
