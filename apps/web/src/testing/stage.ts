import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { type AudioOut, createSilentOut, Show } from '@app/player/entry-show.ts';
import { aPage } from './talks.ts';
import { createStageStore, type Likes, usualLikes } from '../features/stage/store.ts';
import { showPageOf } from '../features/stage/engine/show-pages.ts';

/** Addresses are signed anew with every answer. */
let signed = 0;

/** Sentences of a second each with half a second between them; in pieces while it is being spoken. */
export function aTrack(sentences: number, complete = true): PageTrack {
  const starts = Array.from({ length: sentences }, (_, index) => index * 1500);
  const durationMs = sentences * 1500;
  return {
    durationMs,
    complete,
    cues: [],
    visemes: [],
    words: starts.map((startMs) => ({ text: '词', startMs, endMs: startMs + 1000, srcStart: 0, srcEnd: 1 })),
    sentences: starts.map((startMs) => ({
      text: '词',
      startMs,
      endMs: startMs + 1000,
      srcStart: 0,
      srcEnd: 1,
    })),
    segments: complete
      ? [{ url: '/page.mp3', startMs: 0, durationMs }]
      : starts.map((startMs) => ({ url: `/${startMs}.wav?${++signed}`, startMs, durationMs: 1500 })),
  };
}

/** Sound that nobody hears, at a place that the test chooses; it notes what it was told. */
export function aQuietOut() {
  const heard = { rate: 0, volume: -1, atMs: 0, loaded: [] as (string | undefined)[] };
  const silent = createSilentOut();
  const out: AudioOut = {
    ...silent,
    narration: {
      load: (segments) => {
        heard.loaded = segments.map(({ url }) => url);
      },
      prepare: () => undefined,
      play: (fromMs) => {
        heard.atMs = fromMs;
        return Promise.resolve();
      },
      pause: () => undefined,
      markAt: () => undefined,
      positionMs: () => heard.atMs,
      setRate: (rate) => {
        heard.rate = rate;
      },
      onEnd: () => undefined,
    },
    setVolume: (volume) => {
      heard.volume = volume;
    },
  };
  return { out, heard };
}

/** A stage with these tracks on it, and the show that plays them. */
export function aStage(tracks: readonly PageTrack[], likes: Likes = usualLikes) {
  const pages = tracks.map((_track, index) => aPage(index, { script: '词' }));
  const store = createStageStore(pages, { start: { page: 0, ms: 0 }, likes, isSilent: false });
  store.setState({ tracks });
  const { out, heard } = aQuietOut();
  const show = new Show({
    audio: out,
    clock: { now: () => 0, onTick: () => () => undefined },
    pages: pages.map((page, index) => showPageOf(page, tracks[index])),
  });
  return { store, show, heard };
}

/** Plays until it sounds. */
export async function soundingAt(show: Show, heard: { atMs: number }, ms: number): Promise<void> {
  show.play();
  await Promise.resolve();
  await Promise.resolve();
  heard.atMs = ms;
}
