import { pageLimits } from '@app/contract/base/page.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { MaterialQuery } from './hooks.ts';

export const libraryKeys = {
  all: ['library'] as const,
  materials: (query: MaterialQuery) => [...libraryKeys.all, 'materials', query] as const,
  page: (pageNum: number) => [...libraryKeys.all, 'page', pageNum] as const,
  whole: () => [...libraryKeys.all, 'whole'] as const,
};

/** What the account has stored: files come and go. */
export const storageKey = ['account', 'permission'] as const;

export const filesPerPage = pageLimits.usual;

/** Either all files, or one page of `total`. */
type Files = { rows: readonly Upload[]; total: number; isWhole: boolean };

// The table shows what went wrong in its place.
const listPage = async (pageNum: number, pageSize: number, signal: AbortSignal): Promise<Files> => {
  const { list, total } = await call(uploadRoutes.list, {
    body: { pageNum, pageSize, orderBy: 'createdAt', orderDir: 'desc' },
    signal,
    inPlace: true,
  });
  return { rows: list, total, isWhole: false };
};

async function listAll(signal: AbortSignal): Promise<Files> {
  const rows: Upload[] = [];
  for (let pageNum = 1; ; pageNum++) {
    const page = await listPage(pageNum, pageLimits.largest, signal);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total)
      return { rows, total: rows.length, isWhole: true };
  }
}

/**
 * My files: one page as the server orders them, or all of them. A search and another order are only true over
 * everything, and the server knows neither.
 */
export function useFiles(page: number, wantsAll: boolean) {
  return useQuery({
    queryKey: wantsAll ? libraryKeys.whole() : libraryKeys.page(page),
    queryFn: ({ signal }) => (wantsAll ? listAll(signal) : listPage(page, filesPerPage, signal)),
    placeholderData: keepPreviousData,
  });
}

const materialsPerPage = 48;

/** My pictures, videos or sounds, as many as were asked for so far. */
export function useMaterials(query: MaterialQuery) {
  const { kind, find, orderBy, orderDir } = query;
  return useInfiniteQuery({
    queryKey: libraryKeys.materials(query),
    queryFn: ({ pageParam, signal }) =>
      call(uploadRoutes.list, {
        body: { pageNum: pageParam, pageSize: materialsPerPage, kind, search: find, orderBy, orderDir },
        signal,
        inPlace: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pageSize, total }) =>
      pageNum * pageSize < total ? pageNum + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}
