import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Show } from '@app/player/entry-show.ts';
import { localStore } from '../../../lib/storage.ts';
import { fetchSound, fetchTrack, type TalkCalls } from '../api.ts';
import {
  grownSegments,
  isBetweenSentences,
  keptPlace,
  lengthOf,
  isNear,
  nextRate,
  type Place,
  placeOf,
  placeToKeep,
  timeOf,
} from '../rules.ts';
import {
  createStageStore,
  keepLikes,
  keptLikes,
  type Likes,
  type StageState,
  type StageStore,
  usualLikes,
} from '../store.ts';
import { Answers } from './answers.ts';
import { createCaptioner } from './captioner.ts';
import { createPresenter } from './presenter.ts';
import { Tracks } from './tracks.ts';

const saveMs = 5000;
/** Clocks and lines move in steps of this. */
const stepMs = 200;

type Phase = StageState['phase'];
const going: readonly Phase[] = ['loading', 'playing', 'resuming'];
const asking: readonly Phase[] = ['asking', 'answering'];

const loadPlayer = () => import('./player-parts.ts');
type Player = Awaited<ReturnType<typeof loadPlayer>>;

/**
 * How a talk is played that is shown to passers-by: from a place of its own, at first without sound. Nothing of it is
 * kept, and nothing that was kept elsewhere counts.
 */
export type ShowWindow = { start: Place; isSilent: boolean };

/** Plays one talk: the show, its pages as they come in, questions, the face, and the place for the next visit. */
export class StageEngine {
  readonly store: StageStore;
  readonly presenter = createPresenter();
  /** Where the place of the visit is kept; undefined where nothing is. */
  readonly #placeKey: string | undefined;
  readonly #start: Place;
  readonly #tracks: Tracks;
  readonly #answers: Answers;
  #player: Player | undefined;
  #show: Show | undefined;
  #opening: Promise<Show> | undefined;
  #captioner: ReturnType<typeof createCaptioner> | undefined;
  /** Whether somebody wants to hear it: a show that stops by itself has a fault. */
  #wanted = false;
  /** A page that was finished while it played: its one sound waits for a pause. */
  #held: { page: number; track: PageTrack } | undefined;
  /** Where the sound broke off by itself, and whether it goes on from there as soon as it can be had again. */
  #broken: (Place & { goesOn: boolean }) | undefined;
  #endings: (() => void)[] = [];

