import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import type { Box } from '@app/deck/presenter/content-boxes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../../lib/api.ts';
import { projectKeys } from '../../api.ts';
import { avatarOf } from '../../rules.ts';

/** Somebody who pulls a slider has come to rest. */
const restMs = 400;

/** What is seen of a page at once, before the server has answered. */
function changePage(
  cache: QueryClient,
  projectId: string,
  id: string,
  change: (page: CoursewarePage) => CoursewarePage,
): void {
  cache.setQueryData<CoursewarePage[]>(projectKeys.pages(projectId), (pages) =>
    pages?.map((page) => (page.id === id ? change(page) : page)),
  );
}

/** The page with its avatar element in another box. */
const withAvatarIn = (page: CoursewarePage, box: Box): CoursewarePage => ({
  ...page,
  elementList: page.elementList.map((element) =>
    element.type === 'avatar'
      ? { ...element, ...box, rotate: 0, element: { ...element.element, ...box, rotate: 0 } }
      : element,
  ),
});

const sides = ['left', 'top', 'width', 'height'] as const;

/** Says where the presenter stands: on the whole deck, on a page, or by the page's own avatar element. What was chosen is seen at once. */
export function usePresenterPlace(projectId: string) {
  const cache = useQueryClient();
  const pulled = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const mutationKey = ['presenter', projectId];
  // One after the other: the last choice is the one that stays.
  const shared = {
    mutationKey,
    scope: { id: `presenter ${projectId}` },
    // What was not saved is not shown any more; the call has said why.
    onError: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  };
  /** An answer that is still on its way knows nothing of the choice, and must not undo what is seen of it. */
  const leaveOld = () => cache.cancelQueries({ queryKey: projectKeys.all });
  /** What was not waited for is asked again, once the last choice is saved. */
  const askAgain = async () => {
    if (cache.isMutating({ mutationKey }) > 1) return;
    await cache.invalidateQueries({ queryKey: projectKeys.all });
  };
  const deck = useMutation({
    ...shared,
    mutationFn: (presenterLayout: PresenterLayout) =>
      call(projectRoutes.update, { body: { id: projectId, presenterLayout } }),
    onMutate: async (presenterLayout) => {
      await leaveOld();
      cache.setQueryData<Project>(projectKeys.one(projectId), (project) =>
        project ? { ...project, presenterLayout } : project,
      );
    },
    onSuccess: askAgain,
  });
  const page = useMutation({
    ...shared,
    mutationFn: (sent: { id: string; presenterLayout: PresenterLayout | null }) =>
      call(coursewareRoutes.placePresenter, { body: sent }),
    onMutate: async ({ id, presenterLayout }) => {
      await leaveOld();
      changePage(cache, projectId, id, (before) => ({ ...before, presenterLayout }));
    },
    onSuccess: askAgain,
  });
  const element = useMutation({
    ...shared,
    mutationFn: async (id: string) => {
      // As it is now: another change may have been saved while this one waited.
      const now = cache.getQueryData<CoursewarePage[]>(projectKeys.pages(projectId));
      const found = now?.find((each) => each.id === id);
      const avatar = found && avatarOf(found);
      if (!found || !avatar) return;
      const at = ['elements', { id: avatar.id }] as const;
      const standing = await call(coursewareRoutes.patch, {
        body: {
          id,
          revision: found.revision,
          commands: [...sides, 'rotate' as const].map((side) => ({
            do: 'set' as const,
            at: [...at, side],
            value: avatar[side],
          })),
        },
      });
      changePage(cache, projectId, id, (before) => ({ ...before, ...standing }));
    },
  });
  return {
    ofDeck: (layout: PresenterLayout) => deck.mutate(layout),
    ofPage: (id: string, presenterLayout: PresenterLayout | null) => page.mutate({ id, presenterLayout }),
    /** Puts a page's avatar element somewhere; while it is being pulled it is saved once it rests. */
    ofElement(id: string, box: Box, isPulled = false): void {
      changePage(cache, projectId, id, (before) => withAvatarIn(before, box));
      clearTimeout(pulled.current?.timer);
      if (pulled.current && pulled.current.id !== id) element.mutate(pulled.current.id);
      const save = () => {
        pulled.current = undefined;
        element.mutate(id);
      };
      if (isPulled) pulled.current = { id, timer: setTimeout(save, restMs) };
      else save();
    },
    state: stateOf([deck, page, element]),
  };
}

type Sent = { isPending: boolean; submittedAt: number; status: 'idle' | 'pending' | 'error' | 'success' };

/** How the choice that was made last stands. */
function stateOf(sent: readonly Sent[]): 'idle' | 'saving' | 'saved' | 'failed' {
  if (sent.some(({ isPending }) => isPending)) return 'saving';
  const [last] = sent.toSorted((one, other) => other.submittedAt - one.submittedAt);
  if (!last || last.status === 'idle') return 'idle';
  return last.status === 'error' ? 'failed' : 'saved';
}
