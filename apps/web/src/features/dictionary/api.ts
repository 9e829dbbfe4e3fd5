import type { BodyOf } from '@app/contract/base/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { usualSettings } from '@app/contract/speech/states/voice-choice.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSound } from '../../components/use-sound.ts';
import { call, download } from '../../lib/api.ts';
import { saveBlob } from '../../lib/download.ts';
import { notify } from '../../lib/notices.ts';
import { soundAddress } from '../../lib/sound-address.ts';
import { useTexts } from '../../lib/texts.ts';
import { dictionaryTexts as texts } from './messages.ts';

/** Whose dictionary: that of a project, or without one the account's. */
export type Whose = { projectId?: string | undefined };

const key = 'dictionary';
export const pageSize = 20;

/** A page of the words of a dictionary. */
export const useEntries = ({ projectId }: Whose, search: string, pageNum: number) =>
  useQuery({
    queryKey: [key, projectId, search, pageNum],
    queryFn: ({ signal }) =>
      call(dictionaryRoutes.list, { body: { projectId, search, pageNum, pageSize }, signal, inPlace: true }),
    placeholderData: keepPreviousData,
  });

/** What an entry would meet and change; asked once it is one. */
export const useCheck = ({ projectId }: Whose, id: string | undefined, entry: DictionaryEntry | undefined) =>
  useQuery({
    queryKey: [key, 'check', projectId, id, entry],
    queryFn: ({ signal }) => {
      if (!entry) throw new Error('there is nothing to check');
      return call(dictionaryRoutes.check, { body: { projectId, id, entry }, signal, inPlace: true });
    },
    enabled: entry !== undefined,
  });

/** The first voice that speaks Chinese best. */
export function useChineseVoice(): string | undefined {
  const { data } = useQuery({
    queryKey: ['speech', 'voices'],
    queryFn: ({ signal }) => call(speechRoutes.voices, { signal, inPlace: true }),
  });
  return data?.list.find(({ languages }) => languages[0] === 'zh-CN')?.ttsId;
}

/** Pages whose words are read otherwise now are to be made again, which lists of pages and projects show. */
function useChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** Adds an entry, or changes the one with this id. */
export function useSaveEntry({ projectId }: Whose) {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: ({ id, entry }: { id: string | undefined; entry: DictionaryEntry }) =>
      id === undefined
        ? call(dictionaryRoutes.add, { body: { projectId, entry } })
        : call(dictionaryRoutes.update, { body: { id, entry } }),
    onSuccess,
  });
}

export function useDeleteEntry() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (id: string) => call(dictionaryRoutes.delete, { params: { id } }),
    onSuccess,
  });
}

/** Takes a file, or tells what it would do. */
export function useImport() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (body: BodyOf<typeof dictionaryRoutes.import>) => call(dictionaryRoutes.import, { body }),
    onSuccess: (_report, { isTrial }) => (isTrial ? undefined : onSuccess()),
  });
}

/** Saves a dictionary as a file. */
export async function saveDictionary({ projectId }: Whose, name: string): Promise<void> {
  const query = projectId === undefined ? {} : { projectId };
  saveBlob(await download(dictionaryRoutes.export, { query }), `${name}.csv`);
}

/** Words heard as they would be read, one at a time; `heard` names them from the press on. */
export function useHearWord({ projectId, ttsId }: Whose & { ttsId?: string | null | undefined }) {
  const { t } = useTexts();
  const usual = useChineseVoice();
  const { heard, toggle } = useSound<string>(texts.hearFailed);
  const voice = ttsId ?? usual;
  return {
    heard,
    /** Says it, or stops where it is being said. */
    toggle(name: string, reading: DictionaryEntry) {
      if (voice === undefined) return notify('warning', t(texts.noVoice));
      const said = { ttsId: voice, text: reading.text, readings: [reading], projectId };
      const body = { ...said, speechStyle: 'natural', settings: usualSettings } as const;
      toggle(name, async (signal) => soundAddress((await call(speechRoutes.say, { body, signal })).audio));
    },
  };
}

export type HearWord = ReturnType<typeof useHearWord>;
