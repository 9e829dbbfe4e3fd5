import { ChangedMeanwhile } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { graphRoutes } from '@app/contract/graph/routes.ts';
import type { GraphState } from '@app/contract/graph/schema.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { GraphDrawer } from '../../providers/graph/port.ts';
import type { OutlineService } from '../outline/service.ts';
import type { ProjectService } from '../project/service.ts';
import type { PushService } from '../push/service.ts';
import { drawGraph } from './jobs/draw-graph.ts';
import { createGraphStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  queue: Queue;
  push: PushService;
  projects: ProjectService;
  outlines: OutlineService;
  graphDrawer: GraphDrawer;
};
type Body<K extends 'draw' | 'save'> = BodyOf<(typeof graphRoutes)[K]>;

export type GraphService = ReturnType<typeof createGraphService>;

/** Knowledge graphs of projects: drawn after their outlines, changed by their owners. */
export function createGraphService(deps: Deps) {
  const { db, clock, queue, projects, outlines } = deps;
  const drawing = drawGraph(deps);

  async function get(visitor: UserVisitor, id: string): Promise<GraphState> {
    const { atlasStatus: status } = await projects.requireOwn(visitor, id);
    const row = await createGraphStore(db).find(id);
    const { graph = null, revision = 0, engine = null } = row ?? {};
    return {
      status,
      taskId: status === 'generation' ? (row?.taskId ?? null) : null,
      graph,
      revision,
      engine,
    };
  }

  /** The project is locked by who calls. */
  async function begin(tx: Transaction, { projectId, userId }: { projectId: string; userId: string }) {
    const found = await outlines.materialOf(projectId, tx);
    if (!found) throw new AppError(projectErrors.outlineMissing);
    const material = String(found.revision);
    const taskId = await queue.add(drawing, { projectId, userId, material }, { tx, userId });
    await createGraphStore(tx).begin({ projectId, taskId, updatedAt: clock.now() });
    await projects.standOutline(tx, projectId, { atlasStatus: 'generation' });
    return { taskId };
  }

  return {
    jobs: [drawing],
    get,
    begin,

    async draw(visitor: UserVisitor, { projectId }: Body<'draw'>): Promise<{ taskId: string }> {
      await projects.requireOwn(visitor, projectId);
      return db.transaction(async (tx) => {
        const { userId, atlasStatus } = await projects.lockOwn(tx, visitor, projectId);
        if (atlasStatus === 'generation') throw new AppError(projectErrors.busy);
        return begin(tx, { projectId, userId });
      });
    },

    async save(visitor: UserVisitor, { projectId, graph, revision }: Body<'save'>): Promise<GraphState> {
      await projects.requireOwn(visitor, projectId);
      const isSaved = await db.transaction(async (tx) => {
        const { atlasStatus } = await projects.lockOwn(tx, visitor, projectId);
        if (atlasStatus === 'generation') throw new AppError(projectErrors.busy);
        const store = createGraphStore(tx);
        const row = await store.find(projectId);
        if (!row?.graph) throw new AppError(projectErrors.outlineMissing);
        if (row.revision !== revision) return false;
        await store.update(projectId, { graph, updatedAt: clock.now() });
        return true;
      });
      const newest = await get(visitor, projectId);
      if (!isSaved) throw new ChangedMeanwhile(newest);
      return newest;
    },
  };
}
