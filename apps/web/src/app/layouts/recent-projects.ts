import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

const most = 20;

/** The projects that were opened last, for the palette. It works without the cache, which screens before a login have not. */
export function useRecentProjects(isLoggedIn: boolean): readonly Pick<Project, 'id' | 'title'>[] {
  const [projects, setProjects] = useState<readonly Project[]>([]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const end = new AbortController();
    const body = { pageNum: 1, pageSize: most, tab: 'mine', orderBy: 'openedAt', orderDir: 'desc' } as const;
    call(projectRoutes.list, { body, signal: end.signal, silent: true }).then(
      ({ list }) => setProjects(list),
      // The palette is then without them.
      () => undefined,
    );
    return () => end.abort();
  }, [isLoggedIn]);
  return projects;
}
