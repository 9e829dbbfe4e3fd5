import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { at, makeDeck, para, relation, sp, tinyPng } from '@app/deck/pptx/testing.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedDocuments, readLimits } from './embedded.ts';
import { type DeckPage, DocumentRefused, type Documents } from './port.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const programs = {
  deck: childProgram(root, 'read-document'),
  text: childProgram(root, 'read-text'),
  unlock: childProgram(root, 'unlock-document'),
  engineFolder: '',
};
const providers: { name: string; create: () => Documents }[] = [
  { name: 'embedded', create: () => createEmbeddedDocuments(programs) },
];

const text = (words: string) => sp(at(0, 0, 100, 100), `<a:bodyPr/>${para(words)}`, { box: true });
const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr></p:pic>';
const threePages = makeDeck({
  slides: [
    { shapes: text('one'), notes: '第一页' },
    { shapes: picture, relations: relation('img', 'image', '../media/image1.png') },
    { shapes: text('three') },
  ],
  files: { 'ppt/media/image1.png': tinyPng },
});

let folder: string;
let pictures: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-document-'));
  pictures = await mkdtemp(join(folder, 'pictures-'));
  return () => rm(folder, { recursive: true });
});

async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  return file;
}

const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof DocumentRefused) return [error.reason, error.fault];
      throw error;
    },
  );

describe.each(providers)('decks read by $name', ({ create }) => {
  test('come page by page, in order, each waiting for the one before', async () => {
    const seen: string[] = [];
    const onProgress = async ({ index, total, slide }: DeckPage) => {
      seen.push(`${index + 1}/${total} ${slide.elements.map(elementText).join()}`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push('taken');
    };
    const summary = await create().readDeck(await fileOf(threePages), { folder: pictures, onProgress });
    expect(seen).toEqual(['1/3 one', 'taken', '2/3 ', 'taken', '3/3 three', 'taken']);
    expect(summary).toMatchObject({
      pages: 3,
      viewport: { width: 1000, height: 562.5 },
      report: { slides: 3, hidden: [], beyondLimit: 0, notKept: [] },
    });
  });

  test('put their pictures into the folder as files, before the page that shows them comes', async () => {
    const pages: DeckPage[] = [];
    const onProgress = async (page: DeckPage) => {
      for (const { path } of page.pictures) expect(await readFile(path)).toEqual(Buffer.from(tinyPng));
      pages.push(page);
    };
    await create().readDeck(await fileOf(threePages), { folder: pictures, onProgress });
    expect(pages.map((page) => page.pictures.map(({ url, type, bytes }) => [url, type, bytes]))).toEqual([
      [],
      [['media:1.png', 'png', tinyPng.length]],
      [],
    ]);
    expect(await readdir(pictures)).toEqual(['1.png']);
  });

  test.each([
    ['an empty file', new Uint8Array(), ['empty', '20250001e4']],
    ['a text under another name', Buffer.from('just words'), ['not-a-deck', 'not-a-deck']],
    ['half a deck', threePages.subarray(0, threePages.length / 2), ['damaged', '20250001e4']],
    [
      'a zip bomb',
      makeDeck({ files: { 'ppt/media/x.bmp': new Uint8Array(4_000_000) } }),
      ['bomb', '20250002e4'],
    ],
  ])('%s is refused with its fault', async (_what, bytes, expected) => {
    const reading = create().readDeck(await fileOf(bytes), { folder: pictures, onProgress: () => undefined });
    expect(await refusalOf(reading)).toEqual(expected);
  });

  test('a failure of who takes the pages ends the reading', async () => {
    const onProgress = () => Promise.reject(new Error('no room'));
    const reading = create().readDeck(await fileOf(threePages), { folder: pictures, onProgress });
    await expect(reading).rejects.toThrow('no room');
  });

  test('a file that is not there is our fault, not the document’s', async () => {
    const reading = create().readDeck(join(folder, 'nothing'), {
      folder: pictures,
      onProgress: () => undefined,
    });
    await expect(reading).rejects.toThrow(/ENOENT/);
  });

  test('a cancelled reading ends with the reason', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('cancelled by its owner'));
    const reading = create().readDeck(await fileOf(threePages), {
      folder: pictures,
      onProgress,
      signal: stop.signal,
    });
    await expect(reading).rejects.toThrow('cancelled by its owner');
    const before = create().readDeck(await fileOf(threePages), {
      folder: pictures,
      onProgress,
      signal: stop.signal,
    });
    await expect(before).rejects.toThrow('cancelled by its owner');
  });
});

describe('the limits of the embedded reader', () => {
  test.each([
    ['time', { milliseconds: 20 }],
    ['memory', { memoryBytes: 1024 * 1024 }],
    ['output', { outputBytes: 10 }],
    ['heap', { heapMegabytes: 4 }],
  ])('a document that asks for too much %s is refused', async (_what, tight) => {
    const limited = createEmbeddedDocuments(programs, { ...readLimits, ...tight });
    const reading = limited.readDeck(await fileOf(threePages), {
      folder: pictures,
      onProgress: () => undefined,
    });
    expect(await refusalOf(reading)).toEqual(['too-heavy', '20250001e4']);
  });

  test('one that is killed harms none that is read beside it', async () => {
    const file = await fileOf(threePages);
    const killed = createEmbeddedDocuments(programs, { ...readLimits, heapMegabytes: 4 });
    const [first, second] = await Promise.all([
      refusalOf(killed.readDeck(file, { folder: join(folder, 'killed'), onProgress: () => undefined })),
      createEmbeddedDocuments(programs).readDeck(file, { folder: pictures, onProgress: () => undefined }),
    ]);
    expect([first?.[0], second.pages]).toEqual(['too-heavy', 3]);
  });
});
