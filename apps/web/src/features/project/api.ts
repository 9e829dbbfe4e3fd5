import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { SpeechLeft } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { CallError } from '../../lib/call-error.ts';
import type { ListView } from './hooks.ts';
import { changedPages, isWorking, shownPages, withStandings } from './rules.ts';

/** What is known of templates: not below the projects, since what happens to those changes no template. */
export const templatesKey = ['template'] as const;

export const projectKeys = {
  all: ['project'] as const,
  lists: ['project', 'list'] as const,
  one: (id: string) => ['project', 'one', id] as const,
  pages: (id: string) => ['project', 'pages', id] as const,
  status: (ids: readonly string[]) => ['project', 'status', ...ids] as const,
  writing: (id: string) => ['project', 'writing', id] as const,
  // Not below `all`: covers and designs are old when their project was changed, and not with every event.
  cover: (id: string, changed: Date) => ['cover', id, changed.getTime()] as const,
  design: (id: string, changed: Date) => ['design', id, changed.getTime()] as const,
  left: ['speech', 'left'] as const,
  writer: ['script', 'writer'] as const,
};

/** What the account has left: a project costs something. */
export const balanceKey = ['account'] as const;

/** How often is asked what nobody may have told: events can be missed. */
export const pollMs = 2_000;

/** A list that is fetched page by page. */
export type ListSource<T> = {
  key: readonly unknown[];
  enabled: boolean;
  fetch: (
    page: { pageNum: number; pageSize: number },
    signal: AbortSignal,
  ) => Promise<{ list: T[]; total: number }>;
};

export type ProjectListQuery = Pick<ListView, 'tab' | 'find' | 'orderBy' | 'orderDir'>;

/** The projects of a view. */
export const projectsOf = ({ tab, find, orderBy, orderDir }: ProjectListQuery): ListSource<Project> => ({
  // Templates are no projects of anybody: they have a list of their own.
  enabled: tab === 'mine',
  key: [...projectKeys.lists, tab, find, orderBy, orderDir],
  fetch: (page, signal) =>
    call(projectRoutes.list, {
      body: { ...page, tab, search: find.trim(), orderBy, orderDir },
      signal,
      inPlace: true,
    }),
});

/** One project; asking for it counts as opening it. */
export function useProject(id: string) {
  return useQuery({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => call(projectRoutes.get, { params: { id }, signal, inPlace: true }),
  });
}

/** A page as the server has it now; undefined when it is gone. */
export async function fetchPage(id: string, signal?: AbortSignal): Promise<CoursewarePage | undefined> {
  try {
    return await call(coursewareRoutes.page, { body: { id }, signal, inPlace: true });
  } catch (error) {
    if (error instanceof CallError && error.code === commonErrors.notFound.code) return undefined;
    throw error;
  }
}

export const standingsOf = async (projectId: string, signal?: AbortSignal) =>
  (await call(coursewareRoutes.standings, { body: { projectId }, signal, inPlace: true })).list;

export const designOf = async (projectId: string, signal?: AbortSignal) =>
  (await call(coursewareRoutes.design, { body: { projectId }, signal, inPlace: true })).design;

