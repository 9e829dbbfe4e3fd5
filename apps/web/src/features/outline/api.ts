import { creditErrors } from '@app/contract/credit/errors.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { MadeDeck, OutlineState } from '@app/contract/outline/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { saveFirst } from '../../lib/unsaved.ts';
import { onPush } from '../../lib/push.ts';
import { helperKeys } from '../helper/api.ts';
import { balanceKey, projectKeys } from '../project/api.ts';
import { workOf } from './rules.ts';

export const outlineKeys = {
  // Below the project's: what makes that old makes this old.
  one: (projectId: string) => [...projectKeys.all, 'outline', projectId] as const,
  made: (projectId: string) => [...projectKeys.all, 'made', projectId] as const,
  task: (id: string | null) => ['task', id] as const,
};

/** How often is asked how work stands: events may be missed. */
const pollMs = 1_000;

/** What is missing is told on the screen: no dialog on top of it. */
const quiet = {
  inPlace: true,
  silentCodes: [creditErrors.insufficient.code, helperErrors.insufficient.code],
} as const;

/** The outline of a project; asked again and again while there is work. */
export function useOutline(projectId: string) {
  return useQuery({
    queryKey: outlineKeys.one(projectId),
    queryFn: ({ signal }) => call(outlineRoutes.get, { params: { id: projectId }, signal, inPlace: true }),
    refetchInterval: ({ state }) => (state.data && workOf(state.data) !== undefined ? pollMs : false),
  });
}

export const saveOutline = (body: {
  projectId: string;
  outline: NonNullable<OutlineState['outline']>;
  revision: number;
}) => call(outlineRoutes.save, { body, silent: true });

/** What a project is made from and for. */
export type MaterialChange = Partial<
  Pick<Project, 'docId' | 'docText' | 'sceneId' | 'pageNumber' | 'lengthMinutes' | 'menu' | 'step'>
>;
type Sent = Parameters<typeof call<typeof projectRoutes.update>>[1]['body'];

/** Saves what was chosen; the screen shows it at once. */
export function useChangeMaterial(id: string) {
  const cache = useQueryClient();
  const key = projectKeys.one(id);
  const mutationKey = ['material', id];
  return useMutation({
    mutationKey,
    // One after the other: an answer must not undo what was chosen after it was asked.
    scope: { id: `material ${id}` },
    mutationFn: (change: MaterialChange) =>
      // A step that is null is one that was never saved, which nobody sends.
      call(projectRoutes.update, { body: { id, ...change } as Sent, inPlace: true }),
    onMutate(change) {
      const before = cache.getQueryData<Project>(key);
      cache.setQueryData<Project>(key, (project) => project && { ...project, ...change });
      return { before };
    },
    onSuccess(project) {
      if (cache.isMutating({ mutationKey }) <= 1) cache.setQueryData(key, project);
    },
    onError: (_error, _change, kept) => void cache.setQueryData(key, kept?.before),
  });
}

const refresh = (cache: QueryClient) =>
  Promise.all(
    [projectKeys.all, helperKeys.all, balanceKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
  );

/** Work on a project that began: the screen shows it before the server is asked. */
function useStart(
  projectId: string,
  status: OutlineState['status'],
  start: () => Promise<{ taskId: string }>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: start,
    onSuccess: ({ taskId }) =>
      cache.setQueryData<OutlineState>(
        outlineKeys.one(projectId),
        (state) => state && { ...state, taskId, status, reason: '' },
      ),
    onSettled: () => refresh(cache),
  });
}

export const useDraw = (projectId: string) =>
  useStart(projectId, 'generation', () => call(outlineRoutes.draw, { body: { projectId }, ...quiet }));

/** Other points for a part of the outline as the server has it. */
export function useRedraw(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (nodeId: string) => call(outlineRoutes.redraw, { body: { projectId, nodeId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: helperKeys.all }),
  });
}

/** How the pages of a deck were made from its outline; asked again and again while one is made anew. */
export const useMade = ({ id, outlineStatus }: Pick<Project, 'id' | 'outlineStatus'>) =>
  useQuery({
    queryKey: outlineKeys.made(id),
    queryFn: ({ signal }) => call(outlineRoutes.made, { params: { id }, signal, silent: true }),
    // A deck that was read from a file has none.
    enabled: outlineStatus !== null,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ taskId }) => taskId !== null) ? pollMs : false,
  });

/** Makes a page anew from what the server has; what is typed goes there first. */
export function useRemake(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn(pageId: string) {
      await saveFirst();
      return call(outlineRoutes.remake, { body: { projectId, pageId } });
    },
    // The page shows the work before the server is asked how it goes: on a slow line nobody waits for that.
    onSuccess: (begun, pageId) =>
      cache.setQueryData<MadeDeck>(outlineKeys.made(projectId), (made) =>
        made
          ? {
              ...made,
              pages: made.pages.map((page) =>
                page.pageId === pageId ? { ...page, taskId: begun.taskId, reason: '' } : page,
              ),
            }
          : made,
      ),
    onSettled: () => void cache.invalidateQueries({ queryKey: outlineKeys.made(projectId) }),
  });
}

/** Switches between what a page was and what was made of it. */
export function useTurn(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn(pageId: string) {
      await saveFirst();
      await call(outlineRoutes.turn, { body: { projectId, pageId } });
    },
    onSettled: () => refresh(cache),
  });
}

/** Makes the deck of the outline that the server has; what is typed goes there first. */
export const useMake = (projectId: string) =>
  useStart(projectId, 'complete', async () => {
    await saveFirst({ inPlace: true });
    return call(outlineRoutes.make, { body: { projectId }, ...quiet });
  });

/** Takes the pages of a pptx as they are. */
export function useImportDeck(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (deck: { docId: string; notesAsScript: boolean }) =>
      call(projectRoutes.importDeck, { body: { id, ...deck }, ...quiet }),
    onSettled: () => refresh(cache),
  });
}

/** The work that is under way: how far it is, and how it ends. */
export function useWork(taskId: string | null) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: outlineKeys.task(taskId),
    queryFn: ({ signal }) => call(taskRoutes.get, { params: { id: taskId ?? '' }, signal, silent: true }),
    enabled: taskId !== null,
    refetchInterval: pollMs,
    staleTime: 0,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(taskRoutes.cancel, { params: { id } }),
    onSettled: () => refresh(cache),
  });
  // When it is over, what it made is not there yet: whoever shows the project asks anew.
  useEffect(() => {
    if (taskId === null) return undefined;
    return () => void refresh(cache);
  }, [taskId, cache]);
  return { progress: data === undefined ? undefined : data.progress / 100, cancel };
}

/** A place of an outline as it is pushed while it is drawn. */
export type PushedNode = { readonly id: string; readonly parentId: string | null; readonly title: string };

/** What has been drawn so far, as the events bring it. */
export function usePushedNodes(projectId: string): readonly PushedNode[] {
  const [nodes, setNodes] = useState<readonly PushedNode[]>([]);
  useEffect(
    () =>
      onPush(({ event, data }) => {
        if (event !== 'outline-pushed' || data.projectId !== projectId) return;
        const ids = new Set(data.nodes.map(({ id }) => id));
        setNodes((before) => [...before.filter(({ id }) => !ids.has(id)), ...data.nodes]);
      }),
    [projectId],
  );
  return nodes;
}
