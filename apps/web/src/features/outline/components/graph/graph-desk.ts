import { graphRoutes } from '@app/contract/graph/routes.ts';
import type { Graph, GraphState } from '@app/contract/graph/schema.ts';
import { newestOf } from '../../../../lib/call-error.ts';
import { createVersions } from '../versions.ts';

type Deps = {
  save: (graph: Graph, revision: number) => Promise<GraphState>;
  onSaved: (state: GraphState) => void;
  onReplaced: () => void;
};

/** A graph that is edited: what was done and undone, and all of it on its way to the server. */
export function createGraphDesk(first: Graph, revision: number, deps: Deps) {
  const versions = createVersions<Graph>(first, revision, {
    versionOf: ({ terms, relations }) => ({ terms, relations }),
    onReplaced: deps.onReplaced,
    async save(graph, known) {
      const saved = await deps.save(graph, known);
      deps.onSaved(saved);
      return saved.revision;
    },
    newestOf(error) {
      const newest = newestOf(graphRoutes.save, error);
      if (!newest?.graph) return undefined;
      deps.onSaved(newest);
      return { version: newest.graph, revision: newest.revision };
    },
  });
  return {
    ...versions,
    /** Answers whether anything changed. */
    edit(change: (graph: Graph) => Graph): boolean {
      const { terms, relations } = versions.store.getState();
      const before = { terms, relations };
      const next = change(before);
      if (next !== before) versions.put(next);
      return next !== before;
    },
  };
}
export type GraphDesk = ReturnType<typeof createGraphDesk>;
