import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { clamp } from '../avatar/numbers.ts';
import type { Clock } from '../clock.ts';
import type { AudioOut, SoundPart } from '../speech/audio-port.ts';
import {
  joinSentences,
  resumeFrom,
  type SentenceTrack,
  type SpeechTrack,
  silentTrack,
} from '../speech/track.ts';
import { nextState, type ShowEvent, type ShowState } from './states.ts';
import { type Hold, type Moment, momentOf, type Place, placeAt, type ShowPage } from './timeline.ts';

export type ShowOptions = {
  audio: AudioOut;
  clock: Clock;
  pages: readonly ShowPage[];
  /** Where the viewer left off the last time. */
  start?: Place;
  /** Where the speech of a page waits, in the order of time; nowhere while nobody is there who plays films. */
  holdsOf?: (page: number) => readonly Hold[];
  /** Called when the state, the page or the speech changes. */
  onChange?: () => void;
};

/** Who speaks now, for the face: pages and answers have times of their own. */
export type Speaking = { track: SpeechTrack; emotion: Emotion };

/** States in which the show goes on as soon as it can. */
const goingStates: readonly ShowState[] = ['loading', 'playing', 'resuming'];

const keyOf = ({ elementId, startMs }: Hold): string => `${startMs} ${elementId}`;

/** Plays pages with their sound, and lets somebody break in with a question at any time. */
export class Show {
  readonly #audio: AudioOut;
  readonly #clock: Clock;
  readonly #holdsOf: (page: number) => readonly Hold[];
  readonly #onChange: () => void;
  #pages: readonly ShowPage[];
  #state: ShowState = 'idle';
  /** Where the show is while it does not sound. */
  #place: Place;
  /** What the speech waits for now. */
  #held: Hold | undefined;
  /** What it waited for already, and from where on it may: who jumps past something has seen it. */
  #waited: { fromMs: number; over: readonly string[] } = { fromMs: 0, over: [] };
  #interrupted: { place: Place; going: boolean } | undefined;
  #sentences: readonly SentenceTrack[] = [];
  #answer: SpeechTrack = silentTrack;
  /** Rises with every start, so that a start that was overtaken says nothing. */
  #turn = 0;

