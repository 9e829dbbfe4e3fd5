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
export class Tracks {
  readonly #tools: Tools;
  #pages: readonly TalkPage[];
  #current: number;
  #all = false;
  #stale = false;
  #failures = 0;
  readonly #loaded: ('growing' | 'complete' | undefined)[];
  #end = new AbortController();
  #wake = () => {};
  #woken = false;

  constructor(pages: readonly TalkPage[], current: number, tools: Tools) {
    this.#pages = pages;
    this.#current = current;
    this.#tools = tools;
    this.#loaded = pages.map(() => undefined);
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
    this.#rouse();
  }

  /** Another page is on stage. */
  move(page: number): void {
    if (page === this.#current) return;
    this.#current = page;
    this.#rouse();
  }

  /** Somebody listens: the other pages will be needed too. */
  fetchAll(): void {
    this.#all = true;
    this.#rouse();
  }

  /** Addresses may be too old: everything is asked for anew. */
  retry(): void {
    this.#stale = true;
    this.#failures = 0;
    this.#loaded[this.#current] = undefined;
    this.#rouse();
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
        broadcast !== null && this.#loaded[page] === undefined && (this.#all || page === here),
    );
    const next = nextToLoad(missing, here);
    if (next !== undefined) {
      await this.#load(next, signal);
      return 0;
    }
    const growing = [here, here + 1].find((page) => this.#loaded[page] === 'growing');
    if (growing !== undefined) {
      await this.#load(growing, signal);
      return growMs;
    }
    const page = this.#pages[here];
    if (!this.#all || !page || !isUnspoken(page)) return undefined;
    await this.#loadPages(signal);
    return growMs * 2;
  }

  async #load(page: number, signal: AbortSignal): Promise<void> {
    const address = this.#pages[page]?.broadcast?.trackUrl;
    if (address === undefined) return;
    const track = await this.#tools.fetchTrack(address, signal);
    if (signal.aborted) return;
    this.#loaded[page] = track.complete ? 'complete' : 'growing';
    this.#tools.onTrack(page, track);
  }

  async #loadPages(signal: AbortSignal): Promise<void> {
    const fresh = new Map((await this.#tools.loadPages(signal)).map((page) => [page.id, page]));
    if (signal.aborted) return;
    this.#stale = false;
    // The pages on stage stay; what was added or taken away meanwhile is for the next visit.
    this.#pages = this.#pages.map((page) => ({ ...page, broadcast: fresh.get(page.id)?.broadcast ?? null }));
    this.#tools.onPages(this.#pages);
  }
}
