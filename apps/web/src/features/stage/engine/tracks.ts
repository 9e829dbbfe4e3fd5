import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { isUnspoken, nextToLoad, type TalkPage } from '../rules.ts';

/** Pages that are still being spoken are asked for again after this time. */
const growMs = 1000;
/** A lost connection is tried again after this time, and told after so many times. */
const retryMs = 2000;
const patience = 3;

type Tools = {
  fetchTrack(address: string, signal: AbortSignal): Promise<PageTrack>;
  /** The pages as they are now; a page that nobody spoke before may have an address then. */
  loadPages(signal: AbortSignal): Promise<readonly TalkPage[]>;
  onPages(pages: readonly TalkPage[]): void;
  onTrack(page: number, track: PageTrack): void;
  onFault(): void;
};

/** Fetches what plays on the pages: the one on stage first, the others behind it, growing ones again and again. */
export function createTracks(start: readonly TalkPage[], from: number, tools: Tools) {
  let pages = start;
  let current = from;
  let all = false;
  let failures = 0;
  let stale = false;
  const complete: boolean[] = start.map(() => false);
  const loaded: boolean[] = start.map(() => false);
  const end = new AbortController();
  let wake = () => {};

  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (ms !== undefined) setTimeout(resolve, ms);
    });

  async function load(page: number): Promise<void> {
    const address = pages[page]?.broadcast?.trackUrl;
    if (address === undefined) return;
    const track = await tools.fetchTrack(address, end.signal);
    if (end.signal.aborted) return;
    loaded[page] = true;
    complete[page] = track.complete;
    tools.onTrack(page, track);
  }

  async function loadPagesAgain(): Promise<void> {
    const now = await tools.loadPages(end.signal);
    // The pages on stage stay; what was added or taken away meanwhile is for the next visit.
    pages = pages.map((page) => {
      const fresh = now.find(({ id }) => id === page.id);
      return fresh ? { ...page, broadcast: fresh.broadcast } : page;
    });
    stale = false;
    if (!end.signal.aborted) tools.onPages(pages);
  }

  /** Does one thing; answers how long to rest afterwards. */
  async function step(): Promise<number | undefined> {
    if (stale) await loadPagesAgain();
    const near = all ? [current, current + 1] : [current];
    const missing = pages.map((page, index) => page.broadcast !== null && !loaded[index]);
    const next = all ? nextToLoad(missing, current) : missing[current] ? current : undefined;
    if (next !== undefined) {
      await load(next);
      return 0;
    }
    const growing = near.find((index) => loaded[index] && !complete[index]);
    if (growing !== undefined) {
      await load(growing);
      return growMs;
    }
    const unspoken = pages[current];
    if (all && unspoken && isUnspoken(unspoken)) {
      await loadPagesAgain();
      return growMs * 2;
    }
    return undefined;
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      let rest: number | undefined;
      try {
        rest = await step();
        failures = 0;
      } catch {
        rest = retryMs;
        if (++failures === patience && !end.signal.aborted) tools.onFault();
      }
      if (rest !== 0 && !end.signal.aborted) await pause(rest);
    }
  }
  void run();

  return {
    /** Another page is on stage. */
    move(page: number) {
      if (page === current) return;
      current = page;
      wake();
    },
    /** Somebody listens: the other pages will be needed too. */
    fetchAll() {
      if (all) return;
      all = true;
      wake();
    },
    /** Addresses may be too old: everything is asked for anew. */
    retry() {
      stale = true;
      loaded[current] = false;
      failures = 0;
      wake();
    },
    dispose() {
      end.abort();
      wake();
    },
  };
}

export type Tracks = ReturnType<typeof createTracks>;
