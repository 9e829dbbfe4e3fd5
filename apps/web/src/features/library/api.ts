import { pageLimits } from '@app/contract/base/page.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { UploadOrder } from '@app/contract/upload/states/kind.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { MaterialQuery } from './hooks.ts';

export const libraryKeys = {
  all: ['library'] as const,
  materials: (query: MaterialQuery) => [...libraryKeys.all, 'materials', query] as const,
  files: (query: FileQuery) => [...libraryKeys.all, 'files', query] as const,
};

/** What the account has stored: files come and go. */
export const storageKey = ['account', 'permission'] as const;

export const filesPerPage = pageLimits.usual;

/** Which page of my files, in which order, with which words in their names. */
export type FileQuery = {
  readonly page: number;
  readonly find: string;
  readonly orderBy: UploadOrder;
  readonly isDescending: boolean;
};

/** My files, one page as the server finds and orders them. */
export function useFiles(query: FileQuery) {
  const { page, find, orderBy, isDescending } = query;
  return useQuery({
    queryKey: libraryKeys.files(query),
    queryFn: ({ signal }) =>
      call(uploadRoutes.list, {
        body: {
          pageNum: page,
          pageSize: filesPerPage,
          search: find,
          orderBy,
          orderDir: isDescending ? 'desc' : 'asc',
        },
        signal,
        // The table shows what went wrong in its place.
        inPlace: true,
      }),
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
