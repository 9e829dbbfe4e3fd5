import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { sniffBytes, sniffStored, sniffType } from './sniff.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);
const extensionOf = async (bytes: Buffer) => (await sniffType(bytes.subarray(0, sniffBytes)))?.extension;

type Part = { name: string; data?: Buffer; streamed?: boolean; stored?: boolean };

function zip(...parts: Part[]) {
  return Buffer.concat(
    parts.flatMap(({ name, data = latin('<x/>'), streamed = false, stored = false }) => {
      const packed = stored ? data : deflateRawSync(data);
      const header = Buffer.alloc(30);
      header.write('PK\x03\x04', 'latin1');
      header.writeUInt16LE(streamed ? 8 : 0, 6);
      header.writeUInt16LE(stored ? 0 : 8, 8);
      header.writeUInt32LE(streamed ? 0 : packed.length, 18);
      header.writeUInt32LE(streamed ? 0 : data.length, 22);
      header.writeUInt16LE(name.length, 26);
      return [header, latin(name), packed];
    }),
  );
}

const office = 'application/vnd.openxmlformats-officedocument';
const contentTypes = (main: string, more: Partial<Part> = {}): Part => ({
  name: '[Content_Types].xml',
  data: latin(`<Types><Override PartName="/x.xml" ContentType="${main}.main+xml"/></Types>`),
  ...more,
});
const pptxTypes = `${office}.presentationml.presentation`;
const macros = 'application/vnd.ms-powerpoint';
const docxTypes = `${office}.wordprocessingml.document`;

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, latin(type), data, zeros(4)]);
};
const png = (...chunks: Buffer[]) =>
  Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', zeros(13)), ...chunks]);
