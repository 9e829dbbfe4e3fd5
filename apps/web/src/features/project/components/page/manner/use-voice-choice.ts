import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../../lib/api.ts';
import { projectKeys } from '../../../api.ts';

/** Somebody who pulls a slider has come to rest. */
const restMs = 400;

/** What is set, and for which page; without one for the deck. */
type Sent = { pageId: string | undefined; settings: VoiceChoice | null };

/** How a deck or a page is spoken: what was set is seen at once, and saved when the hand rests. */
export function useVoiceChoice(projectId: string) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Sent>();
  const waiting = useRef<{ sent: Sent; timer: ReturnType<typeof setTimeout> }>(undefined);
  const save = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `voice ${projectId}` },
    mutationFn: ({ pageId, settings }: Sent) =>
      call(deckRoutes.voice, { body: { projectId, settings, ...(pageId !== undefined && { pageId }) } }),
    async onSettled(_data, _error, sent) {
      await cache.invalidateQueries({ queryKey: projectKeys.all });
      // What came from the server is shown, unless something newer was set meanwhile.
      setDraft((now) => (now === sent ? undefined : now));
    },
  });
  const { mutate } = save;

  function flush(): void {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = undefined;
    mutate(current.sent);
  }
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  useEffect(() => () => leave.current(), []);

  return {
    /** What was set and is not back from the server yet; undefined: nothing. */
    draftOf: (pageId: string | undefined) => (draft?.pageId === pageId ? draft : undefined),
    state: draft || save.isPending ? 'saving' : save.isSuccess ? 'saved' : 'idle',
    set(sent: Sent): void {
      // What was set elsewhere is not lost by it.
      if (waiting.current && waiting.current.sent.pageId !== sent.pageId) flush();
      clearTimeout(waiting.current?.timer);
      setDraft(sent);
      waiting.current = { sent, timer: setTimeout(flush, restMs) };
    },
  } as const;
}
