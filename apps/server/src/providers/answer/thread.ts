import { Worker } from 'node:worker_threads';
import type { ChildProgram } from '../../platform/child-program.ts';
import type { DeckName, FromThread, Results, ToThread, Work } from './thread-messages.ts';

export type ThreadOptions = {
  /** The program of `children/answer`, and what Node needs to run it. */
  program: ChildProgram;
  /** Work that takes longer is given up, and the thread with it. */
  longestMs: number;
};

/** The thread does not have the deck. */
export class DeckUnknown extends Error {
  override name = 'DeckUnknown';
}

/** The thread ended over the work of somebody else. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

const heapMegabytes = 768;

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

export type AnswerThread = ReturnType<typeof startThread>;

/** A thread that reads decks, one piece of work after the other. */
export function startThread({ program, longestMs }: ThreadOptions) {
  const worker = new Worker(program.file, {
    execArgv: [...program.execArgv],
    // It needs none of our settings, least of all the secret ones.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // It never keeps the process: who waits for an answer does.
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isAlive = true;
  let watch: NodeJS.Timeout | undefined;

  /** The work at its head is what the thread does; whatever it takes is counted from when it began. */
  function watchNext(): void {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(() => end(new Error('a deck took too long')), longestMs);
  }

  function end(reason: Error): void {
    if (!isAlive) return;
    isAlive = false;
    clearTimeout(watch);
    // It did the first and had not begun with the others.
    const [guilty, ...others] = waiting.values();
    guilty?.reject(reason);
    for (const { reject } of others) reject(new ThreadLost('the thread of answers was lost'));
    waiting.clear();
    void worker.terminate();
  }

  worker.on('message', (message: FromThread) => {
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    watchNext();
    if (message.kind === 'done') asker?.resolve(message.result as never);
    else if (message.kind === 'unknown') asker?.reject(new DeckUnknown());
    else asker?.reject(new Error(message.reason));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread of answers ended')));

  return {
    isAlive: () => isAlive,
    do<W extends Work>(deck: DeckName, work: W): Promise<Results[W['kind']]> {
      const message: ToThread = { id: ++lastId, deck, work };
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        if (waiting.size === 1) watchNext();
        worker.postMessage(message);
      });
    },
    async stop(): Promise<void> {
      end(new Error('the server is stopping'));
      await worker.terminate();
    },
  };
}