const ftyp = (brand: string) => Buffer.concat([latin(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42`), zeros(100)]);
const riff = (kind: string) => Buffer.concat([latin(`RIFF\x24\0\0\0${kind}`), zeros(100)]);
const ebml = (doctype: string) =>
  Buffer.concat([
    latin(`\x1a\x45\xdf\xa3${String.fromCharCode(0x80 + 3 + doctype.length)}\x42\x82`),
    latin(String.fromCharCode(0x80 + doctype.length)),
    latin(doctype),
    zeros(60),
  ]);
const ogg = (codec: string) => Buffer.concat([latin('OggS'), zeros(24), latin(codec), zeros(60)]);
const id3 = (tagBytes: number, rest: Buffer) =>
  Buffer.concat([
    latin('ID3\x03\0\0'),
    Buffer.from([21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 0x7f)),
    zeros(tagBytes),
    rest,
  ]);
const mp3Frame = Buffer.concat([latin('\xff\xfb\x90\x00'), zeros(413)]);

const accepted: [string, string, Buffer][] = [
  ['pdf', 'with binary marker', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\x00')],
  ['pdf', 'in pure text', latin('%PDF-1.4\n1 0 obj\n')],
  ['pptx', 'by its content types', zip(contentTypes(pptxTypes), { name: '_rels/.rels' })],
  ['pptx', 'streamed', zip(contentTypes(pptxTypes, { streamed: true }), { name: '_rels/.rels' })],
  ['pptx', 'not packed', zip(contentTypes(pptxTypes, { stored: true }))],
  ['pptx', 'by its part names', zip({ name: '_rels/.rels' }, { name: 'ppt/presentation.xml' })],
  ['pptx', 'to be shown at once', zip(contentTypes(`${office}.presentationml.slideshow`))],
  ['pptx', 'as a template', zip(contentTypes(`${office}.presentationml.template`))],
  ['pptx', 'with macros', zip(contentTypes(`${macros}.presentation.macroEnabled`))],
  ['pptx', 'with macros, to be shown at once', zip(contentTypes(`${macros}.slideshow.macroEnabled`))],
  ['pptx', 'with macros, as a template', zip(contentTypes(`${macros}.template.macroEnabled`))],
  ['docx', 'by its content types', zip({ name: '_rels/.rels' }, contentTypes(docxTypes))],
  ['docx', 'by its part names', zip({ name: '_rels/.rels' }, { name: 'word/document.xml' })],
  [
    'docx',
    'with a first part beyond the head',
    zip({ name: 'word/media/a.bin', data: zeros(200_000), stored: true }),
  ],
  ['txt', 'in English', latin('Hello\r\n\tworld\n')],
  ['txt', 'in UTF-8', Buffer.from('大家好，开讲。')],
  ['txt', 'in UTF-8 with byte order mark', Buffer.from('\ufeff大家好')],
  ['txt', 'in GB18030', latin('\xb4\xf3\xbc\xd2\xba\xc3\n')],
  ['txt', 'that begins like a bitmap', latin('BMI is a number')],
  ['txt', 'that begins like a tagged song', latin('ID3 tags explained')],
  ['txt', 'that begins like a picture', latin('GIF89a is a format of 1989')],
  ['txt', 'with a stray control character', latin('cause-and\x02effect')],
  ['txt', 'longer than the head, cut inside a character', Buffer.from(`a${'讲'.repeat(30_000)}`)],
  ['png', 'plain', png(chunk('IDAT', zeros(10)))],
  ['png', 'animated', png(chunk('acTL', zeros(8)))],
  [
    'png',
    'with a colour profile larger than the head',
    png(chunk('iCCP', zeros(100_000)), chunk('IDAT', zeros(9))),
  ],
  ['jpg', '', Buffer.concat([latin('\xff\xd8\xff\xe0\0\x10JFIF\0'), zeros(50)])],
  ['gif', '', Buffer.concat([latin('GIF89a\x01\0\x01\0'), zeros(20)])],
  ['webp', '', riff('WEBP')],
  ['wav', '', riff('WAVE')],
  ['mp3', 'without tag', mp3Frame],
  ['mp3', 'with tag', id3(300, mp3Frame)],
  ['mp3', 'with a cover larger than the head', id3(90_000, mp3Frame)],
  ['mp4', '', ftyp('isom')],
  ['mp4', 'of a phone', ftyp('mp42')],
  ['webm', '', ebml('webm')],
  ['ogg', 'vorbis', ogg('\x01vorbis')],
  ['ogg', 'opus', ogg('OpusHead')],
];

const refused: [string, Buffer][] = [
  ['nothing', zeros(0)],
  ['one zero', zeros(1)],
  ['text with a zero', latin('hello\0world')],
  ['UTF-16 text', Buffer.from('\ufeff大家好', 'utf16le')],
  ['bytes of no encoding', latin('abc\xff\xff\xffdef')],
  ['text that ends inside a character', latin('abc\xb4')],
  ['a plain zip', zip({ name: 'holiday.jpg' })],
  ['an empty zip', Buffer.concat([latin('PK\x05\x06'), zeros(18)])],
  ['a workbook', zip(contentTypes(`${office}.spreadsheetml.sheet`), { name: 'xl/workbook.xml' })],
  [
    'a document with macros',
    zip(contentTypes('application/vnd.ms-word.document.macroEnabled'), { name: 'word/x.xml' }),
  ],
  // A name that every object of the language has.
  ['a zip of no known kind', zip(contentTypes('application/constructor'), { name: 'ppt/x.xml' })],
  ['a lying part name', zip(contentTypes(`${office}.spreadsheetml.sheet`), { name: 'ppt/x.xml' })],
  ['a program', Buffer.concat([latin('MZ\x90\0'), zeros(100)])],
  ['an old Word file', Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), zeros(600)])],
  ['an ELF program', Buffer.concat([latin('\x7fELF\x02\x01\x01'), zeros(60)])],
  ['a gzip', latin('\x1f\x8b\x08\0\0\0\0\0\0\x03')],
  ['a QuickTime film', ftyp('qt  ')],
  ['a HEIC photo', ftyp('heic')],
  ['a Matroska film', ebml('matroska')],
  ['an AVI film', riff('AVI ')],
  ['an Ogg film', ogg('\x80theora')],
  ['an Ogg of two bytes', latin('OggS\0\0')],
  ['a tag with something else behind it', id3(100, Buffer.concat([latin('fLaC'), zeros(50)]))],
];

describe('what the product takes', () => {
  test.each(accepted)('%s %s', async (extension, _, bytes) => {
    expect(await extensionOf(bytes)).toBe(extension);
  });

  test('the media type belongs to the kind of file', async () => {
    expect(await sniffType(Buffer.from('你好'))).toEqual({ extension: 'txt', mime: 'text/plain' });
    expect((await sniffType(mp3Frame))?.mime).toBe('audio/mpeg');
  });
});

describe('what the product does not take', () => {
  test.each(refused)('%s', async (_, bytes) => {
    expect(await extensionOf(bytes)).toBeUndefined();
  });
});

describe('crafted files', () => {
  // Up to 21.3.0 file-type went to and fro in this for ever (CVE-2026-31808); it must not come that far.
  const asf = Buffer.concat([latin('\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9'), zeros(500)]);

  test.each([
    ['plain', asf],
    ['behind a tag', id3(20, asf)],
    ['behind a byte order mark', Buffer.concat([latin('\xef\xbb\xbf'), asf])],
  ])('an endless ASF header is refused (%s)', async (_, bytes) => {
    expect(await extensionOf(bytes)).toBeUndefined();
  });

  test('content types that unpack to 60 MB are not unpacked', async () => {
    const bomb = zip({ name: '[Content_Types].xml', data: zeros(60_000_000) }, { name: 'xl/workbook.xml' });
    expect(bomb.length).toBeLessThan(sniffBytes);
    expect(await extensionOf(bomb)).toBeUndefined();
  });

  test('every accepted file cut at any byte gives an answer', async () => {
    for (const [, , bytes] of accepted) {
      for (let length = 0; length < Math.min(bytes.length, 200); length += 1) {
        await expect(sniffType(bytes.subarray(0, length))).resolves.not.toBeNull();
      }
    }
  });
});

test('a stored file is typed by its first bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-sniff-'));
  const storage = createDiskStorage({ folder, keepFree: 0 });
  const put = async (bytes: Buffer) => (await storage.put(Readable.from([bytes]), { maxBytes: 1e9 })).key;
  const long = png(chunk('IDAT', zeros(300_000)));
  expect(await sniffStored(storage, await put(long))).toEqual({ extension: 'png', mime: 'image/png' });
  expect(await sniffStored(storage, await put(zeros(0)))).toBeUndefined();
  expect(await sniffStored(storage, 'a'.repeat(64))).toBeUndefined();
  // The list of contents of an old container may be said to begin behind its end.
  const container = Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), zeros(600)]);
  container.writeUInt32LE(1_000_000, 48);
  expect(await sniffStored(storage, await put(container))).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('a project file says what it is in its first entry, and nothing is unpacked to know it', async () => {
  const words = strToU8(projectFile.type);
  const project = zipSync({ mimetype: [words, { level: 0 }], 'project.json': strToU8('{}') });
  expect((await sniffType(Buffer.from(project)))?.mime).toBe(projectFile.type);
  const others = [
    zipSync({ 'project.json': strToU8('{}'), mimetype: [words, { level: 0 }] }),
    zipSync({ mimetype: [words, { level: 9 }] }),
  ];
  for (const other of others) expect(await sniffType(Buffer.from(other))).toBeUndefined();
});
