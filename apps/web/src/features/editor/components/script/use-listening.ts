import type { DataOf } from '@app/contract/base/routes.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { scriptTexts as texts } from './messages.ts';
import { savedScript } from './script-schema.ts';
import { letterAt, markSpoken } from './spoken-word.ts';

type Heard = DataOf<typeof broadcastRoutes.listen>;
type View = { state: () => EditorState | undefined; tell: (command: Command) => void };
/** How much is heard: the sentence at the caret, or all from there on. */
export type Extent = 'sentence' | 'page';

/** Resolves when the sound has ended, was stopped, or the silence after it is over. */
function until(signal: AbortSignal, begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    begin(resolve);
  });
}

/** Hears a script while it is written; `extent` is what is being heard. Escape and writing on stop it. */
export function useListening(view: View, pageId: () => string) {
  const { t } = useTexts();
  const [extent, setExtent] = useState<Extent>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    if (extent === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop.current();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [extent]);

  async function play(audio: HTMLAudioElement, heard: Heard, signal: AbortSignal): Promise<void> {
    audio.src = heard.audioUrl;
    await audio.play();
    let marked: Heard['words'][number] | undefined;
    const follow = () => {
      if (signal.aborted || audio.ended) return;
      const now = audio.currentTime * 1000;
      const word = heard.words.findLast(({ startMs }) => startMs <= now);
      if (word && word !== marked) view.tell(markSpoken(word));
      marked = word;
      requestAnimationFrame(follow);
    };
    follow();
    await until(signal, (done) => audio.addEventListener('ended', done, { once: true }));
    await until(signal, (done) => setTimeout(done, heard.next === null ? 0 : heard.pauseAfterMs));
  }

  async function listen(wanted: Extent): Promise<void> {
    const state = view.state();
    if (!state) return;
    const end = new AbortController();
    const { signal } = end;
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    stop.current = () => {
      end.abort();
      audio.pause();
      setExtent(undefined);
      view.tell(markSpoken(null));
    };
    setExtent(wanted);
    const ssmlJsonText = savedScript(state.doc);
    const ask = (at: number) =>
      call(broadcastRoutes.listen, { body: { id: pageId(), ssmlJsonText, at }, signal });
    try {
      let coming: Promise<Heard> | undefined = ask(letterAt(state.doc, state.selection.from));
      while (coming) {
        const heard: Heard = await coming;
        // The next one is spoken while this one is heard.
        coming = wanted === 'page' && heard.next !== null ? ask(heard.next) : undefined;
        // It is awaited later; until then a failure must not count as unhandled.
        coming?.catch(() => undefined);
        await play(audio, heard, signal);
        signal.throwIfAborted();
      }
      stop.current();
    } catch (error) {
      if (signal.aborted) return;
      // A failed call has said so itself.
      if (!(error instanceof CallError)) notify('error', t(texts.listenFailed));
      stop.current();
    }
  }

  return {
    extent,
    stop: () => stop.current(),
    toggle(wanted: Extent) {
      const was = extent;
      stop.current();
      if (was !== wanted) void listen(wanted);
    },
  };
}