  constructor({ audio, clock, pages, start, holdsOf = () => [], onChange = () => {} }: ShowOptions) {
    this.#audio = audio;
    this.#clock = clock;
    this.#pages = pages;
    this.#holdsOf = holdsOf;
    this.#onChange = onChange;
    this.#place = { page: 0, ms: 0 };
    if (start && pages[start.page]) this.#put(start);
    audio.narration.onEnd((outcome) => this.#soundOver(outcome));
    audio.answer.onEnd(() => {
      if (this.#state === 'answering') this.#goBack();
    });
  }

  get state(): ShowState {
    return this.#state;
  }

  get pages(): readonly ShowPage[] {
    return this.#pages;
  }

  /** Where the show is: to be saved for the next visit. */
  get place(): Place {
    if (this.#state !== 'playing' || this.#held) return this.#place;
    return { page: this.#place.page, ms: this.#audio.narration.positionMs() };
  }

  /** What the speech waits for, while it is played, paused or asked about. */
  get held(): Hold | undefined {
    return this.#held;
  }

  get moment(): Moment {
    return momentOf(this.#pages, this.place);
  }

  get speaking(): Speaking {
    const page = this.#pages[this.#place.page];
    if (this.#state === 'answering' || !page) return { track: this.#answer, emotion: 'general' };
    return { track: page.track, emotion: page.emotion };
  }

  /** Where in that speech a listener is. */
  get speechMs(): number {
    return this.#state === 'answering' ? this.#audio.answer.positionMs() : this.place.ms;
  }

  play(): void {
    if (this.#state === 'ended') this.#put({ page: 0, ms: 0 });
    if (this.#state !== 'playing' && this.#go('play')) this.#sound();
  }

  pause(): void {
    const here = this.place;
    if (!this.#go('pause')) return;
    this.#turn++;
    this.#place = here;
    this.#audio.narration.pause();
  }

  goTo(page: number, ms = 0): void {
    this.#jump({ page, ms });
  }

  /** On with the sound that the page has now. */
  renewSound(): void {
    if (this.#state !== 'playing' || this.#held) return;
    this.#place = this.place;
    this.#audio.narration.pause();
    this.#sound();
  }

  /** What the speech waited for is over, or nobody wants to see more of it. */
  release(hold: Hold): void {
    if (this.#held !== hold) return;
    this.#held = undefined;
    this.#waited = { ...this.#waited, over: [...this.#waited.over, keyOf(hold)] };
    if (this.#state === 'playing') this.#sound();
    this.#onChange();
  }

  seek(time: number): void {
    this.#jump(placeAt(this.#pages, time));
  }

  nextPage(): void {
    this.goTo(this.#place.page + 1);
  }

  previousPage(): void {
    this.goTo(this.#place.page - 1);
  }

  setRate(rate: number): void {
    this.#audio.narration.setRate(clamp(rate, speechLimits.pace.min, speechLimits.pace.max));
  }

  setVolume(volume: number): void {
    this.#audio.setVolume(clamp(volume, 0, 1));
  }

  /** Somebody has a question: silence at once. */
  ask(): void {
    const here = this.place;
    const going = goingStates.includes(this.#state);
    if (nextState(this.#state, 'ask') === undefined) return;
    this.#turn++;
    // The sound first: who is told draws the page anew, and that takes longer than silence may.
    this.#audio.narration.pause();
    this.#audio.answer.stop();
    const track = this.#pages[here.page]?.track ?? silentTrack;
    this.#interrupted ??= { place: { page: here.page, ms: resumeFrom(track, here.ms) }, going };
    this.#place = this.#interrupted.place;
    this.#go('ask');
  }

  /** The answer begins; its sentences follow. */
  beginAnswer(): void {
    this.#sentences = [];
    this.#answer = silentTrack;
    this.#go('answer');
  }

  /** A sentence of the answer; `part` when its sound is a piece of a longer one. */
  async addAnswer(sound: ArrayBuffer, sentence: SentenceTrack, part?: SoundPart): Promise<void> {
    if (this.#state !== 'answering') return;
    this.#sentences = [...this.#sentences, sentence];
    this.#answer = joinSentences(this.#sentences);
    this.#onChange();
    await this.#audio.answer.add(sound, part);
  }

  endAnswer(): void {
    if (this.#state === 'answering') this.#audio.answer.finish();
  }

  /** Back to the show, whether the answer is over or not. */
  leaveQuestion(): void {
    if (this.#state !== 'asking' && this.#state !== 'answering') return;
    this.#audio.answer.stop();
    this.#goBack();
  }

  /** A page has changed: more of it has been spoken. */
  updatePage(index: number, page: ShowPage): void {
    const here = index === this.#place.page;
    const starved = here && this.#state === 'loading' && momentOf(this.#pages, this.#place).waiting;
    this.#pages = this.#pages.map((old, place) => (place === index ? page : old));
    if (here && this.#state === 'playing' && !this.#held) this.#load(page);
    // The next page was not there yet when this one began.
    if (index === this.#place.page + 1 && goingStates.includes(this.#state))
      this.#audio.narration.prepare(page.segments);
    this.#onChange();
    if (starved) this.#sound();
  }

  /** Tells what is on stage whenever a picture is due. */
  onTick(listener: (moment: Moment) => void): () => void {
    return this.#clock.onTick(() => listener(this.moment));
  }

  dispose(): void {
    this.#turn++;
    this.#audio.narration.pause();
    this.#audio.answer.stop();
  }

  #go(event: ShowEvent): boolean {
    const next = nextState(this.#state, event);
    if (next === undefined) return false;
    const changed = next !== this.#state;
    this.#state = next;
    if (changed) this.#onChange();
    return true;
  }

  /** Lets the page sound from where the show is, or waits until there is something to hear. */
  #sound(): void {
    const mine = ++this.#turn;
    const { page: index, ms } = this.#place;
    const page = this.#pages[index];
    if (!page) return;
    if (this.#held) {
      this.#go('ready');
      return;
    }
    const hold = this.#nextHold();
    if (hold && ms >= hold.startMs) {
      this.#hold(hold);
      return;
    }
    if (ms >= page.track.durationMs) {
      this.#pageOver(page);
      return;
    }
    const { narration } = this.#audio;
    this.#load(page);
    narration.play(ms).then(
      () => {
        if (mine !== this.#turn) return;
        // What comes next must not hold up what is waited for.
        narration.prepare(this.#pages[index + 1]?.segments ?? []);
        this.#go('ready');
      },
      () => mine === this.#turn && this.#go('refused'),
    );
  }

  #load(page: ShowPage): void {
    const { narration } = this.#audio;
    const hold = this.#nextHold();
    narration.load(page.segments);
    narration.markAt(hold?.startMs, () => hold && this.#hold(hold));
  }

  #nextHold(): Hold | undefined {
    const { fromMs, over } = this.#waited;
    return this.#holdsOf(this.#place.page).find(
      (hold) => hold.startMs >= fromMs && !over.includes(keyOf(hold)),
    );
  }

  #hold(hold: Hold): void {
    this.#turn++;
    this.#audio.narration.pause();
    this.#held = hold;
    this.#place = { page: this.#place.page, ms: hold.startMs };
    if (!this.#go('ready')) this.#onChange();
  }

  /** Is somewhere else; nothing is waited for that comes before it. */
  #put(to: Place): void {
    this.#place = to;
    this.#held = undefined;
    this.#waited = { fromMs: to.ms, over: [] };
  }

  #soundOver(outcome: 'end' | 'failed'): void {
    const page = this.#pages[this.#place.page];
    if (!page || !goingStates.includes(this.#state)) return;
    const ms = outcome === 'end' ? page.track.durationMs : this.#audio.narration.positionMs();
    this.#place = { page: this.#place.page, ms };
    if (outcome === 'end') this.#sound();
    else this.#go('refused');
  }

  #pageOver(page: ShowPage): void {
    if (!page.complete) {
      this.#go('starve');
      return;
    }
    if (this.#place.page + 1 >= this.#pages.length) {
      this.#turn++;
      this.#go('finish');
      return;
    }
    this.#put({ page: this.#place.page + 1, ms: 0 });
    // The sound first: who is told asks at once where the show is.
    this.#sound();
    this.#onChange();
  }

  /** After a question: on from the word that was cut off, or still where it was paused. */
  #goBack(): void {
    if (!this.#go('back')) return;
    const { place, going } = this.#interrupted ?? { place: this.#place, going: false };
    this.#place = place;
    this.#interrupted = undefined;
    if (going) this.#sound();
    else this.#go('rest');
  }

  /** Goes to a place and goes on doing what it did. */
  #jump(to: Place): void {
    if (this.#state === 'asking' || this.#state === 'answering' || !this.#pages[to.page]) return;
    const going = goingStates.includes(this.#state);
    this.#turn++;
    if (going) this.#audio.narration.pause();
    this.#put(to);
    if (going && this.#go('play')) this.#sound();
    else this.#go('rest');
    this.#onChange();
  }
}
