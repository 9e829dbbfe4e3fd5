import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Cue, Show, SpeechTrack } from '@app/player/entry-show.ts';
import { localStore } from '../../../lib/storage.ts';
import { fetchSound, fetchTrack, type TalkCalls } from '../api.ts';
import {
  grownSegments,
  isBetweenSentences,
  keptPlace,
  lengthOf,
  nextRate,
  type Place,
  placeOf,
  placeToKeep,
  timeOf,
} from '../rules.ts';
import { createStageStore, keepLikes, type Likes, type StageState } from '../store.ts';
import { createAnswers } from './answers.ts';
import { createPresenter } from './presenter.ts';
import { createTracks } from './tracks.ts';

const saveMs = 5000;
/** Clocks and lines move in steps of this. */
const stepMs = 200;

const going: readonly StageState['phase'][] = ['loading', 'playing', 'resuming', 'opening'];
const asking: readonly StageState['phase'][] = ['asking', 'answering'];

/** Plays one talk: the show, its pages as they come in, questions, the face, and the place for the next visit. */
export function createStageEngine({ talk, calls }: { talk: Talk; calls: TalkCalls }) {
  const placeKey = `talk place ${talk.id}`;
  const start = keptPlace(talk.pages, localStore.get(placeKey));
  const store = createStageStore(talk.pages, start);
  const presenter = createPresenter();
  const answers = createAnswers({ store, ask: calls.ask, fetchSound });
  const { getState: get, setState: set } = store;
  let parts: typeof import('./player-parts.ts') | undefined;
  let show: Show | undefined;
  let opening: Promise<Show> | undefined;
  /** Whether somebody wants to hear it: a show that stops by itself has a fault. */
  let wanted = false;
  let held: { page: number; track: PageTrack } | undefined;
  const endings: (() => void)[] = [];

  const tracks = createTracks(talk.pages, start.page, {
    fetchTrack,
    loadPages: async (signal) => (await calls.load(signal)).pages,
    onPages: (pages) => set({ pages }),
    onFault: () => get().phase !== 'closed' && !get().tracks[get().page] && set({ fault: true }),
    onTrack: takeTrack,
  });

  function takeTrack(page: number, track: PageTrack): void {
    const before = get().tracks[page];
    const isHere = show !== undefined && show.place.page === page && show.state === 'playing';
    // A finished page has one sound instead of many; where somebody listens it is exchanged in a pause.
    if (isHere && before && !before.complete && track.complete) held = { page, track };
    else putTrack(page, { ...track, segments: grownSegments(before, track) });
  }

  function putTrack(page: number, track: PageTrack): void {
    set({ tracks: get().tracks.map((old, index) => (index === page ? track : old)), fault: false });
    if (show && parts) show.updatePage(page, parts.showPageOf(pageAt(page), track));
  }

  function exchangeHeld(): void {
    if (!held || !show) return;
    const { page, track } = held;
    const { place, state } = show;
    const isPlaying = state === 'playing' && place.page === page;
    if (isPlaying && !isBetweenSentences(track, place.ms)) return;
    held = undefined;
    putTrack(page, track);
    if (isPlaying) show.goTo(page, place.ms);
  }

  const pageAt = (page: number) => get().pages[page] as Talk['pages'][number];

  /** Loads the player and makes the show, once. Call it in a click: browsers are silent until then. */
  function open(): Promise<Show> {
    opening ??= openShow().catch((error: unknown) => {
      opening = undefined;
      set({ phase: 'closed', fault: true });
      throw error;
    });
    return opening;
  }

  async function openShow(): Promise<Show> {
    if (get().phase === 'closed') set({ phase: 'opening', fault: false });
    parts = await import('./player-parts.ts');
    const audio = parts.createAudioOut();
    const { pages, tracks: known, page, pageMs, rate, volume, muted } = get();
    const { showPageOf } = parts;
    const made = new parts.Show({
      audio,
      clock: parts.liveClock(() => performance.now(), window),
      pages: pages.map((each, index) => showPageOf(each, known[index])),
      start: { page, ms: pageMs },
      onChange: changed,
    });
    show = made;
    made.setRate(rate);
    made.setVolume(muted ? 0 : volume);
    endings.push(
      made.onTick(tick),
      () => made.dispose(),
      () => audio.dispose(),
    );
    const saving = setInterval(save, saveMs);
    window.addEventListener('pagehide', save);
    endings.push(
      () => clearInterval(saving),
      () => window.removeEventListener('pagehide', save),
    );
    set({ phase: made.state });
    tracks.fetchAll();
    return made;
  }

  function changed(): void {
    if (!show) return;
    const { state, place } = show;
    const isFault = wanted && state === 'paused' && ['loading', 'resuming', 'playing'].includes(get().phase);
    if (state === 'paused' || state === 'ended') wanted = false;
    set({
      phase: state,
      ...(isFault ? { fault: true } : {}),
      ...(state === 'playing' ? { fault: false } : {}),
    });
    tracks.move(place.page);
    const speaker = show;
    const voice = { speaking: () => speaker.speaking, positionMs: () => speaker.speechMs };
    presenter.listen(voice, state === 'playing' || state === 'answering');
    if (state === 'ended') localStore.remove(placeKey);
    if (state !== 'playing') exchangeHeld();
    tick();
  }

  /** The subtitles of an answer: made when its words change. */
  let answerCues: { track: SpeechTrack; cues: readonly Cue[] } | undefined;
  function captionNow(speaker: Show): Pick<StageState, 'cue' | 'cueWords' | 'cueWord'> {
    const { track } = speaker.speaking;
    if (speaker.state !== 'answering') {
      const { cue, word } = speaker.moment;
      return { cue, cueWords: track.words, cueWord: word };
    }
    if (answerCues?.track !== track) answerCues = { track, cues: parts?.cuesOf(track.words) ?? [] };
    const ms = speaker.speechMs;
    const last = (list: readonly { startMs: number }[]) => list.findLastIndex(({ startMs }) => startMs <= ms);
    return { cue: answerCues.cues[last(answerCues.cues)], cueWords: track.words, cueWord: last(track.words) };
  }

  function tick(): void {
    if (!show) return;
    exchangeHeld();
    const { page, pageMs, word, waiting } = show.moment;
    const shown = Math.floor(pageMs / stepMs) * stepMs;
    const isWaiting = waiting && (show.state === 'loading' || show.state === 'resuming');
    const next = { page, pageMs: shown, word, waiting: isWaiting, ...captionNow(show) };
    const now = get();
    const isNew = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== now[key]);
    if (isNew) set(next);
  }

  function save(): void {
    if (!show || show.state === 'idle' || show.state === 'ended') return;
    localStore.set(placeKey, placeToKeep(get().pages, show.place));
  }

  function like(likes: Partial<Likes>): void {
    set(likes);
    keepLikes(get());
  }

  const lengths = () => get().pages.map((page, index) => lengthOf(page, get().tracks[index]));

  const engine = {
    store,
    presenter,
    lengths,
    /** Fetches the player ahead of the click. */
    warmUp: () => void import('./player-parts.ts').catch(() => undefined),

    async play(): Promise<void> {
      wanted = true;
      set({ resume: undefined });
      const isFaulty = get().fault;
      if (isFaulty) tracks.retry();
      set({ fault: false });
      const made = await open().catch(() => undefined);
      if (made && wanted) made.play();
    },
    pause() {
      wanted = false;
      show?.pause();
      save();
    },
    toggle() {
      const { phase } = get();
      if (asking.includes(phase)) engine.goOn();
      else if (going.includes(phase) && phase !== 'opening') engine.pause();
      else void engine.play();
    },
    goTo(page: number, ms = 0) {
      if (!get().pages[page]) return;
      if (asking.includes(get().phase)) engine.goOn();
      set({ resume: undefined });
      if (show) show.goTo(page, ms);
      else {
        set({ page, pageMs: ms });
        tracks.move(page);
      }
      save();
    },
    seekTo(time: number) {
      const { page, ms } = placeOf(lengths(), time);
      engine.goTo(page, ms);
    },
    seekBy(ms: number) {
      const { page, pageMs } = get();
      const here: Place = show?.place ?? { page, ms: pageMs };
      engine.seekTo(timeOf(lengths(), here) + ms);
    },
    turnPage(by: 1 | -1) {
      engine.goTo(get().page + by);
    },
    setRate(rate: number) {
      like({ rate });
      show?.setRate(rate);
    },
    stepRate: (by: 1 | -1) => engine.setRate(nextRate(get().rate, by)),
    setVolume(volume: number) {
      const next = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
      like({ volume: next, muted: false });
      show?.setVolume(next);
    },
    toggleMute() {
      const muted = !get().muted;
      like({ muted });
      show?.setVolume(muted ? 0 : get().volume);
    },
    toggleCaptions: () => like({ captions: !get().captions }),

    /** Somebody begins a question: silence at once. */
    ask() {
      // An answer is heard to its end while the next question is being written.
      if (show && show.state !== 'answering') show.ask();
    },
    /** Nothing was asked after all. */
    unask() {
      if (show?.state === 'asking' && !answers.isOpen) show.leaveQuestion();
    },
    async send(question: string): Promise<void> {
      const made = await open().catch(() => undefined);
      if (made) await answers.send(question, made);
    },
    stopAnswer() {
      answers.stop();
      show?.ask();
    },
    /** Back to the talk, at the word that was cut off. */
    goOn() {
      answers.stop();
      show?.leaveQuestion();
    },
    dispose() {
      save();
      answers.stop();
      tracks.dispose();
      presenter.dispose();
      for (const end of endings) end();
    },
  };
  return engine;
}

export type StageEngine = ReturnType<typeof createStageEngine>;
