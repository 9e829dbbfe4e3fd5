import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Hold } from '@app/player/entry-show.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fetchSound, fetchTrack, type TalkCalls } from '../api.ts';
import { lengthOf, type Place, placeOf, timeOf } from '../rules.ts';
import { createStageStore, keptLikes, type StageState, type StageStore, usualLikes } from '../store.ts';
import { Answers } from './answers.ts';
import { createFirstSound } from './first-sound.ts';
import { createLiking, type Liking } from './liking.ts';
import { createMirror } from './mirror.ts';
import { PageFeed } from './page-feed.ts';
import { createPlaceKeeper, type PlaceKeeper } from './place-keeper.ts';
import { createPresenter } from './presenter.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createRecovery } from './recovery.ts';
import { type Opened, ShowOpener } from './show-opener.ts';
import { prepareShapes } from '@app/slide-view/kinds/rare-shapes.ts';
import { declareTalkFonts } from './talk-fonts.ts';
import { Tracks } from './tracks.ts';
import { createTurnKeeper, type TurnKeeper } from './turn-keeper.ts';

type Phase = StageState['phase'];
const going: readonly Phase[] = ['loading', 'playing', 'resuming'];
const asking: readonly Phase[] = ['asking', 'answering'];

/**
 * How a talk is played that is shown to passers-by: from a place of its own, at first without sound. Nothing of it is
 * kept, and nothing that was kept elsewhere counts.
 */
export type ShowWindow = { start: Place; isSilent: boolean };

type Visit = { talk: Talk; calls: TalkCalls; client: QueryClient; shown?: ShowWindow | undefined };

