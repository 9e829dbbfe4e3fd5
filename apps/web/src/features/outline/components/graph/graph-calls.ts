import { graphRoutes } from '@app/contract/graph/routes.ts';
import type { Graph, GraphState } from '@app/contract/graph/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { projectKeys } from '../../../project/api.ts';

export const graphKeys = {
  // Below the project's: what makes that old makes this old.
  one: (projectId: string) => [...projectKeys.all, 'graph', projectId] as const,
};

/** How often is asked how it stands: events may be missed. */
const pollMs = 1_000;

export function useGraph(projectId: string) {
  return useQuery({
    queryKey: graphKeys.one(projectId),
    queryFn: ({ signal }) => call(graphRoutes.get, { params: { id: projectId }, signal, inPlace: true }),
    refetchInterval: ({ state }) => (state.data?.status === 'generation' ? pollMs : false),
  });
}

export const saveGraph = (body: { projectId: string; graph: Graph; revision: number }) =>
  call(graphRoutes.save, { body, silent: true });

export function useDrawGraph(projectId: string) {
  const cache = useQueryClient();
  const queryKey = graphKeys.one(projectId);
  return useMutation({
    mutationFn: () => call(graphRoutes.draw, { body: { projectId }, inPlace: true }),
    onSuccess: ({ taskId }) =>
      cache.setQueryData<GraphState>(
        queryKey,
        (state) => state && { ...state, taskId, status: 'generation' },
      ),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
