import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { openPackage } from '@app/deck/pptx/package/package.ts';
import { createMetafiles, type DrawnMedia } from '@app/deck/pptx/read/metafile.ts';
import type { NotKept } from '@app/deck/pptx/read/report.ts';
import { openDeck, type ReadPage } from '@app/deck/pptx/read/read-deck.ts';
import { v7 } from 'uuid';
import { type ChildMessage, type ChildPage, mostPictureBytes } from '../providers/document/child-messages.ts';
import { ProjectRefused } from '../providers/document/project-refusal.ts';
import { isProject, openProject, type ProjectPage } from '../providers/document/project/open-project.ts';

// Reads one document in a process of its own: `read-document <file> <folder for pictures>`. Who started it sets the
// limits and kills it when it passes them, so nothing here needs to be careful about time or memory.

const [file = '', folder = ''] = process.argv.slice(2);

const tell = (message: ChildMessage) => void process.stdout.write(`${JSON.stringify(message)}\n`);

let pictureBytes = 0;

function saveAs(name: string, bytes: Uint8Array): string {
  pictureBytes += bytes.length;
  if (pictureBytes > mostPictureBytes) throw new Refused('bomb', 'pictures');
  writeFileSync(join(folder, name), bytes, { flag: 'wx' });
  return name;
}

const save = ({ url, type, bytes }: DrawnMedia) => ({
  url,
  type,
  name: saveAs(url.replace(/^media:/, ''), bytes),
  bytes: bytes.length,
});

function soundOf({ number, sound }: ProjectPage): Pick<ChildPage, 'sound'> {
  if (!sound) return {};
  const { audio, track, ...said } = sound;
  const names = { audio: saveAs(`sound-${number}.mp3`, audio), track: saveAs(`sound-${number}.json`, track) };
  return { sound: { ...said, ...names } };
}

const drawn = createMetafiles();

type More = Pick<ChildPage, 'settings' | 'sound'>;

async function tellPage(
  { number, slide, media, notKept }: Omit<ReadPage, 'targets'>,
  more: More = {},
): Promise<void> {
  const pictures = await Promise.all(media.map(drawn));
  const lost = pictures.filter(({ isLost }) => isLost).map((): NotKept => ({ what: 'picture' }));
  const saved = pictures.map((picture) => save(picture.media));
  tell({
    kind: 'page',
    page: { number, slide, notKept: [...notKept, ...lost], pictures: saved, ...more },
  });
}

try {
  const bytes = readFileSync(file);
  if (isProject(openPackage(bytes))) {
    const { read, ...summary } = openProject(bytes, { newId: v7 });
    tell({ kind: 'opened', summary });
    for (const page of read()) await tellPage(page, { settings: page.settings, ...soundOf(page) });
  } else {
    const { read, layoutPaths: _paths, ...summary } = openDeck(bytes, { newId: v7 });
    tell({ kind: 'opened', summary });
    for (const page of read()) await tellPage(page);
  }
  tell({ kind: 'done' });
} catch (error) {
  if (!(error instanceof Refused || error instanceof ProjectRefused)) throw error;
  tell({ kind: 'refused', reason: error.reason });
}
