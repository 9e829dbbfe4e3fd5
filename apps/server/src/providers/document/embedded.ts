import { join } from 'node:path';
import type { Refusal } from '@app/deck/pptx/guard/refusal.ts';
import type { NotKept } from '@app/deck/pptx/read/report.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { readSlide, storedDesign } from '@app/deck/schema/stored.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import type { ChildMessage, ChildPage } from './child-messages.ts';
import {
  type DeckSummary,
  DocumentRefused,
  type Documents,
  type ReadOptions,
  type Unlocking,
} from './port.ts';
import type { ProjectRefusal } from './project-refusal.ts';
import { createTextReading } from './read-text.ts';
import { scanFiles } from './text/scan/files.ts';
import { refusalFaults } from './refusal-faults.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';

const megabyte = 1024 * 1024;

export const readLimits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 1024 * megabyte,
  milliseconds: 60_000,
  outputBytes: 128 * megabyte,
};

// Hands pages on one after the other while more of them arrive; the first failure ends it.
function createHandover(
  { folder, onProgress }: ReadOptions,
  signal: AbortSignal,
  fail: (error: unknown) => void,
) {
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    give({ pictures, slide: given, notKept, sound, ...page }: ChildPage, total: number): void {
      const index = count++;
      const { slide, unreadable } = readSlide(given);
      const lost: NotKept[] = Array.from({ length: unreadable }, () => ({ what: 'object' }));
      const files = pictures.map(({ name, ...picture }) => ({ ...picture, path: join(folder, name) }));
      const heard = sound && { ...sound, audio: join(folder, sound.audio), track: join(folder, sound.track) };
      const more = { notKept: [...notKept, ...lost], pictures: files, ...(heard && { sound: heard }) };
      last = last.then(() => {
        signal.throwIfAborted();
        return onProgress({ index, total, ...page, slide, ...more });
      });
      last.catch(fail);
    },
    all: () => last,
  };
}

type Outcome = { summary?: DeckSummary; isDone?: true; refusal?: Refusal | ProjectRefusal };

/** Reads documents on this machine, each in a child process with limits. */
export function createEmbeddedDocuments(
  programs: { deck: ChildProgram; text: ChildProgram; unlock: ChildProgram; engineFolder: string },
  limits: ChildLimits = readLimits,
): Documents {
  return {
    readText: createTextReading(programs.text, programs.engineFolder),
    async unlock(file, password, to) {
      let outcome: Unlocking | undefined;
      const input = Buffer.from(password);
      const onLine = (line: string) => {
        // Our own program wrote the line, so it is one of the three.
        outcome = line as Unlocking;
      };
      const end = await runWatched(programs.unlock, [file, to], limits, { input, onLine });
      if (end.kind === 'over-limit') return 'unreadable';
      if (!outcome) throw new Error(`Unlocking ended with code ${end.code}: ${end.errors}`);
      return outcome;
    },
    readsScans: () => scanFiles(programs.engineFolder) !== undefined,
    async readDeck(file, options) {
      const stop = new AbortController();
      const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
      const pages = createHandover(options, signal, (error) => stop.abort(error));
      const outcome: Outcome = {};
      const onLine = (line: string) => {
        // Our own program wrote the line, so it has this shape.
        const message = JSON.parse(line) as ChildMessage;
        if (message.kind === 'opened') {
          const { design, ...summary } = message.summary;
          outcome.summary = { ...summary, design: storedDesign(design, deckVersion) };
          options.onOpened?.(outcome.summary);
        } else if (message.kind === 'page') pages.give(message.page, outcome.summary?.pages ?? 0);
        else if (message.kind === 'refused') outcome.refusal = message.reason;
        else outcome.isDone = true;
      };
      const end = await runWatched(programs.deck, [file, options.folder], limits, { signal, onLine });
      const { summary, isDone, refusal } = outcome;
      if (refusal) throw new DocumentRefused(refusalFaults[refusal], refusal);
      if (end.kind === 'over-limit') throw new DocumentRefused(refusalFaults.damaged, 'too-heavy');
      if (!isDone || !summary)
        throw new Error(`The document reader ended with code ${end.code}: ${end.errors}`);
      await pages.all();
      return summary;
    },
  };
}
