import { deckRoutes } from '@app/contract/deck/routes.ts';
import { exportRoutes } from '@app/contract/export/routes.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, download } from '../../../../lib/api.ts';
import { saveAddress, saveBlob } from '../../../../lib/download.ts';
import { saveFirst } from '../../../../lib/unsaved.ts';

const pollMs = 1000;
const keyOf = (projectId: string) => ['export', projectId] as const;

/** The files made of a project, asked for again while one is under way. */
export const useExports = (projectId: string) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => call(exportRoutes.list, { params: { id: projectId }, signal, inPlace: true }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ state: each }) => each === 'working') ? pollMs : false,
    gcTime: 0,
  });

type Wish = Pick<DeckExport, 'format' | 'narrated' | 'captions' | 'presenter'>;

/** Makes a file. What was typed and is not saved yet goes with it. */
export function useStartExport(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    async mutationFn({ format, narrated, captions, presenter }: Wish) {
      await saveFirst();
      return call(exportRoutes.start, { body: { projectId, kind: format, narrated, captions, presenter } });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

export function useCancelExport(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(taskRoutes.cancel, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

/** Saves a file that is done. */
export const saveExport = ({ url, name }: Pick<DeckExport, 'url' | 'name'>): void => {
  if (url !== null) saveAddress(url, name);
};

/** Saves what was started here as soon as it is done, once. */
export function useSaveWhenDone(list: readonly DeckExport[] | undefined) {
  const wanted = useRef(new Set<string>());
  useEffect(() => {
    for (const file of list ?? []) if (file.url !== null && wanted.current.delete(file.id)) saveExport(file);
  }, [list]);
  return (id: string) => wanted.current.add(id);
}

/** Saves the file that a project was made from. */
export const useOriginal = (projectId: string, name: string) =>
  useMutation({
    mutationFn: async () => saveBlob(await download(deckRoutes.original, { body: { id: projectId } }), name),
  });
