import { createHash } from 'node:crypto';
import type { AnswerProvider, DeckSource } from './port.ts';
import { type AnswerThread, DeckUnknown, startThread, type ThreadOptions } from './thread.ts';
import type { Results, Work } from './thread-messages.ts';

export type ThreadsOptions = ThreadOptions & { threads: number };

/** A deck may be pushed out by others between its coming in and its question; more than twice it is not. */
const mostReadings = 3;

/** The embedded answers, in threads of their own: cutting and searching a large deck takes seconds. */
export function createAnswerThreads({ threads, ...options }: ThreadsOptions): AnswerProvider {
  const places: (AnswerThread | undefined)[] = Array.from({ length: threads });
  const readings = new Map<string, Promise<void>>();
  let isClosed = false;

  function threadAt(place: number): AnswerThread {
    if (isClosed) throw new Error('the server is stopping');
    const here = places[place];
    if (here?.isAlive()) return here;
    return (places[place] = startThread(options));
  }

  /** A project always has the same thread, so that its deck lies in one of them alone. */
  const placeOf = ({ projectId }: DeckSource): number =>
    createHash('sha256').update(projectId).digest().readUInt32BE() % threads;
  const nameOf = ({ projectId, revision }: DeckSource): string => `${projectId} ${revision}`;

  async function bring(thread: AnswerThread, source: DeckSource): Promise<void> {
    const deck = nameOf(source);
    try {
      let page = 0;
      // One page at a time: a whole deck would be a lot of memory for a moment.
      for await (const stored of source.pages())
        await thread.do(deck, { kind: 'page', page: ++page, stored });
      await thread.do(deck, { kind: 'whole' });
    } catch (error) {
      void thread.do(deck, { kind: 'drop' }).catch(() => undefined);
      throw error;
    }
  }

  /** Many ask for a deck that nobody has read yet: it is read once. */
  function bringOnce(thread: AnswerThread, source: DeckSource): Promise<void> {
    const name = nameOf(source);
    const under = readings.get(name);
    if (under) return under;
    const reading = bring(thread, source).finally(() => readings.delete(name));
    readings.set(name, reading);
    return reading;
  }

  async function ask<W extends Work>(source: DeckSource, work: W): Promise<Results[W['kind']]> {
    const place = placeOf(source);
    for (let time = 0; ; time++) {
      const thread = threadAt(place);
      try {
        return await thread.do(nameOf(source), work);
      } catch (error) {
        if (!(error instanceof DeckUnknown) || time >= mostReadings) throw error;
        await bringOnce(thread, source);
      }
    }
  }

  return {
    name: 'embedded',
    warmUp() {
      for (const place of places.keys())
        void threadAt(place)
          .do('', { kind: 'warm' })
          .catch(() => undefined);
    },
    answer: (deck, asked) => ask(deck, { kind: 'answer', asked }),
    retrieve: (deck, asked) => ask(deck, { kind: 'retrieve', asked }),
    languagesOf: (deck) => ask(deck, { kind: 'languages' }),
    offer: (deck, given) => ask(deck, { kind: 'offer', given }),
    async close() {
      isClosed = true;
      await Promise.all(places.map((thread) => thread?.stop()));
    },
  };
}
