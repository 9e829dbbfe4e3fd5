import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import type { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { MadeDeck } from '@app/contract/outline/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { CreditService } from '../../credit/service.ts';
import type { TaskService } from '../../task/service.ts';
import { remakePage } from '../jobs/remake-page.ts';
import { presentMade } from '../present.ts';
import { isAtWork } from '../rules.ts';
import { createOutlineStore } from '../store.ts';
import { turnPage } from './turn-page.ts';

type Deps = Parameters<typeof remakePage>[0] & { queue: Queue; credits: CreditService; tasks: TaskService };

/** The pages of a deck as they were made from an outline, and how one of them is made anew. */
export function remakePages(deps: Deps) {
  const { db, queue, helper, credits, projects, courseware, tasks, push } = deps;
  const job = remakePage(deps);
  const turn = turnPage(deps);
  return {
    job,

    async remake(
      visitor: UserVisitor,
      { projectId, pageId }: BodyOf<typeof outlineRoutes.remake>,
      once: Once,
    ): Promise<{ taskId: string }> {
      const { userId } = await projects.requireOwn(visitor, projectId);
      const row = await createOutlineStore(db).find(projectId);
      const note = row?.made?.pages.find((page) => page.pageId === pageId);
      const nodes = row?.outline ? pagesOfOutline(row.outline).map(({ page }) => page.id) : [];
      if (!note?.node || !nodes.includes(note.node)) throw new AppError(outlineErrors.notFromOutline);
      await credits.currentBalances(userId, visitor.level);
      await helper.requireUses({ userId, work: 'page' });
      return once.do(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (isAtWork(project)) throw new AppError(projectErrors.busy);
        const taskId = await queue.add(job, { projectId, userId, pageId }, { tx, userId });
        const store = createOutlineStore(tx);
        const made = (await store.find(projectId))?.made;
        if (made) {
          const pages = made.pages.map((page) => (page.pageId === pageId ? { ...page, taskId } : page));
          await store.note(projectId, { ...made, pages });
        }
        return { taskId };
      });
    },

    /** Brings back what a page was before it was made anew; asked once more, it is as it was made. */
    async turn(visitor: UserVisitor, { projectId, pageId }: BodyOf<typeof outlineRoutes.turn>, once: Once) {
      await projects.requireOwn(visitor, projectId);
      await once.do(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (isAtWork(project)) throw new AppError(projectErrors.busy);
        const row = await createOutlineStore(tx).find(projectId);
        const other = row?.made?.pages.find((page) => page.pageId === pageId)?.other;
        const now = await courseware.slideIn(tx, projectId, pageId);
        if (!other || !now) throw new AppError(commonErrors.notFound);
        await turn(tx, project, pageId, now, other);
        const data = { projectId, coursewarePageId: pageId, progress: 100 };
        await push.publish(tx, { event: 'text-generation-progress', userId: project.userId, data });
      });
    },

    async made(visitor: UserVisitor, id: string, language: Language): Promise<MadeDeck> {
      await projects.requireOwn(visitor, id);
      const store = createOutlineStore(db);
      const works = ((await store.find(id))?.made?.pages ?? []).flatMap(({ taskId }) => taskId ?? []);
      const found = await Promise.all(works.map((work) => tasks.get(visitor, work, language)));
      // Read after the states: what a task made that is over by now is shown, and no page as it was before.
      return presentMade(await store.find(id), found, language);
    },
  };
}
