import type { BodyOf } from '@app/contract/base/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { usualSettings } from '@app/contract/speech/states/voice-choice.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, download } from '../../lib/api.ts';
import { CallError } from '../../lib/call-error.ts';
import { saveBlob } from '../../lib/download.ts';
import { notify } from '../../lib/notices.ts';
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

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Words heard as they would be read, one at a time; `heard` names them from the press on. */
export function useHearWord({ projectId, ttsId }: Whose & { ttsId?: string | null | undefined }) {
  const { t } = useTexts();
  const usual = useChineseVoice();
  const [heard, setHeard] = useState<string>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  async function hear(name: string, reading: DictionaryEntry): Promise<void> {
    const voice = ttsId ?? usual;
    if (voice === undefined) return notify('warning', t(texts.noVoice));
    const gone = new AbortController();
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    let address = '';
    stop.current = () => {
      gone.abort();
      audio.pause();
      URL.revokeObjectURL(address);
      setHeard(undefined);
    };
    setHeard(name);
    try {
      const body = {
        ttsId: voice,
        text: reading.text,
        speechStyle: 'natural' as const,
        settings: usualSettings,
        readings: [reading],
        projectId,
      };
      const said = await call(speechRoutes.say, { body, signal: gone.signal });
      if (gone.signal.aborted) return;
      address = URL.createObjectURL(new Blob([bytesOf(said.audio)], { type: 'audio/mpeg' }));
      audio.src = address;
      audio.addEventListener('ended', () => stop.current());
      await audio.play();
    } catch (error) {
      if (gone.signal.aborted) return;
      // A failed call has said so itself.
      if (!(error instanceof CallError)) notify('error', t(texts.hearFailed));
      stop.current();
    }
  }

  return {
    heard,
    /** Says it, or stops where it is being said. */
    toggle(name: string, reading: DictionaryEntry) {
      const wasHeard = heard === name;
      stop.current();
      if (!wasHeard) void hear(name, reading);
    },
  };
}

export type HearWord = ReturnType<typeof useHearWord>;
