import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { graphMessages } from '@app/contract/graph/messages.ts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { GraphDrawer } from '../../../providers/graph/port.ts';
import type { OutlineService } from '../../outline/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import { createGraphStore } from '../store.ts';
import type { GraphRow } from '../tables.ts';

/** `material` names the reading that it is drawn from: another reading is other work. */
const inputSchema = z.object({ projectId: z.uuid(), userId: z.uuid(), material: z.string() });
export type GraphInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  clock: Clock;
  graphDrawer: GraphDrawer;
  outlines: Pick<OutlineService, 'materialOf'>;
  projects: ProjectService;
  push: PushService;
};

/** How a project stands without the work that has begun. */
const statusBefore = ({ graph }: GraphRow) => (graph === null ? null : 'complete');

/** Finds the terms of what was read for the outline, and how they are related. */
export function drawGraph({ db, clock, graphDrawer, outlines, projects, push }: Deps) {
  return defineJob<GraphInput>({
    kind: 'graph.draw',
    input: inputSchema,
    key: ({ projectId, material }) => `${projectId} ${material}`,
    attempts: 3,
    async run({ projectId, userId }, tools) {
      const material = await outlines.materialOf(projectId);
      if (!material) return;
      const { name, document } = material;
      const graph = await graphDrawer.draw(document, { name, signal: tools.signal });
      await tools.once('keep', async (tx) => {
        const project = await projects.lock(tx, projectId);
        const store = createGraphStore(tx);
        const row = await store.find(projectId);
        if (!project || row?.taskId !== tools.taskId) return;
        // A deleted project gets no graph, and is not left at work for good: it may be brought back.
        if (project.removedAt !== null)
          return projects.standOutline(tx, projectId, { atlasStatus: statusBefore(row) });
        await store.update(projectId, { graph, engine: embeddedEngine, updatedAt: clock.now() });
        await projects.standOutline(tx, projectId, { atlasStatus: 'complete' });
        await push.publish(tx, { event: 'knowledge-graph-completed', userId, data: { projectId } });
      });
    },
    async giveUp({ projectId, userId }, reason, taskId) {
      const { zh, en } = graphMessages.failed;
      await db.transaction(async (tx) => {
        const project = await projects.lock(tx, projectId);
        if (project?.atlasStatus !== 'generation') return;
        const row = await createGraphStore(tx).find(projectId);
        // Another outline has begun another graph, which is still at work.
        if (row?.taskId !== taskId) return;
        await projects.standOutline(tx, projectId, {
          atlasStatus: reason === 'cancelled' ? statusBefore(row) : 'error',
        });
        await (reason === 'cancelled'
          ? push.publish(tx, { event: 'knowledge-graph-completed', userId, data: { projectId } })
          : push.publish(tx, {
              event: 'knowledge-graph-failed',
              userId,
              data: { projectId, reason: { zh, en } },
            }));
      });
    },
  });
}
