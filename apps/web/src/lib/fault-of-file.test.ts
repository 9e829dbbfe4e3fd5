import { outlineMessages } from '@app/contract/outline/messages.ts';
import { expect, test } from 'vitest';
import { doubtOfFile, faultOfFile } from './fault-of-file.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { fileTexts } from './file-messages.ts';

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1];
const letters = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
const file = (name: string, bytes: readonly number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

const cut = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length - 60);
const garble = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.map((byte, at) => (at >= 60 && at < 90 ? 0xff : byte));
const numbers = (...fields: readonly [value: number, bytes: number][]) =>
  fields.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff));

/** A zip with one part, changed in some way. */
async function packed(
  name: string,
  part: string,
  change = (bytes: Uint8Array<ArrayBuffer>) => bytes,
): Promise<File> {
  const words = Array.from({ length: 400 }, (_, at) => `word ${at * 7919}`).join(' ');
  const stream = new Blob([words]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packedWords = [...new Uint8Array(await new Response(stream).arrayBuffer())];
  const title = [...new TextEncoder().encode(part)];
  const [size, whole] = [packedWords.length, words.length];
  // Version, flags, method, time, checksum, sizes and the length of the name: as both places of a zip write them.
  const about: [number, number][] = [
    [20, 2],
    [0, 2],
    [8, 2],
    [0, 4],
    [0, 4],
    [size, 4],
    [whole, 4],
    [title.length, 2],
  ];
  const head = [...numbers([0x04034b50, 4], ...about, [0, 2]), ...title, ...packedWords];
  const list = [...numbers([0x02014b50, 4], [20, 2], ...about, [0, 8], [0, 4], [0, 4]), ...title];
  const end = numbers([0x06054b50, 4], [0, 4], [1, 2], [1, 2], [list.length, 4], [head.length, 4], [0, 2]);
  return new File([change(new Uint8Array([...head, ...list, ...end]))], name);
}

test.each([
  ['an empty file', file('a.txt', ''), uploadMessages.empty],
  ['a program with the name of a PDF', file('a.pdf', 'MZ this is a program'), outlineMessages.notADocument],
  ['a text with the name of a Word file', file('a.docx', 'words'), outlineMessages.notADocument],
  ['an old presentation', file('a.pptx', compound), outlineMessages.oldFormat],
  [
    'a Word file with a password',
    file('a.docx', [...compound, ...letters('EncryptedPackage')]),
    outlineMessages.encrypted,
  ],
  ['a PDF after a few other bytes', file('a.pdf', '\n\n%PDF-1.7'), undefined],
  ['a Word file', packed('a.docx', 'word/document.xml'), undefined],
  ['a deck', packed('a.pptx', 'ppt/presentation.xml'), undefined],
  ['a deck that is shown at once', packed('a.ppsx', 'ppt/presentation.xml'), undefined],
  ['a deck with macros', packed('a.pptm', 'ppt/presentation.xml'), undefined],
  ['a Word file whose end is missing', packed('a.docx', 'word/document.xml', cut), outlineMessages.damaged],
  [
    'a Word file that is broken inside',
    packed('a.docx', 'word/document.xml', garble),
    outlineMessages.damaged,
  ],
  ['another zip', packed('a.docx', 'readme.txt'), outlineMessages.notADocument],
  ['a text', file('a.txt', 'words'), undefined],
])('%s is told before it is sent, and what may be fine is not', async (_name, given, fault) => {
  expect(await faultOfFile(await given)).toBe(fault);
});

const pdf = (end: string) => file('a.pdf', `%PDF-1.7\n1 0 obj <<>> endobj\n${end}`);

test.each([
  ['a locked PDF', pdf('trailer << /Encrypt 8 0 R >> startxref 9 %%EOF'), fileTexts.maybeEncrypted],
  ['one locked by a list of its own', pdf('<< /Encrypt<</V 4>> >> startxref 9'), fileTexts.maybeEncrypted],
  ['a PDF without its end', pdf('2 0 obj'), fileTexts.maybeCut],
  ['a whole PDF', pdf('(about /Encryption) trailer << >> startxref 9 %%EOF'), undefined],
  ['a text', file('a.txt', 'words'), undefined],
])('%s is doubted before it is read, and what is whole is not', async (_name, given, doubt) => {
  expect(await doubtOfFile(given)).toBe(doubt);
});
