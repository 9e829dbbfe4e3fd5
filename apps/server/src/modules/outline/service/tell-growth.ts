import type { Outline } from '@app/contract/outline/schema.ts';
import type { PushPayload } from '@app/contract/push/events.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PushService } from '../../push/service.ts';
import { createOutlineStore } from '../store.ts';

type Deps = { db: Database; push: PushService };
type Work = { projectId: string; userId: string; taskId: string };
type Node = PushPayload<'outline-pushed'>['nodes'][number];

/** What is pushed of an outline: its parts and pages; points come with the whole. */
function* nodesOf({ children }: Outline): Generator<Node> {
  for (const node of children) {
    yield { id: node.id, parentId: null, title: node.text };
    if (node.kind === 'section')
      for (const page of node.children) yield { id: page.id, parentId: node.id, title: page.text };
  }
}

/** Keeps and pushes how far an outline has come. What comes while the last step is written goes together with the next one. */
export function tellGrowth({ db, push }: Deps, { projectId, userId, taskId }: Work) {
  const told = new Set<string>();
  let latest: Outline | undefined;
  let running: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (latest) {
      const growing = latest;
      latest = undefined;
      const nodes = [...nodesOf(growing)].filter(({ id }) => !told.has(id));
      for (const { id } of nodes) told.add(id);
      await db.transaction(async (tx) => {
        const isOurs = await createOutlineStore(tx).grow({ projectId, taskId, growing });
        if (isOurs && nodes.length > 0)
          await push.publish(tx, { event: 'outline-pushed', userId, data: { projectId, nodes } });
      });
    }
  }

  return {
    tell(outline: Outline): void {
      latest = outline;
      running ??= write().finally(() => {
        running = undefined;
      });
      // Who waits for the end hears of a failure.
      running.catch(() => undefined);
    },
    /** All that came is written. */
    settled: async (): Promise<void> => running,
  };
}
