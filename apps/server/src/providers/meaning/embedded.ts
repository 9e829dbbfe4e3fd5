import { existsSync } from 'node:fs';
import type { ChildProgram } from '../../platform/child-program.ts';
import { meaningFiles } from './files.ts';
import { type MeaningChild, startMeaningChild } from './meaning-child.ts';
import { canBeMeant, type MeaningProvider } from './port.ts';
import type { Meaning } from './port.ts';

type EmbeddedOptions = { engineFolder: string; program: ChildProgram };
type Task = { texts: readonly string[]; done: (meanings: readonly (Meaning | undefined)[]) => void };

/** A page is read in pieces, so that a question does not wait for all of it. */
const textsInPiece = 8;
/** After a failure nobody tries again for so long: whoever asks would wait for it. */
const restMs = 60_000;

/** A model on this machine, in a process of its own: no network, no key. Where it fails, nothing is known of any meaning. */
export function createEmbeddedMeanings({ engineFolder, program }: EmbeddedOptions): MeaningProvider {
  const isInstalled = Object.values(meaningFiles(engineFolder)).every((file) => existsSync(file));
  const waiting = { asked: [] as Task[], ahead: [] as Task[] };
  let child: MeaningChild | undefined;
  let isBusy = false;
  let restsUntil = 0;
  let isClosed = false;

  async function meaningsOf(texts: readonly string[]): Promise<readonly (Meaning | undefined)[]> {
    if (isClosed || Date.now() < restsUntil) return texts.map(() => undefined);
    if (!child?.isAlive()) child = startMeaningChild(program, engineFolder);
    try {
      return await child.meaningsOf(texts);
    } catch {
      // Words still find most of it; the next one gets a new process.
      restsUntil = Date.now() + restMs;
      return texts.map(() => undefined);
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const task = waiting.asked.shift() ?? waiting.ahead.shift();
      if (!task) break;
      task.done(await meaningsOf(task.texts));
    }
    isBusy = false;
  }

  function inTurn(texts: readonly string[], queue: Task[]): Promise<readonly (Meaning | undefined)[]> {
    const told = new Promise<readonly (Meaning | undefined)[]>((done) => queue.push({ texts, done }));
    void work();
    return told;
  }

  return {
    async of(texts, { isAsked = false } = {}) {
      const places = isInstalled ? [...texts.keys()].filter((at) => canBeMeant(texts[at] ?? '')) : [];
      const meanings: (Meaning | undefined)[] = texts.map(() => undefined);
      for (let from = 0; from < places.length; from += textsInPiece) {
        const some = places.slice(from, from + textsInPiece);
        const told = await inTurn(
          some.map((at) => texts[at] ?? ''),
          isAsked ? waiting.asked : waiting.ahead,
        );
        for (const [order, at] of some.entries()) meanings[at] = told[order];
      }
      return meanings;
    },
    warmUp() {
      if (isInstalled) void inTurn(['问'], waiting.asked);
    },
    async close() {
      isClosed = true;
      await child?.stop();
    },
  };
}
