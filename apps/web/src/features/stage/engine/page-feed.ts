import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Show, ShowPage } from '@app/player/entry-show.ts';
import { grownSegments, isBetweenSentences, type TalkPage } from '../rules.ts';
import type { StageStore } from '../store.ts';

type Tools = {
  store: StageStore;
  show(): Show | undefined;
  /** A page as the show plays it; asked only while there is a show. */
  showPageOf(page: TalkPage, track: PageTrack): ShowPage | undefined;
};

/** Brings the speech of pages on stage as it comes in, so that nobody hears the exchange. */
export class PageFeed {
  readonly #tools: Tools;
  /** A page that was finished while it played: its one sound waits for a pause. */
  #held: { page: number; track: PageTrack } | undefined;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  take(page: number, track: PageTrack): void {
    const { tracks, fault } = this.#tools.store.getState();
    const show = this.#tools.show();
    const before = tracks[page];
    const isHere = show?.state === 'playing' && show.place.page === page;
    // A finished page has one sound instead of many; where somebody listens it is exchanged in a pause.
    if (isHere && before && !before.complete && track.complete) this.#held = { page, track };
    // After a fault the old addresses may be the fault.
    else if (fault) this.#put(page, track);
    else this.#put(page, { ...track, segments: grownSegments(before, track) });
  }

  /** Puts on stage what waits for a pause, if this is one. */
  exchange(show: Show): void {
    if (!this.#held) return;
    const { page, track } = this.#held;
    const { place, state } = show;
    const isPlaying = state === 'playing' && !show.held && place.page === page;
    if (isPlaying && !isBetweenSentences(track, place.ms)) return;
    this.#held = undefined;
    this.#put(page, track);
    if (isPlaying) show.renewSound();
  }

  #put(page: number, track: PageTrack): void {
    const { store, show, showPageOf } = this.#tools;
    const { tracks, pages } = store.getState();
    store.setState({ tracks: tracks.map((old, index) => (index === page ? track : old)), fault: false });
    const talkPage = pages[page];
    const shown = talkPage && showPageOf(talkPage, track);
    if (shown) show()?.updatePage(page, shown);
  }
}
