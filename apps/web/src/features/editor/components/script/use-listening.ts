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

/** Hears a script while it is written; `heard` names what is being heard. Escape and writing on stop it. */
export function useListening(view: View, pageId: () => string) {
  const { t } = useTexts();
  const [heard, setHeard] = useState<string>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    if (heard === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop.current();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [heard]);

  async function play(audio: HTMLAudioElement, said: Heard, signal: AbortSignal): Promise<void> {
    audio.src = said.audioUrl;
    await audio.play();
    let marked: Heard['words'][number] | undefined;
    const follow = () => {
      if (signal.aborted || audio.ended) return;
      const now = audio.currentTime * 1000;
      const word = said.words.findLast(({ startMs }) => startMs <= now);
      if (word && word !== marked) view.tell(markSpoken(word));
      marked = word;
      requestAnimationFrame(follow);
    };
    follow();
    await until(signal, (done) => {
      audio.addEventListener('ended', done, { once: true, signal });
      // A headset that is pulled out or another program may pause it, and a broken line end it in the middle.
      const stopped = () => audio.ended || stop.current();
      for (const sign of ['pause', 'error']) audio.addEventListener(sign, stopped, { once: true, signal });
    });
    await until(signal, (done) => setTimeout(done, said.next === null ? 0 : said.pauseAfterMs));
  }

  /** `key` names what was asked for: how much, or a reading. */
  async function listen(key: string, { doc }: EditorState, from: number): Promise<void> {
    const end = new AbortController();
    const { signal } = end;
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    stop.current = () => {
      end.abort();
      audio.pause();
      setHeard(undefined);
      view.tell(markSpoken(null));
    };
    setHeard(key);
    const ssmlJsonText = savedScript(doc);
    const ask = (at: number) =>
      call(broadcastRoutes.listen, { body: { id: pageId(), ssmlJsonText, at }, signal });
    try {
      let coming: Promise<Heard> | undefined = ask(from);
      while (coming) {
        const said: Heard = await coming;
        // The next one is spoken while this one is heard.
        coming = key === 'page' && said.next !== null ? ask(said.next) : undefined;
        // It is awaited later; until then a failure must not count as unhandled.
        coming?.catch(() => undefined);
        await play(audio, said, signal);
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

  function toggle(key: string, state: EditorState | undefined, from: number): void {
    const was = heard;
    stop.current();
    if (was !== key && state) void listen(key, state, from);
  }

  return {
    heard,
    stop: () => stop.current(),
    toggle(wanted: Extent) {
      const state = view.state();
      toggle(wanted, state, state ? letterAt(state.doc, state.selection.from) : 0);
    },
    /** The sentence at a letter as it would be with something else in it. */
    trying: { heard, toggle },
  };
}

export type Trying = ReturnType<typeof useListening>['trying'];
