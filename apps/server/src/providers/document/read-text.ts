import { basename, join } from 'node:path';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { Block, SourceDocument } from './document.ts';
import { DocumentRefused, type Documents } from './port.ts';
import { refusalFaults } from './refusal-faults.ts';
import { childBlock, type TextMessage } from './text-messages.ts';
import type { TextRefusal } from './text-refusal.ts';
import { mostScanWorkMs } from './text/scan/limits.ts';

const megabyte = 1024 * 1024;

// Longer than for decks: the text of 620 pages of a PDF took 25 seconds, pictures come on top, and scans take what
// text/scan/read-scans.ts allows them.
export const textLimits: ChildLimits = {
  heapMegabytes: 768,
  memoryBytes: 1280 * megabyte,
  milliseconds: 180_000 + mostScanWorkMs,
  outputBytes: 128 * megabyte,
};

function inFolder(block: Block, folder: string): Block {
  if (block.kind !== 'figure' || !block.picture) return block;
  return { ...block, picture: { ...block.picture, path: join(folder, basename(block.picture.path)) } };
}

type Outcome = { done?: Omit<SourceDocument, 'blocks'>; refusal?: TextRefusal };

/** Reads the text of documents on this machine, each in a child process with limits. */
export function createTextReading(
  program: ChildProgram,
  engineFolder: string,
  limits: ChildLimits = textLimits,
): Documents['readText'] {
  return async (file, { folder, signal, onProgress, onScan }) => {
    const blocks: Block[] = [];
    const outcome: Outcome = {};
    const onLine = (line: string) => {
      // Our own program wrote the line, so it has this shape.
      const message = JSON.parse(line) as TextMessage;
      if (message.kind === 'progress') onProgress?.({ page: message.page, pages: message.pages });
      else if (message.kind === 'scan') onScan?.({ page: message.page, pages: message.pages });
      else if (message.kind === 'block') blocks.push(inFolder(childBlock.parse(message.block), folder));
      else if (message.kind === 'refused') outcome.refusal = message.reason;
      else {
        const { kind: _, ...done } = message;
        outcome.done = done;
      }
    };
    const end = await runWatched(program, [file, folder, engineFolder], limits, { signal, onLine });
    if (outcome.refusal) throw new DocumentRefused(refusalFaults[outcome.refusal], outcome.refusal);
    if (end.kind === 'over-limit') throw new DocumentRefused(refusalFaults.damaged, 'too-heavy');
    if (!outcome.done) throw new Error(`The text reader ended with code ${end.code}: ${end.errors}`);
    return { ...outcome.done, blocks };
  };
}