/** Plays one talk: goes, stops and turns pages. Each thing that plays along has a part of its own. */
export class StageEngine {
  readonly store: StageStore;
  readonly presenter = createPresenter();
  readonly likes: Liking;
  readonly questions: Questions;
  /** A recording as text. */
  readonly transcribe: TalkCalls['transcribe'];
  readonly #start: Place;
  readonly #places: PlaceKeeper;
  readonly #turns: TurnKeeper;
  readonly #opener: ShowOpener;
  readonly #answers: Answers;
  readonly #tracks: Tracks;
  readonly #feed: PageFeed;
  readonly #firstSound = createFirstSound();
  readonly #recovery = createRecovery({
    fetchAgain: () => this.#tracks.retry(),
    play: () => void this.play(),
  });
  #tick: (() => void) | undefined;
  /** Whether somebody wants to hear it: a show that stops by itself has a fault. */
  #wanted = false;

  constructor({ talk, calls, client, shown }: Visit) {
    const isKept = shown === undefined;
    this.transcribe = calls.transcribe;
    this.#places = createPlaceKeeper(talk.id, isKept);
    this.#start = shown?.start ?? this.#places.kept(talk.pages);
    // Before the first slide is drawn: what is shown without it is fetched in slices of the whole font.
    declareTalkFonts(talk, this.#start.page);
    prepareShapes(talk.pages);
    this.#turns = createTurnKeeper(talk.id, calls.listener, isKept);
    const likes = isKept ? keptLikes() : usualLikes;
    const store = createStageStore(talk.pages, {
      start: this.#start,
      likes,
      isSilent: shown?.isSilent ?? false,
      turns: this.#turns.kept(),
    });
    this.store = store;
    store.subscribe(({ turns }, before) => {
      if (turns !== before.turns) this.#attend();
    });
    const show = () => this.#opener.show;
    this.#opener = new ShowOpener({
      store,
      onChange: () => this.#changed(),
      onOpened: (opened) => this.#begin(opened),
    });
    this.likes = createLiking({ store, isKept, show });
    this.#answers = new Answers({ store, ask: calls.ask, fetchSound });
    this.questions = createQuestions({ answers: this.#answers, show, open: () => this.#opener.open() });
    this.#feed = new PageFeed({
      store,
      show,
      showPageOf: (page, track) => this.#opener.opened?.player.showPageOf(page, track),
    });
    this.#tracks = new Tracks(talk, this.#start.page, {
      client,
      fetchTrack,
      loadPages: async (signal) => (await calls.load(signal)).pages,
      onPages: (pages) => store.setState({ pages }),
      onTrack: (page, track) => this.#takeTrack(page, track),
      onFault: () => {
        const { phase, tracks, page } = this.#now;
        if (phase !== 'closed' && !tracks[page]) store.setState({ fault: true });
      },
      isStarved: () => this.#now.phase === 'loading',
    });
  }

  /** Begins to fetch; the answer ends everything. */
  start(): () => void {
    void this.#tracks.run();
    const unwatch = this.#turns.watch(this.store);
    return () => {
      unwatch();
      this.#save();
      this.#answers.stop();
      this.#tracks.stop();
      this.#firstSound.leave();
      this.presenter.dispose();
      this.#opener.close();
    };
  }

  readonly warmUp = (): void => this.#opener.warmUp();

  /** How long each page takes. */
  lengths(): number[] {
    const { pages, tracks } = this.#now;
    return pages.map((page, index) => lengthOf(page, tracks[index]));
  }

  async play(): Promise<void> {
    this.#wanted = true;
    if (this.#now.fault) this.#tracks.retry();
    this.store.setState({ resume: undefined, fault: false });
    const show = await this.#opener.open();
    if (this.#wanted) show?.play();
  }

  /** From where it began, with sound. Call it in a click. */
  async hear(): Promise<void> {
    this.#opener.close();
    const { page, ms } = this.#start;
    this.store.setState({ isSilent: false, page, pageMs: ms });
    await this.play();
  }

  pause(): void {
    this.#wanted = false;
    this.#recovery.giveUp();
    this.#opener.show?.pause();
    this.#save();
  }

  readonly toggle = (): void => {
    const { phase } = this.#now;
    if (asking.includes(phase)) this.questions.goOn();
    else if (going.includes(phase)) this.pause();
    else void this.play();
  };

  goTo(page: number, ms = 0): void {
    if (!this.#now.pages[page]) return;
    if (asking.includes(this.#now.phase)) this.questions.goOn();
    const goesOn = this.#recovery.giveUp();
    this.store.setState({ resume: undefined });
    const { show } = this.#opener;
    if (show) show.goTo(page, ms);
    else {
      this.store.setState({ page, pageMs: ms });
      this.#tracks.move(page);
    }
    // Who turns pages while the server is away still wants to hear the talk.
    if (goesOn) this.#recovery.breakOff({ page, ms });
    this.#save();
  }

  seekTo(time: number): void {
    const { page, ms } = placeOf(this.lengths(), time);
    this.goTo(page, ms);
  }

  seekBy(ms: number): void {
    this.seekTo(timeOf(this.lengths(), this.place) + ms);
  }

  /** The film that is waited for is over. */
  release(hold: Hold): void {
    this.#opener.show?.release(hold);
  }

  turnPage(by: 1 | -1): void {
    this.goTo(this.#now.page + by);
  }

  /** Where the talk is, as fine as its sound. */
  get place(): Place {
    const { page, pageMs } = this.#now;
    return this.#opener.show?.place ?? { page, ms: pageMs };
  }

  get #now(): StageState {
    return this.store.getState();
  }

  #begin({ player, show }: Opened): (() => void)[] {
    const mirror = createMirror(this.store, player.captionsOf, (ms) => this.#answers.citedAt(ms));
    const tick = () => {
      this.#feed.exchange(show);
      mirror(show);
    };
    this.#tick = tick;
    this.likes.applyTo(show);
    this.#tracks.awaitSpeech();
    return [
      show.onTick(tick),
      this.#places.watch(() => this.#save()),
      () => {
        this.#tick = undefined;
      },
    ];
  }

  #takeTrack(page: number, track: PageTrack): void {
    this.#feed.take(page, track);
    const { phase, isSilent, tracks } = this.#now;
    const address = tracks[page]?.segments[0]?.url;
    if (phase === 'closed' && !isSilent && address) this.#firstSound.fetch(address);
    this.#recovery.arrived(page);
  }

  #changed(): void {
    const { show } = this.#opener;
    if (!show) return;
    const { state, place, held } = show;
    const starves = state === 'loading' && this.#now.phase === 'playing';
    const isFault = this.#wanted && state === 'paused' && going.includes(this.#now.phase);
    if (state === 'paused' || state === 'ended') this.#wanted = false;
    const fault = isFault || (this.#now.fault && state !== 'playing');
    // The talk goes back to its own page with the sound.
    const cited = asking.includes(state) ? this.#now.cited : undefined;
    this.store.setState({ phase: state, fault, cited, held });
    if (isFault) this.#recovery.breakOff(place);
    this.#tracks.move(place.page);
    if (starves) this.#tracks.awaitSpeech();
    // What comes later waits while the first sound is waited for.
    if (state !== 'loading') this.#tracks.fetchAll();
    const voice = { speaking: () => show.speaking, positionMs: () => show.speechMs };
    this.presenter.listen(voice, (state === 'playing' && !held) || state === 'answering');
    this.#attend();
    if (state === 'ended') this.#places.forget();
    // The show tells of a new page before its sound has begun: a moment later its place is right.
    queueMicrotask(() => this.#tick?.());
  }

  /** A question that is being written is heard; one that was sent is thought about until its first words. */
  #attend(): void {
    if (this.#opener.show?.state !== 'asking') return this.presenter.attend('none');
    const isSent = this.#now.turns.at(-1)?.state === 'waiting';
    this.presenter.attend(isSent ? 'thinking' : 'listening');
  }

  #save(): void {
    const { show } = this.#opener;
    if (show && show.state !== 'idle' && show.state !== 'ended')
      this.#places.save(this.#now.pages, show.place);
  }
}
