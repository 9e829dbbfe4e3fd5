import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { createMetafiles, type DrawnMedia } from '@app/deck/pptx/read/metafile.ts';
import type { NotKept } from '@app/deck/pptx/read/report.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { v7 } from 'uuid';
import { type ChildMessage, mostPictureBytes } from '../providers/document/child-messages.ts';

// Reads one document in a process of its own: `read-document <file> <folder for pictures>`. Who started it sets the
// limits and kills it when it passes them, so nothing here needs to be careful about time or memory.

const [file = '', folder = ''] = process.argv.slice(2);

const tell = (message: ChildMessage) => void process.stdout.write(`${JSON.stringify(message)}\n`);

let pictureBytes = 0;

function save({ url, type, bytes }: DrawnMedia) {
  pictureBytes += bytes.length;
  if (pictureBytes > mostPictureBytes) throw new Refused('bomb', 'pictures');
  const name = url.replace(/^media:/, '');
  writeFileSync(join(folder, name), bytes, { flag: 'wx' });
  return { url, type, name, bytes: bytes.length };
}

try {
  const { read, ...summary } = openDeck(readFileSync(file), { newId: v7 });
  tell({ kind: 'opened', summary });
  const drawn = createMetafiles();
  for (const { media, notKept, ...page } of read()) {
    const pictures = await Promise.all(media.map(drawn));
    const lost = pictures.filter(({ isLost }) => isLost).map((): NotKept => ({ what: 'picture' }));
    tell({
      kind: 'page',
      page: {
        ...page,
        notKept: [...notKept, ...lost],
        pictures: pictures.map((picture) => save(picture.media)),
      },
    });
  }
  tell({ kind: 'done' });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  tell({ kind: 'refused', reason: error.reason });
}
