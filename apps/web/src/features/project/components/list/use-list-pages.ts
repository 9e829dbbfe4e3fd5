import {
  keepPreviousData,
  queryOptions,
  QueryObserver,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { Drawn } from '../../../../components/row-window.ts';
import type { ListSource } from '../../api.ts';

const perPage = 24;
/** Who comes back from an hour of work finds the list, and the place in it, as it was. */
const keptMs = 60 * 60 * 1000;

const pageOptions = <T>({ key, enabled, fetch }: ListSource<T>, pageNum: number) =>
  queryOptions({
    queryKey: [...key, pageNum],
    queryFn: ({ signal }) => fetch({ pageNum, pageSize: perPage }, signal),
    gcTime: keptMs,
    enabled,
  });

/** The first page of a list: it tells how many there are. */
export const useFirstPage = <T>(source: ListSource<T>) =>
  useQuery({ ...pageOptions(source, 1), placeholderData: keepPreviousData });

const pageOf = (position: number): number => Math.floor(position / perPage) + 1;

/** The pages of these places, but for the first one. */
function furtherPages(to: number, from: number, held: number): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return [...new Set([...places, held].map(pageOf))].filter((pageNum) => pageNum > 1);
}

/** Keys by id. While a list moves on between two of its pages, something can stand in both. */
export function uniqueKeys(): (id: string, position: number) => string {
  const seen = new Set<string>();
  return (id, position) => {
    const key = seen.has(id) ? `${id} ${position}` : id;
    seen.add(id);
    return key;
  };
}

/** Keeps watching pages of a list, and draws anew when one of them comes. `useQueries` would take a kilobyte of the first load. */
function useWatched<T>(source: ListSource<T>, pageNums: readonly number[]): void {
  const client = useQueryClient();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const watched = useRef(new Map<string, () => void>());
  const wanted = new Map(
    pageNums.map((pageNum) => {
      const options = pageOptions(source, pageNum);
      return [JSON.stringify(options.queryKey), options] as const;
    }),
  );
  useEffect(() => {
    for (const [name, options] of wanted)
      if (!watched.current.has(name))
        watched.current.set(name, new QueryObserver(client, options).subscribe(draw));
    for (const [name, end] of watched.current) {
      if (wanted.has(name)) continue;
      end();
      watched.current.delete(name);
    }
    // It compares by itself what is wanted with what is watched.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, wanted]);
  useEffect(() => {
    const { current } = watched;
    return () => {
      for (const end of current.values()) end();
      current.clear();
    };
  }, []);
}

/** Those pages of a list that are near the window, however long it is. */
export function useListPages<T>(source: ListSource<T>, { from, to, held }: Drawn) {
  const client = useQueryClient();
  const first = useFirstPage(source);
  const total = first.data?.total ?? 0;
  // What is shown until the first page of another list comes has no further ones.
  const pageNums = first.isPlaceholderData ? [] : furtherPages(Math.min(to, total), from, held);
  useWatched(source, pageNums);
  const keyOf = (pageNum: number) => pageOptions(source, pageNum).queryKey;
  const listOf = (pageNum: number) =>
    (pageNum === 1 ? first.data : client.getQueryData(keyOf(pageNum)))?.list ?? [];
  return {
    first,
    total,
    /** Those that are there, near the window. */
    list: [1, ...pageNums].flatMap(listOf),
    /** What stands at a place; undefined while it is on its way. */
    at: (position: number): T | undefined => listOf(pageOf(position))[position % perPage],
    /** Asks again for what could not be fetched. */
    retryAt(position: number): (() => void) | undefined {
      const queryKey = keyOf(pageOf(position));
      return client.getQueryState(queryKey)?.status === 'error'
        ? () => void client.refetchQueries({ queryKey, exact: true })
        : undefined;
    },
  };
}
