import { ChangedMeanwhile } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { isOver } from '@app/contract/task/states/task-state.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Documents } from '../../providers/document/port.ts';
import type { BranchDrawer, Outliner } from '../../providers/outline/port.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { CreditService } from '../credit/service.ts';
import type { FileService } from '../file/service.ts';
import type { HelperService } from '../helper/service.ts';
import type { ProjectService } from '../project/service.ts';
import type { PushService } from '../push/service.ts';
import type { TaskService } from '../task/service.ts';
import type { UploadService } from '../upload/service.ts';
import { drawOutline } from './jobs/draw-outline.ts';
import { makeDeck } from './jobs/make-deck.ts';
import { noOutline, presentOutline } from './present.ts';
import { hasMaterial, isAtWork, requirePages, requireTellable } from './rules.ts';
import { redrawBranch } from './service/redraw-branch.ts';
import { findMaterial } from './service/find-material.ts';
import { readMaterial } from './service/read-material.ts';
import { remakePages } from './service/remake-pages.ts';
import { wordsMade } from './service/words-made.ts';
import { createOutlineStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  events: Events;
  newId: () => string;
  queue: Queue;
  push: PushService;
  tasks: TaskService;
  helper: HelperService;
  credits: CreditService;
  projects: ProjectService;
  courseware: CoursewareService;
  files: FileService;
  uploads: UploadService;
  documents: Documents;
  outliner: Outliner;
  branchDrawer: BranchDrawer;
  /** Where documents lie while they are read. */
  folder: string;
};
type Body<K extends 'draw' | 'save' | 'make'> = BodyOf<(typeof outlineRoutes)[K]>;

export type OutlineService = ReturnType<typeof createOutlineService>;

/** Outlines of projects: drawn from their material, changed by their owners, and made into decks. */
export function createOutlineService(deps: Deps) {
  const { db, clock, queue, tasks, helper, credits, projects, uploads } = deps;
  const read = readMaterial(deps);
  const drawing = drawOutline({ ...deps, read });
  const making = makeDeck({ ...deps, read });
  const { job: remaking, ...again } = remakePages(deps);

  async function get(visitor: UserVisitor, id: string, language: Language): Promise<OutlineState> {
    const { outlineStatus: status, pptStatus, menu } = await projects.requireOwn(visitor, id);
    const row = await createOutlineStore(db).find(id);
    if (!row) return { ...noOutline, status };
    const { state, reason } = await tasks.get(visitor, row.taskId, language);
    // A task that was ended is over a moment before what it left is put right.
    const isSettled = status !== 'generation' && (pptStatus !== 'generation' || menu === 'canvas');
    const taskId = isOver(state) && isSettled ? null : row.taskId;
    return presentOutline(row, { status, taskId, reason }, language);
  }

  return {
    jobs: [drawing, making, remaking],
    get,
    ...findMaterial(db),
    ...wordsMade(db),
    ...redrawBranch(deps),
    ...again,

    async draw(visitor: UserVisitor, { projectId }: Body<'draw'>, once: Once): Promise<{ taskId: string }> {
      const own = await projects.requireOwn(visitor, projectId);
      if (!hasMaterial(own)) throw new AppError(projectErrors.materialsMissing);
      const { userId } = own;
      // What time alone gives is there before it is spent.
      await credits.currentBalances(userId, visitor.level);
      await helper.requireUses({ userId, work: 'outline' });
      return once.do(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (isAtWork(project)) throw new AppError(projectErrors.busy);
        await projects.takePlaceAgain(tx, visitor, project);
        const taskId = await queue.add(drawing, { projectId, userId }, { tx, userId });
        const name = project.docName ?? '';
        await createOutlineStore(tx).begin({ projectId, taskId, name, updatedAt: clock.now() });
        await projects.standOutline(tx, projectId, { outlineStatus: 'generation' });
        return { taskId };
      });
    },

    async save(
      visitor: UserVisitor,
      { projectId, outline, revision }: Body<'save'>,
      language: Language,
    ): Promise<OutlineState> {
      await projects.requireOwn(visitor, projectId);
      requirePages(outline);
      const isSaved = await db.transaction(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (isAtWork(project)) throw new AppError(projectErrors.busy);
        const store = createOutlineStore(tx);
        const row = await store.find(projectId);
        if (!row?.outline) throw new AppError(projectErrors.outlineMissing);
        if (row.revision !== revision) return false;
        await store.update(projectId, { outline, updatedAt: clock.now() });
        return true;
      });
      const newest = await get(visitor, projectId, language);
      if (!isSaved) throw new ChangedMeanwhile(newest);
      return newest;
    },

    async make(visitor: UserVisitor, { projectId }: Body<'make'>, once: Once): Promise<{ taskId: string }> {
      const { userId } = await projects.requireOwn(visitor, projectId);
      const row = await createOutlineStore(db).find(projectId);
      const name = requireTellable(row);
      await credits.currentBalances(userId, visitor.level);
      await helper.requireUses({ userId, work: 'deck' });
      await uploads.requireRoom(visitor);
      return once.do(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (isAtWork(project)) throw new AppError(projectErrors.busy);
        await projects.takePlaceAgain(tx, visitor, project);
        await projects.beginPages(tx, project);
        const taskId = await queue.add(making, { projectId, userId }, { tx, userId });
        await createOutlineStore(tx).begin({ projectId, taskId, name, updatedAt: clock.now() });
        return { taskId };
      });
    },
  };
}
