import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Entry, Packed } from '@app/deck/pptx/write/part.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { ChildMessage, ChildPart, DeckToWrite } from './child-messages.ts';
import { DeckTooHeavy, type DeckWriting, type OutgoingDeck } from './port.ts';

const megabyte = 1024 * 1024;

export const writeLimits: ChildLimits = {
  heapMegabytes: 1024,
  memoryBytes: 1536 * megabyte,
  milliseconds: 120_000,
  outputBytes: 64 * megabyte,
};

/** One slide after the other, so that a large deck is never one long string. */
function* deckAsText({ deck, title, media, narrations }: OutgoingDeck): Generator<string> {
  const { slides, ...rest } = deck;
  const listed = [...media].map(([url, { type, pixels }]) => ({
    url,
    type,
    ...(pixels && { pixels: pixels.type }),
  }));
  const around: Omit<DeckToWrite, 'deck'> = { title, media: listed, narrations: [...narrations] };
  const [head, other] = [JSON.stringify(rest), JSON.stringify(around)];
  yield `{"deck":${head.slice(0, -1)},"slides":[`;
  for (const [at, slide] of slides.entries()) yield (at > 0 ? ',' : '') + JSON.stringify(slide);
  yield `]},${other.slice(1)}`;
}

async function readPart(file: string, part: Extract<ChildPart, { at: number }>): Promise<Packed> {
  const handle = await open(file);
  try {
    const packed = new Uint8Array(part.length);
    await handle.read(packed, 0, part.length, part.at);
    return { packed, size: part.size, crc: part.crc };
  } finally {
    await handle.close();
  }
}

function entryOf(part: ChildPart, file: string, { media }: OutgoingDeck): Entry {
  const { path } = part;
  if ('at' in part) return { path, content: () => readPart(file, part) };
  const source = media.get(part.medium);
  const read = part.isPixels ? source?.pixels?.read : source?.read;
  if (!read) throw new Error(`The deck writer named ${part.medium}, which it was not given`);
  return { path, content: read };
}

/** Writes PowerPoint files on this machine, each in a child process with limits. */
export const createEmbeddedDeckWriting = (
  program: ChildProgram,
  limits: ChildLimits = writeLimits,
): DeckWriting => ({
  async write(outgoing, { folder, signal, onSlide }, use) {
    // What an attempt that was killed left behind.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'parts');
    try {
      const entries: Entry[] = [];
      let missing: string[] | undefined;
      const onLine = (line: string) => {
        // Our own program wrote the line, so it has this shape.
        const message = JSON.parse(line) as ChildMessage;
        if (message.kind === 'slide') onSlide?.(message.count);
        else if (message.kind === 'part') entries.push(entryOf(message.part, file, outgoing));
        else missing = message.missing;
      };
      const input = Readable.from(deckAsText(outgoing));
      const end = await runWatched(program, [file], limits, { signal, input, onLine });
      if (end.kind === 'over-limit') throw new DeckTooHeavy();
      if (!missing) throw new Error(`The deck writer ended with code ${end.code}: ${end.errors}`);
      return await use({ entries, missing });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
