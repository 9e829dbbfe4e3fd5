import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { at, makeDeck, para, relation, sp, tinyPng } from '@app/deck/pptx/testing.ts';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { DocumentRefused } from './port.ts';
import { createTextReading, textLimits } from './read-text.ts';
import { linesOf, makeDocx, makePdf } from './text/testing.ts';

const program = childProgram(resolve(import.meta.dirname, '../../../../..'), 'read-text');
const read = createTextReading(program, '');

const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const picture = '<w:p><w:r><w:drawing><a:blip r:embed="one.png"/></w:drawing></w:r></w:p>';

/** The tiny picture with a head that says it is large enough to be looked at. */
const largePng = Uint8Array.from(tinyPng);
new DataView(largePng.buffer).setUint32(16, 300);
new DataView(largePng.buffer).setUint32(20, 200);

const docx = makeDocx(words('A word') + picture, { 'one.png': largePng });
const pdf = makePdf([[{ x: 72, y: 100, text: 'First page.' }], [{ x: 72, y: 100, text: 'Second page.' }]]);

let folder: string;
let pictures: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-text-'));
  pictures = await mkdtemp(join(folder, 'pictures-'));
  return () => rm(folder, { recursive: true });
});

async function fileOf(bytes: Uint8Array, name = 'upload'): Promise<string> {
  const file = join(folder, name);
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

const old = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);

describe('the text of a document', () => {
  test('is read by what its bytes are, whatever its name says', async () => {
    const asPdf = await read(await fileOf(docx, 'report.pdf'), { folder: pictures });
    expect(linesOf(asPdf)).toEqual(['A word', '(figure png)']);
    const asDocx = await read(await fileOf(pdf, 'report.docx'), { folder: pictures });
    expect(linesOf(asDocx)).toEqual(['First page.', 'Second page.']);
  });

  test('brings its pictures as files in the folder', async () => {
    const { blocks } = await read(await fileOf(docx), { folder: pictures });
    const figure = blocks.find((block) => block.kind === 'figure');
    expect(figure?.picture).toMatchObject({ url: 'media:1.png', type: 'png', width: 300, height: 200 });
    expect(await readFile(figure?.picture?.path ?? '')).toEqual(Buffer.from(largePng));
    expect(await readdir(pictures)).toEqual(['1.png']);
  });

  test('tells how far it is', async () => {
    const seen: string[] = [];
    const onProgress = ({ page, pages }: { page: number; pages: number }) =>
      void seen.push(`${page}/${pages}`);
    await read(await fileOf(pdf), { folder: pictures, onProgress });
    expect(seen).toEqual(['1/2', '2/2']);
  });

  test('of a deck is its titles, texts and notes', async () => {
    const title = sp(at(0, 0, 100, 50), `<a:bodyPr/>${para('About tea')}`, { placeholder: 'type="title"' });
    const text = sp(at(0, 200, 100, 50), `<a:bodyPr/>${para('It grows.')}`, { box: true });
    const deck = makeDeck({ slides: [{ shapes: text + title, notes: '今天讲茶。' }, { shapes: text }] });
    const { blocks, pages } = await read(await fileOf(deck), { folder: pictures });
    expect([pages, linesOf({ blocks })]).toEqual([
      2,
      ['# About tea', 'It grows.', '今天讲茶。', 'It grows.'],
    ]);
  });

  test('of a deck has the lines of a text with formulas, and points that were broken by hand whole', async () => {
    const formula =
      '<p:sp><p:nvSpPr><p:cNvPr id="7" name="Text" descr="How to infer?&#10;Z is hard to compute"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/><a:blipFill><a:blip r:embed="img"/></a:blipFill></p:spPr></p:sp>';
    const item = '<a:p><a:pPr><a:buChar char="•"/></a:pPr><a:r><a:t>It involves</a:t></a:r></a:p>';
    const text = sp(at(0, 200, 100, 50), `<a:bodyPr/>${item}${para('the 21st chromosome')}`, { box: true });
    const deck = makeDeck({
      slides: [{ shapes: formula + text, relations: relation('img', 'image', '../media/image1.png') }],
      files: { 'ppt/media/image1.png': largePng },
    });
    const lines = linesOf(await read(await fileOf(deck), { folder: pictures })).join('\n');
    expect(lines).toContain('How to infer?\nZ is hard to compute');
    expect(lines).toContain('It involves the 21st chromosome');
  });

  test('of a deck has the picture of a slide where it stands', async () => {
    const shown =
      '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr></p:pic>';
    const text = sp(at(0, 200, 100, 50), `<a:bodyPr/>${para('Below.')}`, { box: true });
    const deck = makeDeck({
      slides: [{ shapes: text + shown, relations: relation('img', 'image', '../media/image1.png') }],
      files: { 'ppt/media/image1.png': largePng },
    });
    expect(linesOf(await read(await fileOf(deck), { folder: pictures }))).toEqual(['(figure png)', 'Below.']);
  });
});

describe('a document that is not read', () => {
  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a blank text', Buffer.from(' \n\n '), 'empty'],
    ['a program under the name of a text', Buffer.from('MZ\x90\0\x03\0\0\0'), 'not-a-document'],
    [
      'noise',
      Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256),
      'not-a-document',
    ],
    ['another zip', zipSync({ 'a.txt': Buffer.from('a') }), 'not-a-document'],
    ['half a .docx', docx.subarray(0, docx.length / 2), 'damaged'],
    ['a .docx whose text is broken', makeDocx('<w:p>'), 'damaged'],
    ['a .pdf that is only a head', Buffer.from('%PDF-1.7\nnothing'), 'damaged'],
    ['an old Word file', old('WordDocument'), 'old-format'],
    ['an encrypted one', old('EncryptedPackage'), 'encrypted'],
    [
      'one with a DOCTYPE',
      makeDocx(words('x'), { 'styles.xml': '<!DOCTYPE a><w:styles></w:styles>' }),
      'hostile',
    ],
    ['a zip bomb', makeDocx(words('x'), { 'one.png': new Uint8Array(4_000_000) }), 'bomb'],
    ['pages without a letter', makePdf([[], []]), 'no-text'],
    ['a document of pictures', makeDocx(picture, { 'one.png': largePng }), 'no-text'],
    ['a text above the limit', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'too-large'],
  ])('%s says why', async (_what, bytes, reason) => {
    const given = await refusalOf(read(await fileOf(bytes), { folder: pictures }));
    const isNoncompliant = ['bomb', 'hostile', 'too-large'].includes(reason);
    expect(given).toEqual([reason, isNoncompliant ? '20250002e4' : '20250001e4']);
  });

  test.each([
    ['time', { milliseconds: 20 }],
    ['memory', { memoryBytes: 1024 * 1024 }],
    ['output', { outputBytes: 10 }],
    ['heap', { heapMegabytes: 4 }],
  ])('asked for too much %s', async (_what, tight) => {
    const limited = createTextReading(program, '', { ...textLimits, ...tight });
    expect(await refusalOf(limited(await fileOf(pdf), { folder: pictures }))).toEqual([
      'too-heavy',
      '20250001e4',
    ]);
  });

  test('was cancelled by its owner', async () => {
    const stop = new AbortController();
    const reading = read(await fileOf(pdf), {
      folder: pictures,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cancelled by its owner')),
    });
    await expect(reading).rejects.toThrow('cancelled by its owner');
  });

  test('is not there, which is our fault', async () => {
    await expect(read(join(folder, 'nothing'), { folder: pictures })).rejects.toThrow(/ENOENT/);
  });
});
