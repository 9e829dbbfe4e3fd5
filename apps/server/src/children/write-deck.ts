import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import { picturePresenters } from '@app/deck/presenter/pictured.ts';
import { keepDeck } from '@app/deck/pptx/keep/keep-deck.ts';
import type { Narration } from '@app/deck/pptx/write/slide.ts';
import { writeDeck, type Written } from '@app/deck/pptx/write/write-deck.ts';
import { packBytes, packText } from '@app/deck/pptx/write/zip.ts';
import { v7 } from 'uuid';
import type { ChildMessage, ChildPart, DeckToWrite } from '../providers/deck-writer/child-messages.ts';

// Writes the parts of one PowerPoint file in a process of its own: `write-deck <file for the parts>`, the deck is what it
// reads. A slide of sixty thousand words takes a second, in which a server answers nobody.

const [to = ''] = process.argv.slice(2);

const tell = (message: ChildMessage) => void process.stdout.write(`${JSON.stringify(message)}\n`);

type Medium = { medium: string; isPixels?: true };
const placeOf = new Map<unknown, Medium>();

/** Media are read by who packs them: here they are only places in the file. */
function place(medium: Medium): MediaSource['read'] {
  const read = () => Promise.reject(new Error(`${medium.medium} is not read here`));
  placeOf.set(read, medium);
  return read;
}

// What it reads was written by the server, so it has this shape.
const { deck, title, media, narrations, presented, original } = JSON.parse(
  readFileSync(0, 'utf8'),
) as DeckToWrite;
const sources = media.map(({ url, type, pixels }): [string, MediaSource] => {
  const source = { type, read: place({ medium: url }) };
  if (pixels === undefined) return [url, source];
  return [url, { ...source, pixels: { type: pixels, read: place({ medium: url, isPixels: true }) } }];
});
const seen = presented
  ? picturePresenters(deck, { ...presented, pages: new Map(presented.pages) })
  : new Map<string, never>();
const spoken = narrations.map(([id, narration]): [string, Narration] => {
  const presenter = seen.get(id);
  return [id, { ...narration, ...(presenter && { presenter }) }];
});
const outgoing = {
  deck,
  title,
  media: new Map(sources),
  narrations: new Map(spoken),
  afterSlide: (count: number) => Promise.resolve(tell({ kind: 'slide', count })),
};

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The deck in the file that it was made from; undefined where that cannot be, whatever is wrong with the file. */
async function kept(): Promise<Written | undefined> {
  if (original === undefined) return undefined;
  const contents = new Map(media.map(({ url, content }) => [url, content]));
  try {
    const contentOf = (url: string) => contents.get(url) ?? url;
    return await keepDeck(outgoing, readFileSync(original), { newId: v7, hash, contentOf });
  } catch {
    return undefined;
  }
}

const { entries, missing } = (await kept()) ?? (await writeDeck(outgoing));

const parts = openSync(to, 'wx', 0o600);
let at = 0;
for (const { path, content } of entries) {
  const medium = placeOf.get(content);
  if (medium) tell({ kind: 'part', part: { path, ...medium } });
  else if (typeof content !== 'function') {
    const { packed, size, crc, isStored } =
      typeof content === 'string'
        ? packText(path, content)
        : 'packed' in content
          ? content
          : packBytes(path, content);
    for (let done = 0; done < packed.length; ) done += writeSync(parts, packed, done);
    const part: ChildPart = { path, at, length: packed.length, size, crc, ...(isStored && { isStored }) };
    at += packed.length;
    tell({ kind: 'part', part });
  }
}
closeSync(parts);
tell({ kind: 'done', missing });