/** The first slide of a project, for its card; only asked for when it can be seen. */
export function useCover({ id, updatedAt, pages }: Project, isSeen: boolean) {
  return useQuery({
    queryKey: projectKeys.cover(id, updatedAt),
    queryFn: async ({ signal }) => {
      const [first] = shownPages(await standingsOf(id, signal));
      const page = first && (await fetchPage(first.id, signal));
      return page ? { page, design: await designOf(id, signal) } : null;
    },
    enabled: isSeen && pages > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const standing = (project: Pick<Project, 'outlineStatus' | 'pptStatus' | 'coursewareStatus'>) =>
  `${project.outlineStatus}/${project.pptStatus}/${project.coursewareStatus}`;

/**
 * How those projects stand that are being worked on, asked again and again until the work is over. Then everything that
 * shows them is old.
 */
export function useStandings(projects: readonly Project[]) {
  const cache = useQueryClient();
  const ids = projects
    .filter(isWorking)
    .map(({ id }) => id)
    .slice(0, 100);
  const { data } = useQuery({
    queryKey: projectKeys.status(ids),
    queryFn: async ({ signal }) =>
      (await call(projectRoutes.status, { body: { ids }, signal, silent: true })).list,
    enabled: ids.length > 0,
    refetchInterval: pollMs,
    staleTime: 0,
  });
  const live = new Map(data?.map((status) => [status.id, status]));
  const changed = projects.some((project) => {
    const now = live.get(project.id);
    return now !== undefined && standing(now) !== standing(project);
  });
  useEffect(() => {
    if (!changed) return;
    void cache.invalidateQueries({ queryKey: projectKeys.lists });
    for (const id of ids) void cache.invalidateQueries({ queryKey: projectKeys.one(id) });
    // The ids are told by what changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [changed, cache]);
  return live;
}

const leftEveryMs = 5_000;

/** How long the speech of a project will still take; asked for all of them at once, while one is under way. */
export function useSpeechLeft(id: string, isUnderWay: boolean): SpeechLeft | undefined {
  const { data } = useQuery({
    queryKey: projectKeys.left,
    queryFn: async ({ signal }) => (await call(broadcastRoutes.left, { signal, silent: true })).list,
    enabled: isUnderWay,
    refetchInterval: leftEveryMs,
    staleTime: leftEveryMs,
  });
  return isUnderWay ? data?.find(({ projectId }) => projectId === id) : undefined;
}

/** Tells the screen which pages a project has now, how they stand, and the new content of some. */
export const tellPages = (
  cache: QueryClient,
  projectId: string,
  standings: readonly PageStanding[],
  fetched: readonly CoursewarePage[],
): void =>
  void cache.setQueryData<CoursewarePage[]>(
    projectKeys.pages(projectId),
    (pages) => pages && withStandings([...fetched, ...pages], standings),
  );

/** More pages than this at once are quicker in one answer. */
const fewPages = 5;

/** Brings the pages of a project up to date by asking how they stand, and for the content of those that have a new one. */
export async function lookAgain(cache: QueryClient, projectId: string): Promise<void> {
  const queryKey = projectKeys.pages(projectId);
  const standings = await standingsOf(projectId);
  const changed = changedPages(cache.getQueryData<CoursewarePage[]>(queryKey) ?? [], standings);
  if (changed.length > fewPages) return cache.invalidateQueries({ queryKey });
  const fetched = await Promise.all(changed.map(({ id }) => fetchPage(id)));
  tellPages(
    cache,
    projectId,
    standings,
    fetched.filter((page) => page !== undefined),
  );
}

export type ProjectChange = {
  title?: string;
  avatarsId?: string | null;
  ttsId?: string | null;
  /** Puts the tip away. */
  isAiCheck?: 'ppt-no-tip';
};

export function useChangeProject(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ProjectChange) => call(projectRoutes.update, { body: { id, ...change } }),
    async onSuccess(project, { title }) {
      cache.setQueryData(projectKeys.one(id), project);
      await cache.invalidateQueries({ queryKey: projectKeys.lists });
      // Another presenter or voice changes where the pages stand.
      if (title === undefined) await cache.invalidateQueries({ queryKey: projectKeys.pages(id) });
    },
  });
}

/** Ends the creation of a talk; pages that are done stay. */
export function useCancelTalk(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(broadcastRoutes.cancel, { body: { projectId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Who presents one page; null: whoever presents the deck. */
export function usePagePresenter(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, avatarsId }: { id: string; avatarsId: string | null }) =>
      call(coursewareRoutes.putPage, { body: { projectId, coursewarePageId: id, avatarsId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** `inPlace`: the caller says why it was refused. */
export function useCopyProject({ inPlace = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(projectRoutes.copy, { body: { id }, inPlace }),
    onSuccess: () => cache.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
