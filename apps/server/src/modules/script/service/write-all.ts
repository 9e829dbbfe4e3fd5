import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import type { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Writing } from '@app/contract/script/schema.ts';
import { writable } from '@app/contract/script/states/writable.ts';
import { isOver } from '@app/contract/task/states/task-state.ts';
import { scriptDocumentSchema } from '@app/deck/schema/script.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { LanguageModels } from '../../../providers/llm/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { HelperService } from '../../helper/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { TaskService } from '../../task/service.ts';
import type { WritePagesInput } from '../jobs/write-pages.ts';
import { createScriptStore } from '../store.ts';
import type { BeforeRow } from '../tables.ts';

type Deps = {
  db: Database;
  queue: Queue;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  helper: HelperService;
  tasks: TaskService;
  languageModels: LanguageModels;
  job: Job<WritePagesInput>;
};

/** The way back of a page. A script that another version of the product has kept comes back as its words. */
const presentKept = ({ pageId, revision, engine, content, script, scriptEngine }: BeforeRow) => ({
  id: pageId,
  revision,
  scriptEngine: engine,
  before: { content, ssmlJsonText: scriptDocumentSchema.safeParse(script).data ?? null, scriptEngine },
});

/** Writing all pages of a project: begun by a call, done by a task, looked at as it goes on. */
export function writeAll(deps: Deps) {
  const { db, queue, avatars, courseware, projects, helper, tasks, languageModels, job } = deps;
  return {
    async writeAll(
      visitor: UserVisitor,
      { projectId, tone }: BodyOf<typeof scriptRoutes.writeAll>,
      { once, language }: { once: Once; language: Language },
    ): Promise<{ taskId: string; pages: number }> {
      const { userId, avatarsId } = await projects.requireWorkable(visitor, projectId);
      if (!languageModels.first) throw new AppError(scriptErrors.needsModel);
      if (avatarsId === null) throw new AppError(coursewareErrors.noAvatar);
      // Each page is saved as its owner would save it, which this asks, too: better before than after paying.
      await avatars.requireUsable(userId, avatarsId);
      const { length: pages } = writable(await courseware.writtenPages(projectId));
      if (pages === 0) throw new AppError(scriptErrors.allByHand);
      // All of it or nothing: half a talk in other words helps nobody.
      await helper.requireUses({ userId, work: 'script', times: pages });
      return once.do(async (tx) => {
        const taskId = await queue.add(job, { projectId, userId, tone, language }, { tx, userId });
        await createScriptStore(tx).begin({ projectId, taskId, total: pages });
        return { taskId, pages };
      });
    },

    async writing(visitor: UserVisitor, projectId: string, language: Language): Promise<Writing> {
      await projects.requireOwn(visitor, projectId);
      const store = createScriptStore(db);
      const begun = await store.find(projectId);
      if (!begun) return { taskId: null, total: 0, done: 0, unwritten: 0, reason: '', pages: [] };
      const { state, reason } = await tasks.get(visitor, begun.taskId, language);
      // Counted after the state was read: a task that is over counts no more, and one that goes on may end in between.
      const { taskId, total, done, unwritten } = (await store.find(projectId)) ?? begun;
      const pages = (await store.keptOf(projectId)).map(presentKept);
      const over = isOver(state) && taskId === begun.taskId;
      return { taskId: over ? null : taskId, total, done, unwritten, reason, pages };
    },
  };
}
