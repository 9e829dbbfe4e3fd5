import { existsSync } from 'node:fs';
import type { ChildProgram } from '../../platform/child-program.ts';
import { isReadable, meaningFiles, textsAtOnce } from './files.ts';
import { type MeaningChild, startMeaningChild } from './meaning-child.ts';
import { type Meaning, type MeaningProvider, type Waiter, waiters } from './port.ts';

type EmbeddedOptions = {
  engineFolder: string;
  program: ChildProgram;
  onFault?: (error: unknown) => void;
};
type Meanings = readonly (Meaning | undefined)[];
type Task = { texts: readonly string[]; done: (meanings: Meanings) => void; isLeft: boolean };

/** After a failure nobody tries again for so long: whoever asks would wait for it. */
const restMs = 60_000;
/** By the clock: who waits goes on without it, and a process that takes longer is ended. */
const patienceMs: Record<Waiter, number> = { asked: 3_000, written: 1_500, ahead: 120_000 };
const hungMs = 60_000;

/** What comes in time, or else nothing. */
function inTime<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error as Error);
      }
    }, ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** A model on this machine, in a process of its own: no network, no key. Where it fails, nothing is known of any meaning. */
export function createEmbeddedMeanings({ engineFolder, program, onFault }: EmbeddedOptions): MeaningProvider {
  const isInstalled = Object.values(meaningFiles(engineFolder)).every((file) => existsSync(file));
  const waiting: Record<Waiter, Task[]> = { asked: [], written: [], ahead: [] };
  let child: MeaningChild | undefined;
  let isBusy = false;
  let restsUntil = 0;
  let isClosed = false;
  const works = () => isInstalled && !isClosed && Date.now() >= restsUntil;

  async function meaningsOf(texts: readonly string[]): Promise<Meanings> {
    if (!works()) return texts.map(() => undefined);
    try {
      if (!child?.isAlive()) child = startMeaningChild(program, engineFolder);
      const running = child;
      return await inTime(running.meaningsOf(texts), hungMs, () => {
        // Its end is the failure that is told of.
        void running.stop();
        throw new Error('it took too long');
      });
    } catch (error) {
      if (!isClosed) onFault?.(error);
      // Words still find most of it; the next one gets a new process.
      restsUntil = Date.now() + restMs;
      return texts.map(() => undefined);
    }
  }

  function nextTask(): Task | undefined {
    for (const waiter of waiters) {
      const task = waiting[waiter].shift();
      if (task) return task;
    }
    return undefined;
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let task = nextTask(); task; task = nextTask())
      if (!task.isLeft) task.done(await meaningsOf(task.texts));
    isBusy = false;
  }

  /** What some texts mean, by when it has to be known. */
  function inTurn(texts: readonly string[], waiter: Waiter, until: number): Promise<Meanings> {
    const unknown = texts.map(() => undefined);
    if (Date.now() >= until) return Promise.resolve(unknown);
    let task: Task | undefined;
    const told = new Promise<Meanings>((done) => {
      task = { texts, done, isLeft: false };
      waiting[waiter].push(task);
    });
    void work();
    return inTime(told, until - Date.now(), () => {
      if (task) task.isLeft = true;
      return unknown;
    });
  }

  return {
    works,
    reads: isReadable,
    async of(texts, waiter) {
      const until = Date.now() + patienceMs[waiter];
      const places = works() ? [...texts.keys()].filter((at) => isReadable(texts[at] ?? '')) : [];
      const meanings: (Meaning | undefined)[] = texts.map(() => undefined);
      // In pieces, so that a question does not wait for the whole of a page.
      for (let from = 0; from < places.length; from += textsAtOnce) {
        const some = places.slice(from, from + textsAtOnce);
        const told = await inTurn(
          some.map((at) => texts[at] ?? ''),
          waiter,
          until,
        );
        for (const [order, at] of some.entries()) meanings[at] = told[order];
      }
      return meanings;
    },
    warmUp() {
      if (works()) void inTurn(['问'], 'asked', Date.now() + hungMs);
    },
    async close() {
      isClosed = true;
      await child?.stop();
    },
  };
}
