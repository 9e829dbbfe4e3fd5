import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { createContext, use, useMemo } from 'react';

/** How the pages stand on the server, by their ids. See `usePage`. */
export const PagesContext = createContext<ReadonlyMap<string, CoursewarePage>>(new Map());

/** What `PagesContext` takes. */
export const usePageTable = (pages: readonly CoursewarePage[]): ReadonlyMap<string, CoursewarePage> =>
  useMemo(() => new Map(pages.map((page) => [page.id, page])), [pages]);

/** The page of a slide as it stands on the server; a slide that is new has none yet. */
export const usePage = (slideId: string): CoursewarePage | undefined => use(PagesContext).get(slideId);
