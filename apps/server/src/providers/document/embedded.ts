import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { refusalFaults } from '@app/deck/pptx/guard/refusal.ts';
import type { ChildMessage, ChildPage } from './child-messages.ts';
import { type DeckSummary, DocumentRefused, type Documents, type ReadOptions } from './port.ts';
import { type ChildLimits, runWatched } from './watched-child.ts';

const megabyte = 1024 * 1024;

export const readLimits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 1024 * megabyte,
  milliseconds: 60_000,
  outputBytes: 128 * megabyte,
};

// Beside the bundle the child is a bundle too; beside the source it is TypeScript.
function childProgram(): { program: string; execArgv: string[] } {
  if (!import.meta.url.endsWith('.ts')) {
    return { program: fileURLToPath(new URL('children/read-document.js', import.meta.url)), execArgv: [] };
  }
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return {
    program: fileURLToPath(new URL('../../children/read-document.ts', import.meta.url)),
    execArgv: ['--import', pathToFileURL(tsx).href],
  };
}

// Hands pages on one after the other while more of them arrive.
function createHandover(total: () => number, { folder, onProgress }: ReadOptions) {
  let index = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    give({ pictures, ...page }: ChildPage): void {
      const at = index++;
      const files = pictures.map(({ name, ...picture }) => ({ ...picture, path: join(folder, name) }));
      last = last.then(() => onProgress({ index: at, total: total(), ...page, pictures: files }));
    },
    failed: (stop: (error: unknown) => void) => void last.catch(stop),
    all: () => last,
  };
}

/** Reads documents on this machine, each in a child process with limits. */
export function createEmbeddedDocuments(limits: ChildLimits = readLimits): Documents {
  return {
    async readDeck(file, options) {
      const stop = new AbortController();
      const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
      let summary: DeckSummary | undefined;
      let isDone = false;
      let refused: DocumentRefused | undefined;
      const pages = createHandover(() => summary?.pages ?? 0, options);
      const onLine = (line: string) => {
        // Our own program wrote the line, so it has this shape.
        const message = JSON.parse(line) as ChildMessage;
        if (message.kind === 'opened') summary = message.summary;
        else if (message.kind === 'refused')
          refused = new DocumentRefused(refusalFaults[message.reason], message.reason);
        else if (message.kind === 'done') isDone = true;
        else {
          pages.give(message.page);
          pages.failed((error) => stop.abort(error));
        }
      };
      const { program, execArgv } = childProgram();
      const end = await runWatched({ execArgv, program, args: [file, options.folder] }, limits, {
        signal,
        onLine,
      });
      if (refused) throw refused;
      if (end.kind === 'over-limit') throw new DocumentRefused(refusalFaults.damaged, 'too-heavy');
      if (!isDone || !summary)
        throw new Error(`The document reader ended with code ${end.code}: ${end.errors}`);
      await pages.all();
      return summary;
    },
  };
}
