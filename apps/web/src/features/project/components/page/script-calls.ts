// The calls about scripts that engines write. They stand apart from api.ts, which the list of projects loads, too.
import { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import type { ScriptTone } from '@app/contract/script/states/tone.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { pollMs, projectKeys } from '../../api.ts';

/** The writing of all pages by the server: how it stands, its beginning, and its end. */
export function useWriting(projectId: string) {
  const cache = useQueryClient();
  const { data: writing } = useQuery({
    queryKey: projectKeys.writing(projectId),
    queryFn: ({ signal }) => call(scriptRoutes.writing, { params: { id: projectId }, signal, silent: true }),
    // Events tell it sooner; this is for a line on which none come.
    refetchInterval: ({ state }) => (state.data?.taskId ? pollMs : false),
  });
  const onSettled = () => cache.invalidateQueries({ queryKey: projectKeys.all });
  const start = useMutation({
    mutationFn: (tone: ScriptTone) => call(scriptRoutes.writeAll, { body: { projectId, tone } }),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(taskRoutes.cancel, { params: { id } }),
    onSettled,
  });
  return { writing, start, cancel };
}

/** The language model that writes scripts; null where none is set up, undefined until it is known. */
export function useWriter(): string | null | undefined {
  const { data } = useQuery({
    queryKey: projectKeys.writer,
    queryFn: ({ signal }) => call(scriptRoutes.writer, { signal, silent: true }),
    // Only a restart of the server changes it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.model;
}

/** What an engine is asked to do with a script; `extract`: to write one from the slide. */
export type ScriptWish = { id: string; how: ScriptChange | 'extract'; content: string; tone: ScriptTone };

/** Words for a page that an engine makes; nothing is saved by it. What goes wrong is shown beside the script. */
export const askForScript = (
  { id, how, content, tone }: ScriptWish,
  signal: AbortSignal,
): Promise<Proposal> =>
  how === 'extract'
    ? call(scriptRoutes.extract, { body: { id, from: 'slide', tone }, signal, inPlace: true })
    : call(scriptRoutes.change, { body: { id, how, content, tone }, signal, inPlace: true });
