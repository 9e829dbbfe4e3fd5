import { filmParts, filmSeconds, type FilmPart, partAt } from '@app/deck/staging/films.ts';
import type { Hold } from '@app/player/entry-show.ts';
import type { StageEngine } from '../../engine/stage-engine.ts';
import type { StageState } from '../../store.ts';

/** What is used of a media element. */
export type Media = Pick<
  HTMLMediaElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'error'
  | 'muted'
  | 'volume'
  | 'loop'
  | 'playbackRate'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
>;

type Wanted = {
  media: Media;
  element: { id: string; type: string; autoplay?: boolean; loop?: boolean; volume?: number };
  /** The page that it is on. */
  index: number;
  talk: Pick<StageEngine, 'store' | 'pause' | 'toggle' | 'release'>;
};

/** A film that is further away from where the talk is than this is put there. */
const driftSeconds = 0.4;
/** Where a film was that the speech waits for when another page took its place, for an answer. */
const left = new WeakMap<Hold, number>();

/** In these nothing of the talk is heard, so a viewer may hear a film. */
const standing: readonly StageState['phase'][] = ['closed', 'idle', 'paused', 'ended'];

/**
 * A film that plays as the talk says: where it is follows from the time of its page, except while the speech waits for it.
 * What a viewer starts is heard while the talk stands, and stops when it goes on.
 */
export class FollowedFilm {
  readonly #wanted: Wanted;
  readonly #unsubscribe: () => void;
  #hold: Hold | undefined;
  #part: FilmPart | undefined;
  /** What a viewer wants of it, against the talk. */
  #wish: 'none' | 'plays' | 'stands' = 'none';
  /** The talk has put it where it is. */
  #isLed = false;
  /** This browser lets nothing be heard that nobody pressed. */
  #isRefused = false;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    const { media, talk } = wanted;
    this.#unsubscribe = talk.store.subscribe(this.#apply);
    media.addEventListener('ended', this.skip);
    media.addEventListener('error', this.skip);
    media.addEventListener('loadedmetadata', this.#refresh);
    this.#refresh();
  }

  /** A viewer presses: what the speech waits for stops and goes on with the talk, everything else stops the talk. */
  readonly press = (): void => {
    const { media, talk } = this.#wanted;
    if (this.#hold) return talk.toggle();
    if (!media.paused) {
      this.#wish = 'stands';
      return media.pause();
    }
    talk.pause();
    this.#wish = 'plays';
    this.#isRefused = false;
    if (media.ended) media.currentTime = 0;
    return this.#run(true, true, talk.store.getState());
  };

  /** A viewer wants to see it from somewhere else. */
  readonly seek = (seconds: number): void => {
    this.#wanted.media.currentTime = seconds;
  };

  /** It is over, or nobody waits for it any longer. */
  readonly skip = (): void => {
    if (this.#hold) this.#wanted.talk.release(this.#hold);
  };

  readonly end = (): void => {
    const { media } = this.#wanted;
    this.#unsubscribe();
    media.removeEventListener('ended', this.skip);
    media.removeEventListener('error', this.skip);
    media.removeEventListener('loadedmetadata', this.#refresh);
    if (this.#hold) left.set(this.#hold, media.currentTime);
    media.pause();
  };

  readonly #refresh = (): void => this.#apply(this.#wanted.talk.store.getState());

  readonly #apply = (now: StageState): void => {
    const { media, element, index } = this.#wanted;
    const isHere = now.page === index;
    const held = isHere && now.held?.elementId === element.id ? now.held : undefined;
    if (held !== this.#hold) this.#take(held);
    if (this.#hold) return this.#run(now.phase === 'playing', true, now);
    if (this.#wish === 'plays' && !standing.includes(now.phase)) this.#wish = 'none';
    if (this.#wish === 'plays') return this.#run(!media.paused, true, now);
    const part = isHere ? this.#partAt(now) : undefined;
    if (part?.startMs !== this.#part?.startMs) this.#wish = 'none';
    this.#part = part;
    if (part && part.how !== 'alone' && this.#wish === 'none') {
      const isBeforeEnd = this.#put(part, now.pageMs);
      return this.#run(now.phase === 'playing' && isBeforeEnd, part.how === 'along', now);
    }
    media.pause();
    // Before its time it is as if it had never played.
    if (!part && this.#isLed) media.currentTime = 0;
    if (!part) this.#isLed = false;
    return undefined;
  };

  #partAt({ tracks, pageMs }: StageState): FilmPart | undefined {
    const { element, index } = this.#wanted;
    const track = tracks[index];
    return partAt(filmParts([element], track?.cues ?? [], (track?.durationMs ?? 0) > 0), element.id, pageMs);
  }

  #take(held: Hold | undefined): void {
    const { media, element } = this.#wanted;
    this.#hold = held;
    // What is waited for comes to an end.
    media.loop = element.loop === true && !held;
    if (!held) return;
    this.#wish = 'none';
    this.#isLed = true;
    media.currentTime = left.get(held) ?? 0;
    if (media.error) this.skip();
  }

  /** Puts the film where it is at this time of its page; answers whether that is before its end. */
  #put(part: FilmPart, pageMs: number): boolean {
    const { media, element } = this.#wanted;
    const seconds = filmSeconds(part, pageMs, { seconds: media.duration, loop: element.loop === true });
    if (seconds === undefined) return false;
    const isFar = Math.abs(media.currentTime - seconds) > driftSeconds;
    if (isFar || !this.#isLed) media.currentTime = seconds;
    this.#isLed = true;
    return true;
  }

  #run(isOn: boolean, isHeard: boolean, { muted, volume, isSilent, rate }: StageState): void {
    const { media, element } = this.#wanted;
    media.volume = (element.volume ?? 1) * volume;
    media.playbackRate = rate;
    media.muted = !isHeard || muted || isSilent || this.#isRefused;
    if (!isOn) media.pause();
    else if (media.paused && !media.ended) this.#start();
  }

  #start(): void {
    const { media, element } = this.#wanted;
    media.play().catch((error: unknown) => {
      // What was overtaken says nothing.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      if (this.#isRefused || element.type !== 'video') return this.skip();
      // A browser that wants a press for every film lets it be seen at least.
      this.#isRefused = true;
      media.muted = true;
      this.#start();
    });
  }
}
