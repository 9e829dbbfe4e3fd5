import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { pageStatus, statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../lib/api.ts';
import { designOf, lookAgain, pollMs, projectKeys } from '../../api.ts';
import type { SentScript } from '../../store.ts';

const pagesOf = async (projectId: string, signal?: AbortSignal) =>
  (await call(coursewareRoutes.pages, { body: { projectId }, signal, inPlace: true })).list.toSorted(
    (one, other) => one.index - other.index,
  );

/** All pages of a project. */
export function usePages(id: string) {
  return useQuery({
    queryKey: projectKeys.pages(id),
    queryFn: ({ signal }) => pagesOf(id, signal),
    placeholderData: keepPreviousData,
  });
}

/** What the pages of a project are drawn with. It comes with the first of them: before, it is that of an empty project. */
export function useDesign({ id, updatedAt }: Pick<Project, 'id' | 'updatedAt'>, hasPages: boolean) {
  return useQuery({
    queryKey: projectKeys.design(id, updatedAt),
    queryFn: ({ signal }) => designOf(id, signal),
    enabled: hasPages,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Looks at the pages of a project while they are being read or spoken: they come one by one. */
export function usePagesAsTheyCome(id: string, isMoving: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isMoving) return undefined;
    // What fails is looked at again in a moment.
    const look = () => void lookAgain(cache, id).catch(() => undefined);
    const timer = setInterval(look, pollMs);
    return () => {
      clearInterval(timer);
      // What came last.
      look();
    };
  }, [cache, id, isMoving]);
}

/** Starts the broadcast of some pages, or of all that are not confirmed. */
export function useConfirm(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (pageIds: readonly string[] | undefined) =>
      call(broadcastRoutes.confirm, {
        body: { projectId, ...(pageIds === undefined ? {} : { pageIds: [...pageIds] }) },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Hides a page from those who watch, or shows it again. */
export function useHidePage(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision, hidden }: CoursewarePage) =>
      call(coursewareRoutes.patch, {
        body: {
          id,
          revision,
          commands: [hidden ? { do: 'unset', at: ['hidden'] } : { do: 'set', at: ['hidden'], value: true }],
        },
      }),
    onSuccess: (standing) =>
      cache.setQueryData<CoursewarePage[]>(projectKeys.pages(projectId), (pages) =>
        pages?.map((page) => (page.id === standing.id ? { ...page, ...standing } : page)),
      ),
    // It changes how the talk stands; where it was refused, somebody else has changed the page.
    onSettled: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Saves a script. What goes wrong is shown beside the script. */
export const saveScript = (sent: SentScript & { projectId: string }): Promise<CoursewarePage> =>
  call(coursewareRoutes.saveScript, {
    body: { ...sent, status: pageStatus.encode(statusAfterSaving) },
    inPlace: true,
  });