  constructor(talk: Talk, calls: TalkCalls, shown?: ShowWindow) {
    const placeKey = `talk place ${talk.id}`;
    this.#placeKey = shown ? undefined : placeKey;
    const start = shown?.start ?? keptPlace(talk.pages, localStore.get(placeKey));
    this.#start = start;
    const likes = shown ? usualLikes : keptLikes();
    this.store = createStageStore(talk.pages, { start, likes, isSilent: shown?.isSilent ?? false });
    this.#answers = new Answers({ store: this.store, ask: calls.ask, fetchSound });
    this.#tracks = new Tracks(talk.pages, start.page, {
      fetchTrack,
      loadPages: async (signal) => (await calls.load(signal)).pages,
      onPages: (pages) => this.store.setState({ pages }),
      onTrack: (page, track) => this.#takeTrack(page, track),
      onFault: () => {
        const { phase, tracks, page } = this.#now;
        if (phase !== 'closed' && !tracks[page]) this.store.setState({ fault: true });
      },
    });
  }

  /** Begins to fetch; the answer ends everything. */
  start(): () => void {
    void this.#tracks.run();
    return () => {
      this.#save();
      this.#answers.stop();
      this.#tracks.stop();
      this.presenter.dispose();
      this.#close();
    };
  }

  /** Fetches the player ahead of the click. */
  readonly warmUp = (): void => {
    loadPlayer().then(
      () => this.store.setState({ isWarm: true }),
      () => undefined,
    );
  };

  /** How long each page takes. */
  lengths(): number[] {
    const { pages, tracks } = this.#now;
    return pages.map((page, index) => lengthOf(page, tracks[index]));
  }

  async play(): Promise<void> {
    this.#wanted = true;
    if (this.#now.fault) this.#tracks.retry();
    this.store.setState({ resume: undefined, fault: false });
    const show = await this.#open();
    if (this.#wanted) show?.play();
  }

  /** From where it began, with sound. Call it in a click. */
  async hear(): Promise<void> {
    this.#close();
    const { page, ms } = this.#start;
    this.store.setState({ isSilent: false, page, pageMs: ms });
    await this.play();
  }

  pause(): void {
    this.#wanted = false;
    this.#broken = undefined;
    this.#show?.pause();
    this.#save();
  }

  readonly toggle = (): void => {
    const { phase } = this.#now;
    if (asking.includes(phase)) this.goOn();
    else if (going.includes(phase)) this.pause();
    else void this.play();
  };

  goTo(page: number, ms = 0): void {
    if (!this.#now.pages[page]) return;
    if (asking.includes(this.#now.phase)) this.goOn();
    const goesOn = this.#broken?.goesOn === true;
    this.#broken = undefined;
    this.store.setState({ resume: undefined });
    if (this.#show) this.#show.goTo(page, ms);
    else {
      this.store.setState({ page, pageMs: ms });
      this.#tracks.move(page);
    }
    // Who turns pages while the server is away still wants to hear the talk.
    if (goesOn) this.#breakOff({ page, ms });
    this.#save();
  }

  seekTo(time: number): void {
    const { page, ms } = placeOf(this.lengths(), time);
    this.goTo(page, ms);
  }

  seekBy(ms: number): void {
    const { page, pageMs } = this.#now;
    const here = this.#show?.place ?? { page, ms: pageMs };
    this.seekTo(timeOf(this.lengths(), here) + ms);
  }

  turnPage(by: 1 | -1): void {
    this.goTo(this.#now.page + by);
  }

  setRate(rate: number): void {
    this.#like({ rate });
    this.#show?.setRate(rate);
  }

  stepRate(by: 1 | -1): void {
    this.setRate(nextRate(this.#now.rate, by));
  }

  setVolume(volume: number): void {
    const next = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    this.#like({ volume: next, muted: false });
    this.#show?.setVolume(next);
  }

  readonly toggleMute = (): void => {
    const muted = !this.#now.muted;
    this.#like({ muted });
    this.#show?.setVolume(muted ? 0 : this.#now.volume);
  };

  readonly toggleCaptions = (): void => this.#like({ captions: !this.#now.captions });

  /** Somebody begins a question: silence at once. */
  readonly ask = (): void => {
    // An answer is heard to its end while the next question is being written.
    if (this.#show && this.#show.state !== 'answering') this.#show.ask();
  };

  /** Nothing was asked after all. */
  unask(): void {
    if (this.#show?.state === 'asking' && !this.#answers.isOpen) this.#show.leaveQuestion();
  }

  async send(question: string): Promise<void> {
    const show = await this.#open();
    if (show) await this.#answers.send(question, show);
  }

  readonly stopAnswer = (): void => {
    this.#answers.stop();
    this.#show?.ask();
  };

  /** Back to the talk, at the word that was cut off. */
  goOn(): void {
    this.#answers.stop();
    this.#show?.leaveQuestion();
  }

  get #now(): StageState {
    return this.store.getState();
  }

  /** Loads the player and makes the show, once. Call it in a click: browsers are silent until then. */
  async #open(): Promise<Show | undefined> {
    this.#opening ??= this.#makeShow();
    try {
      return await this.#opening;
    } catch {
      this.#opening = undefined;
      this.store.setState({ phase: 'closed', fault: true });
      return undefined;
    }
  }

  /** Ends the show; another one may follow. */
  #close(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#show = undefined;
    this.#opening = undefined;
  }

  async #makeShow(): Promise<Show> {
    this.store.setState({ phase: 'opening' });
    const player = await loadPlayer();
    const { pages, tracks, page, pageMs, rate, volume, muted, isSilent } = this.#now;
    const audio = isSilent ? player.createSilentOut() : player.createAudioOut();
    const show = new player.Show({
      audio,
      clock: player.liveClock(() => performance.now(), window),
      pages: pages.map((each, index) => player.showPageOf(each, tracks[index])),
      start: { page, ms: pageMs },
      onChange: () => this.#changed(),
    });
    this.#player = player;
    this.#show = show;
    this.#captioner = createCaptioner(player.captionsOf);
    show.setRate(rate);
    show.setVolume(muted ? 0 : volume);
    this.store.setState({ phase: show.state });
    this.#tracks.fetchAll();
    const saving = setInterval(() => this.#save(), saveMs);
    const save = () => this.#save();
    window.addEventListener('pagehide', save);
    this.#endings.push(
      show.onTick(() => this.#tick()),
      () => show.dispose(),
      () => audio.dispose(),
      () => clearInterval(saving),
      () => window.removeEventListener('pagehide', save),
    );
    return show;
  }

  #takeTrack(page: number, track: PageTrack): void {
    const before = this.#now.tracks[page];
    const isHere = this.#show?.state === 'playing' && this.#show.place.page === page;
    // A finished page has one sound instead of many; where somebody listens it is exchanged in a pause.
    if (isHere && before && !before.complete && track.complete) this.#held = { page, track };
    // After a fault the old addresses may be the fault.
    else if (this.#now.fault) this.#putTrack(page, track);
    else this.#putTrack(page, { ...track, segments: grownSegments(before, track) });
    if (this.#broken?.goesOn && this.#broken.page === page) {
      this.#broken.goesOn = false;
      void this.play();
    }
  }

  /** Asks for what is needed until it comes. Sound that breaks off at the same place again waits for a click. */
  #breakOff(place: Place): void {
    const again = this.#broken !== undefined && isNear(this.#broken, place);
    this.#broken = { ...place, goesOn: !again };
    this.#tracks.retry();
  }

  #putTrack(page: number, track: PageTrack): void {
    const { tracks, pages } = this.#now;
    this.store.setState({ tracks: tracks.map((old, index) => (index === page ? track : old)), fault: false });
    const shown = pages[page];
    if (shown && this.#player) this.#show?.updatePage(page, this.#player.showPageOf(shown, track));
  }

  #exchangeHeld(show: Show): void {
    if (!this.#held) return;
    const { page, track } = this.#held;
    const { place, state } = show;
    const isPlaying = state === 'playing' && place.page === page;
    if (isPlaying && !isBetweenSentences(track, place.ms)) return;
    this.#held = undefined;
    this.#putTrack(page, track);
    if (isPlaying) show.goTo(page, place.ms);
  }

  #changed(): void {
    const show = this.#show;
    if (!show) return;
    const { state, place } = show;
    const isFault = this.#wanted && state === 'paused' && going.includes(this.#now.phase);
    if (state === 'paused' || state === 'ended') this.#wanted = false;
    const fault = isFault || (this.#now.fault && state !== 'playing');
    this.store.setState({ phase: state, fault });
    if (isFault) this.#breakOff(place);
    this.#tracks.move(place.page);
    const voice = { speaking: () => show.speaking, positionMs: () => show.speechMs };
    this.presenter.listen(voice, state === 'playing' || state === 'answering');
    if (state === 'ended' && this.#placeKey !== undefined) localStore.remove(this.#placeKey);
    // The show tells of a new page before its sound has begun: a moment later its place is right.
    queueMicrotask(() => this.#tick());
  }

  #tick(): void {
    const show = this.#show;
    if (!show || !this.#captioner) return;
    this.#exchangeHeld(show);
    const { page, pageMs, word, waiting } = show.moment;
    const shown = Math.floor(pageMs / stepMs) * stepMs;
    const isWaiting = waiting && (show.state === 'loading' || show.state === 'resuming');
    const next = { page, pageMs: shown, word, waiting: isWaiting, ...this.#captioner(show) };
    const now = this.#now;
    const isNew = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== now[key]);
    if (isNew) this.store.setState(next);
  }

  #save(): void {
    const show = this.#show;
    if (!show || this.#placeKey === undefined || show.state === 'idle' || show.state === 'ended') return;
    localStore.set(this.#placeKey, placeToKeep(this.#now.pages, show.place));
  }

  #like(likes: Partial<Likes>): void {
    this.store.setState(likes);
    if (this.#placeKey !== undefined) keepLikes(this.#now);
  }
}
