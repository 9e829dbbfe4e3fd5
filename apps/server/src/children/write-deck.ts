import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import { writeDeck } from '@app/deck/pptx/write/write-deck.ts';
import { packBytes, packText } from '@app/deck/pptx/write/zip.ts';
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
const { deck, title, media, narrations } = JSON.parse(readFileSync(0, 'utf8')) as DeckToWrite;
const sources = media.map(({ url, type, pixels }): [string, MediaSource] => {
  const source = { type, read: place({ medium: url }) };
  if (pixels === undefined) return [url, source];
  return [url, { ...source, pixels: { type: pixels, read: place({ medium: url, isPixels: true }) } }];
});
const { entries, missing } = await writeDeck({
  deck,
  title,
  media: new Map(sources),
  narrations: new Map(narrations),
  afterSlide: (count) => Promise.resolve(tell({ kind: 'slide', count })),
});

const parts = openSync(to, 'wx', 0o600);
let at = 0;
for (const { path, content } of entries) {
  const medium = placeOf.get(content);
  if (medium) tell({ kind: 'part', part: { path, ...medium } });
  else if (typeof content !== 'function') {
    const { packed, size, crc } =
      typeof content === 'string' ? packText(path, content) : packBytes(path, content);
    for (let done = 0; done < packed.length; ) done += writeSync(parts, packed, done);
    const part: ChildPart = { path, at, length: packed.length, size, crc };
    at += packed.length;
    tell({ kind: 'part', part });
  }
}
closeSync(parts);
tell({ kind: 'done', missing });
