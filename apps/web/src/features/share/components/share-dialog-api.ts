import type { BodyOf } from '@app/contract/base/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const sharesOf = (projectId: string) => ['project', 'shares', projectId] as const;

/** While somebody looks at the links, who came and asked is counted this often. */
const countEveryMs = 10_000;

/** The links of a project, the newest first. */
export function useShares(projectId: string) {
  return useQuery({
    queryKey: sharesOf(projectId),
    queryFn: async ({ signal }) =>
      (await call(shareRoutes.sharesOfProject, { body: { id: projectId }, signal, inPlace: true })).list,
    refetchInterval: countEveryMs,
  });
}

/** Pages that are being spoken come this often. */
const lookEveryMs = 3000;

/** How much of a talk can be heard, followed while more is on its way. */
export function useReadiness(projectId: string) {
  return useQuery({
    queryKey: ['project', 'readiness', projectId],
    queryFn: ({ signal }) =>
      call(projectRoutes.readiness, { params: { id: projectId }, signal, silent: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.waiting.length > 0 ? lookEveryMs : false),
  });
}

export function useMakeShare(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof shareRoutes.shareProject>) =>
      call(shareRoutes.shareProject, { body, inPlace: true }),
    onSuccess: () => cache.invalidateQueries({ queryKey: sharesOf(projectId) }),
  });
}

export function useEndShare(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(shareRoutes.dismiss, { body: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: sharesOf(projectId) }),
  });
}
