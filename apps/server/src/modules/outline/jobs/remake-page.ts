import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { foundedOutline } from '@app/contract/outline/states/founded.ts';
import { lookKey } from '@app/deck/compose/look-key.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import * as z from 'zod';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import type { MadePage, Outliner } from '../../../providers/outline/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { HelperService } from '../../helper/service.ts';
import { isBusy, type ProjectService } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import { pictureOf, sceneOf, withPicture } from '../rules.ts';
import { type PageBefore, turnPage } from '../service/turn-page.ts';
import { createOutlineStore } from '../store.ts';

const inputSchema = z.object({ projectId: z.uuid(), userId: z.uuid(), pageId: z.uuid() });
export type RemakeInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  outliner: Outliner;
  helper: HelperService;
  projects: ProjectService;
  courseware: CoursewareService;
  push: PushService;
};

/** Makes one page anew, from what it stands on; the presenter of the page stays where they are. */
function remake({ db, outliner, projects }: Pick<Deps, 'db' | 'outliner' | 'projects'>) {
  return async ({ projectId, pageId }: RemakeInput, { slide }: PageBefore, signal: AbortSignal) => {
    const [project, row] = [await projects.find(projectId), await createOutlineStore(db).find(projectId)];
    const note = row?.made?.pages.find((page) => page.pageId === pageId);
    if (project?.removedAt !== null || !row?.outline || !row.source || !note?.node)
      throw new AppError(outlineErrors.notFromOutline);
    const { lengthMinutes: minutes } = project;
    const picture = pictureOf(slide);
    const outline = foundedOutline(row.outline);
    const before = { texts: slide.elements.map(elementText), look: lookKey(slide) };
    const made = await outliner.remake(outline, withPicture(row.source, outline, note.node, picture), {
      name: row.name,
      scene: sceneOf(project),
      ...(minutes !== null && { minutes }),
      node: note.node,
      before,
      signal,
    });
    if (!made) throw new AppError(outlineErrors.notFromOutline);
    if (lookKey(made.page.slide) === before.look) throw new AppError(outlineErrors.noOtherPage);
    return made.page;
  };
}

/** Slide and script of one page of a deck, made anew with another result. */
export function remakePage(deps: Deps) {
  const { db, helper, projects, courseware, push } = deps;
  const make = remake(deps);
  const turn = turnPage(deps);
  const keyOf = ({ taskId }: Pick<JobTools, 'taskId'>) => `page:${taskId}`;

  async function put(tx: Transaction, input: RemakeInput, before: PageBefore, page: MadePage): Promise<void> {
    const { projectId, pageId } = input;
    const project = await projects.lock(tx, projectId);
    if (project?.removedAt !== null || isBusy(project)) throw new AppError(commonErrors.changedMeanwhile);
    const presenters = before.slide.elements.filter(({ type }) => type === 'avatar');
    const { told, leftOut = [], engine, slide } = page;
    await turn(tx, project, pageId, before, {
      slide: { ...slide, elements: [...slide.elements, ...presenters] },
      script: scriptFromText(told.map(({ text }) => text).join('\n')),
      scriptEngine: engine,
      told,
      leftOut,
    });
  }

  return defineJob<RemakeInput>({
    kind: 'outline.remake-page',
    input: inputSchema,
    key: ({ projectId, pageId }) => `${projectId}:${pageId}`,
    attempts: 3,
    async run(input, tools) {
      const { projectId, userId, pageId } = input;
      const before = await db.transaction((tx) => courseware.slideIn(tx, projectId, pageId));
      if (!before) return;
      const key = keyOf(tools);
      await helper.hold({ userId, work: 'page', key });
      try {
        const page = await make(input, before, tools.signal);
        await tools.once('put', async (tx) => {
          await put(tx, input, before, page);
          await helper.use(tx, { userId, work: 'page', key, cause: { kind: 'project', id: projectId } });
          const data = { projectId, coursewarePageId: pageId, progress: 100 };
          await push.publish(tx, { event: 'text-generation-progress', userId, data });
          await push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } });
        });
      } finally {
        await helper.drop(key).catch(() => undefined);
      }
    },
    // The page is as it was.
    async giveUp({ projectId, userId, pageId }, reason) {
      const { zh, en } = outlineMessages.pageFailed;
      const failed = { projectId, coursewarePageId: pageId, reason: { zh, en } };
      await db.transaction((tx) =>
        reason === 'cancelled'
          ? push.publish(tx, { event: 'text-generation-completed', userId, data: { projectId } })
          : push.publish(tx, { event: 'text-generation-failed', userId, data: failed }),
      );
    },
  });
}
