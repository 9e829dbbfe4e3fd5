import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import { stageKeys } from '../api.ts';
import { isUnspoken, nextToLoad, type TalkPage } from '../rules.ts';

/** Pages that are still being spoken are asked for again after this time; sooner while somebody hears nothing. */
const growMs = 1000;
const awaitedMs = 400;
/** A lost connection is tried again after this time, and told after so many times. */
const retryMs = 2000;
const patience = 3;

type Tools = {
  client: QueryClient;
  fetchTrack(address: string, signal: AbortSignal): Promise<PageTrack>;
  /** The pages as they are now; a page that nobody spoke before may have an address then. */
  loadPages(signal: AbortSignal): Promise<readonly TalkPage[]>;
  onPages(pages: readonly TalkPage[]): void;
  onTrack(page: number, track: PageTrack): void;
  onFault(): void;
  /** Whether the talk stands because its next words are not there. */
  isStarved(): boolean;
};

/** A lost connection is for the walk to judge, however the rest of the page sees it; what is here stays for the visit. */
const asked = { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const;

/** Decides what of a talk is fetched next: the page on stage first, the others behind it, growing ones again and again. */
export class Tracks {
  readonly #tools: Tools;
  readonly #talkId: string;
  #pages: readonly TalkPage[];
  #current: number;
  #waits = false;
  #all = false;
  #stale = false;
  #failures = 0;
  #end = new AbortController();
  #wake = () => {};
  #woken = false;

  constructor(talk: { id: string; pages: readonly TalkPage[] }, current: number, tools: Tools) {
    this.#talkId = talk.id;
    this.#pages = talk.pages;
    this.#current = current;
    this.#tools = tools;
  }

  async run(): Promise<void> {
    this.#end = new AbortController();
    const { signal } = this.#end;
    while (!signal.aborted) {
      let rest: number | undefined;
      try {
        rest = await this.#step(signal);
        this.#failures = 0;
      } catch {
        rest = retryMs;
        if (++this.#failures === patience && !signal.aborted) this.#tools.onFault();
      }
      if (rest !== 0 && !signal.aborted) await this.#pause(rest);
    }
  }

  stop(): void {
    this.#end.abort();
    // The next visit asks anew: pages may be spoken again meanwhile.
    this.#tools.client.removeQueries({ queryKey: stageKeys.onStage(this.#talkId) });
    this.#rouse();
  }

  /** Another page is on stage. */
  move(page: number): void {
    if (page === this.#current) return;
    this.#current = page;
    this.#rouse();
  }

  /** Somebody waits for the sound: a page that nobody spoke yet is asked for until somebody has. */
  awaitSpeech(): void {
    this.#waits = true;
    this.#rouse();
  }

  /** Somebody has begun, and waits for nothing: the other pages will be needed too. */
  fetchAll(): void {
    if (this.#all) return;
    this.#all = true;
    this.#rouse();
  }

  /** Addresses may be too old: everything is asked for anew. */
  retry(): void {
    this.#stale = true;
    this.#failures = 0;
    void this.#tools.client.invalidateQueries({
      queryKey: this.#keyOf(this.#current),
      refetchType: 'none',
    });
    this.#rouse();
  }

  #keyOf(page: number) {
    return stageKeys.track(this.#talkId, this.#pages[page]?.id ?? '');
  }

  #stateOf(page: number): 'missing' | 'growing' | 'complete' {
    const state = this.#tools.client.getQueryState<PageTrack>(this.#keyOf(page));
    if (!state?.data || state.isInvalidated) return 'missing';
    return state.data.complete ? 'complete' : 'growing';
  }

  #rouse(): void {
    this.#woken = true;
    this.#wake();
  }

  async #pause(ms?: number): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (ms !== undefined) setTimeout(resolve, ms);
      });
    }
    this.#woken = false;
  }

  /** Does one thing; answers how long to rest afterwards, undefined until there is something new. */
  async #step(signal: AbortSignal): Promise<number | undefined> {
    if (this.#stale) await this.#loadPages(signal);
    const here = this.#current;
    const missing = this.#pages.map(
      ({ broadcast }, page) =>
        broadcast !== null && this.#stateOf(page) === 'missing' && (this.#all || page === here),
    );
    const next = nextToLoad(missing, here);
    if (next !== undefined) {
      await this.#load(next, signal);
      return 0;
    }
    const growing = [here, here + 1].find((page) => this.#stateOf(page) === 'growing');
    if (growing !== undefined) {
      await this.#load(growing, signal);
      return this.#tools.isStarved() ? awaitedMs : growMs;
    }
    const page = this.#pages[here];
    if (!this.#waits || !page || !isUnspoken(page)) return undefined;
    await this.#loadPages(signal);
    return growMs * 2;
  }

  async #load(page: number, signal: AbortSignal): Promise<void> {
    const address = this.#pages[page]?.broadcast?.trackUrl;
    if (address === undefined) return;
    const { client, fetchTrack, onTrack } = this.#tools;
    const track = await client.fetchQuery({
      ...asked,
      queryKey: this.#keyOf(page),
      queryFn: (query) => fetchTrack(address, query.signal),
      staleTime: 0,
      // Comparing thousands of words once a second finds nothing that the stage needs.
      structuralSharing: false,
    });
    if (!signal.aborted) onTrack(page, track);
  }

  async #loadPages(signal: AbortSignal): Promise<void> {
    const { client, loadPages } = this.#tools;
    const loaded = await client.fetchQuery({
      ...asked,
      queryKey: stageKeys.pages(this.#talkId),
      queryFn: (query) => loadPages(query.signal),
      staleTime: 0,
    });
    const fresh = new Map(loaded.map((page) => [page.id, page]));
    if (signal.aborted) return;
    this.#stale = false;
    // The pages on stage stay; what was added or taken away meanwhile is for the next visit.
    this.#pages = this.#pages.map((page) => ({ ...page, broadcast: fresh.get(page.id)?.broadcast ?? null }));
    this.#tools.onPages(this.#pages);
  }
}
