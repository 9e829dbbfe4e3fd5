import { createHash } from 'node:crypto';
import type { CutPage, DeckQuestion, DeckSource, StoredPage } from './port.ts';
import { type AnswerThread, DeckUnknown, startThread, ThreadLost, type ThreadOptions } from './thread.ts';
import type { DeckName, Meanings, Results, Work } from './thread-messages.ts';

export type ThreadsOptions = ThreadOptions & { threads: number };

/** A deck may be pushed out by others between its coming in and its question, or its thread be lost; not oftener than this. */
const mostTries = 4;
/** What a thread does without a deck. */
const noDeck = { projectId: '', revision: '' };
const warm = (thread: AnswerThread): void => void thread.do(noDeck, { kind: 'warm' }).catch(() => undefined);

/** The embedded answers, in threads of their own: cutting and searching a large deck takes seconds. */
export function createAnswerThreads({ threads, ...options }: ThreadsOptions) {
  const places: (AnswerThread | undefined)[] = Array.from({ length: threads });
  // Who saves a page does not wait for those who ask.
  let cutter: AnswerThread | undefined;
  const readings = new Map<string, Promise<void>>();
  let isClosed = false;

  function alive(thread: AnswerThread | undefined): AnswerThread {
    if (isClosed) throw new Error('the server is stopping');
    return thread?.isAlive() ? thread : startThread(options);
  }
  const threadAt = (place: number): AnswerThread => (places[place] = alive(places[place]));
  const cutterNow = (): AnswerThread => (cutter = alive(cutter));

  /** A project always has the same thread, so that its deck lies in one of them alone. */
  const placeOf = ({ projectId }: DeckSource): number =>
    createHash('sha256').update(projectId).digest().readUInt32BE() % threads;
  const nameOf = ({ projectId, revision }: DeckSource): DeckName => ({ projectId, revision });

  /** Brings the pages that the thread does not have: after an edit that is one. */
  async function bring(thread: AnswerThread, source: DeckSource): Promise<void> {
    const deck = nameOf(source);
    const pages = await source.places();
    try {
      const editions = await thread.do(deck, {
        kind: 'lacks',
        editions: pages.map(({ edition }) => edition),
      });
      // One page at a time: a whole deck would be a lot of memory for a moment.
      for await (const { edition, page } of source.editions(editions))
        await thread.do(deck, { kind: 'page', edition, page });
      await thread.do(deck, { kind: 'whole', places: pages });
    } catch (error) {
      void thread.do(deck, { kind: 'drop' }).catch(() => undefined);
      throw error;
    }
  }

  /** Many ask for a deck that nobody has read yet: it is read once. */
  function bringOnce(thread: AnswerThread, source: DeckSource): Promise<void> {
    const under = readings.get(source.projectId);
    if (under) return under;
    const reading = bring(thread, source).finally(() => readings.delete(source.projectId));
    readings.set(source.projectId, reading);
    return reading;
  }

  /** Others may have broken the thread: then it is done by the next one. */
  async function again<T>(work: () => Promise<T>): Promise<T> {
    for (let left = mostTries; ; left--) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DeckUnknown || error instanceof ThreadLost) || left === 1) throw error;
      }
    }
  }

  const ask = <W extends Work>(source: DeckSource, work: W): Promise<Results[W['kind']]> =>
    again(async () => {
      const thread = threadAt(placeOf(source));
      try {
        return await thread.do(nameOf(source), work);
      } catch (error) {
        if (error instanceof DeckUnknown) await bringOnce(thread, source);
        throw error;
      }
    });

  return {
    warmUp(): void {
      for (const place of places.keys()) warm(threadAt(place));
      warm(cutterNow());
    },
    cut: (stored: StoredPage): Promise<CutPage> =>
      again(() => cutterNow().do(noDeck, { kind: 'cut', stored })),
    complete: (deck: DeckSource, asked: DeckQuestion) => ask(deck, { kind: 'complete', asked }),
    answer: (deck: DeckSource, asked: DeckQuestion, meanings: Meanings) =>
      ask(deck, { kind: 'answer', asked, meanings }),
    retrieve: (deck: DeckSource, asked: DeckQuestion, meanings: Meanings) =>
      ask(deck, { kind: 'retrieve', asked, meanings }),
    languagesOf: (deck: DeckSource) => ask(deck, { kind: 'languages' }),
    offer: (deck: DeckSource, given: readonly string[], meanings: Meanings) =>
      ask(deck, { kind: 'offer', given, meanings }),
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...places, cutter].map((thread) => thread?.stop()));
    },
  };
}
