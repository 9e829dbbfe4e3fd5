import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Entry, Packed } from '@app/deck/pptx/write/part.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { ChildMessage, ChildPart, DeckToWrite } from './child-messages.ts';
import { DeckTooHeavy, type DeckWriting, type OutgoingDeck, type WrittenDeck } from './port.ts';

const megabyte = 1024 * 1024;

export const writeLimits: ChildLimits = {
  heapMegabytes: 1024,
  memoryBytes: 1536 * megabyte,
  milliseconds: 120_000,
  outputBytes: 64 * megabyte,
};

/** One slide after the other, so that a large deck is never one long string. */
function* deckAsText({
  deck,
  title,
  media,
  narrations,
  presented,
  original,
}: OutgoingDeck): Generator<string> {
  const { slides, ...rest } = deck;
  const listed = [...media].map(([url, { type, pixels }]) => {
    const content = original?.contents.get(url);
    return { url, type, ...(pixels && { pixels: pixels.type }), ...(content && { content }) };
  });
  const around: Omit<DeckToWrite, 'deck'> = {
    title,
    media: listed,
    narrations: [...narrations],
    ...(presented && { presented: { ...presented, pages: [...presented.pages] } }),
    ...(original && { original: original.path }),
  };
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
    const { size, crc, isStored } = part;
    return { packed, size, crc, ...(isStored && { isStored }) };
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
    let most = 0;

    /** Whoever begins anew writes slides again that were told. */
    function tellSlide(count: number): void {
      if (count <= most) return;
      most = count;
      onSlide?.(count);
    }

    async function attempt(deck: OutgoingDeck): Promise<WrittenDeck | undefined> {
      const entries: Entry[] = [];
      let missing: string[] | undefined;
      const onLine = (line: string) => {
        // Our own program wrote the line, so it has this shape.
        const message = JSON.parse(line) as ChildMessage;
        if (message.kind === 'slide') tellSlide(message.count);
        else if (message.kind === 'part') entries.push(entryOf(message.part, file, outgoing));
        else missing = message.missing;
      };
      await rm(file, { force: true });
      const input = Readable.from(deckAsText(deck));
      const end = await runWatched(program, [file], limits, { signal, input, onLine });
      if (end.kind === 'over-limit') return undefined;
      if (!missing) throw new Error(`The deck writer ended with code ${end.code}: ${end.errors}`);
      return { entries, missing };
    }

    try {
      const { original, ...anew } = outgoing;
      // A file that asks for too much is not worth the deck.
      const written = (original && (await attempt(outgoing))) ?? (await attempt(anew));
      if (!written) throw new DeckTooHeavy();
      return await use(written);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
