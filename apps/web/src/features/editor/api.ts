import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { flushUnsaved } from '../../lib/unsaved.ts';
import { fetchPage, lookAgain, projectKeys } from '../project/api.ts';
import type { SaveCalls } from './autosave/send.ts';

const editorKeys = {
  design: (projectId: string) => ['editor', 'design', projectId] as const,
  pages: (projectId: string) => ['editor', 'pages', projectId] as const,
};

/** The look of a project and its number, as the editor starts with it. */
export function useEditedDesign(projectId: string) {
  return useQuery({
    queryKey: editorKeys.design(projectId),
    queryFn: ({ signal }) => fetchDesign(projectId, signal),
    // What the editor works with is its own; it is asked for anew each time the editor opens.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The pages that the editor starts with: as the server has them, with what an editor before it was still sending. */
export function useEditedPages(projectId: string) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: editorKeys.pages(projectId),
    queryFn: async () => {
      await flushUnsaved();
      await lookAgain(cache, projectId);
      return cache.getQueryData<CoursewarePage[]>(projectKeys.pages(projectId)) ?? [];
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How the pages of a project stand, and the number of its look. */
export const fetchStandings = async (projectId: string) =>
  call(coursewareRoutes.standings, { body: { projectId }, inPlace: true });

/** The look of a project and its number, as the server has them now. */
export const fetchDesign = async (projectId: string, signal?: AbortSignal) =>
  call(coursewareRoutes.design, { body: { projectId }, signal, inPlace: true });

// Calls take lists that may be changed; paths are not.
const sent = (command: Command) => ({ ...command, at: [...command.at] });

/** The calls that save a deck. What fails is told by the editor. */
export const saveCalls = (projectId: string): SaveCalls => ({
  patch: (id, revision, commands) =>
    call(coursewareRoutes.patch, { body: { id, revision, commands: commands.map(sent) }, inPlace: true }),
  add: async (slide, index) =>
    (await call(coursewareRoutes.putPage, { body: { projectId, slide, index }, inPlace: true })).list,
  remove: async (id) =>
    (await call(coursewareRoutes.deletePage, { params: { a: projectId, b: id }, inPlace: true })).list,
  restore: async (id, index) =>
    (await call(coursewareRoutes.restorePage, { body: { projectId, id, index }, inPlace: true })).list,
  move: async (pageId, sourceIndex, targetIndex) =>
    (
      await call(coursewareRoutes.drag, {
        body: { projectId, pageId, sourceIndex, targetIndex },
        inPlace: true,
      })
    ).list,
  patchDesign: (revision, commands) =>
    call(coursewareRoutes.patchDesign, {
      body: { projectId, revision, commands: commands.map(sent) },
      inPlace: true,
    }),
  standings: async () =>
    (await call(coursewareRoutes.standings, { body: { projectId }, inPlace: true })).list,
  fetchPage,
});

/** Tells the rest of the screen how pages stand after they were saved; a page that it does not know is asked for. */
export function useTellStandings(projectId: string): (list: readonly PageStanding[]) => void {
  const cache = useQueryClient();
  return useCallback(
    (list) => {
      const key = projectKeys.pages(projectId);
      const pages = cache.getQueryData<CoursewarePage[]>(key);
      const isKnown = list.every(({ id }) => pages?.some((page) => page.id === id));
      const isWhole = list.length === 1 || list.length === pages?.length;
      if (!isKnown || !isWhole) void cache.invalidateQueries({ queryKey: key });
      // Not the revision: with it the page here would seem to be as new as that of the server.
      cache.setQueryData<CoursewarePage[]>(key, (all) =>
        all?.map((page) => {
          const now = list.find(({ id }) => id === page.id);
          return now ? { ...page, ...now, revision: page.revision } : page;
        }),
      );
      void cache.invalidateQueries({ queryKey: projectKeys.one(projectId) });
    },
    [cache, projectId],
  );
}
