import { fileTypeFromBuffer } from 'file-type';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { isProjectFile, sniffOoxml } from './ooxml.ts';
import { acceptedFiles, type FileEnding, lockedType } from '@app/contract/upload/limits.ts';
import type { SniffedType, SniffStored, Storage } from './port.ts';

// How much of a file is looked at; `sniffType` wants this much, or the whole file if it is smaller.
export const sniffBytes = 64 * 1024;

const zipHead = 'PK\x03\x04';

// The type comes from the bytes alone. Undefined: not a kind of file the product takes.
export async function sniffType(head: Buffer): Promise<SniffedType | undefined> {
  if (startsWith(head, zipHead) && isProjectFile(head))
    return { extension: projectFile.ending, mime: projectFile.type };
  const extension = await extensionOf(head);
  return extension && { extension, mime: acceptedFiles[extension] };
}

export const sniffStored: SniffStored = async (storage, key) => {
  const size = await storage.size(key);
  if (!size) return undefined; // absent or empty
  const head = await readFrom(storage, key, 0);
  if (!startsWith(head, compound)) return sniffType(head);
  const start = directoryOf(head);
  if (start >= size) return undefined;
  const directory = await readFrom(storage, key, start);
  return directory.includes(lockedPart) ? { extension: 'locked', mime: lockedType } : undefined;
};

async function readFrom(storage: Storage, key: string, start: number): Promise<Buffer> {
  const found = await storage.get(key, { start, end: start + sniffBytes - 1 });
  const chunks: Uint8Array[] = [];
  for await (const chunk of (found?.stream ?? []) as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

// The container of Office files before 2007, and of later ones with a password: its list of contents, wherever that begins, names
// the encrypted one.
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const lockedPart = Buffer.from('EncryptedPackage', 'utf16le');

function directoryOf(head: Buffer): number {
  if (head.length < 512) return 0;
  const sectorBytes = head.readUInt16LE(30) === 12 ? 4096 : 512;
  return (head.readUInt32LE(48) + 1) * sectorBytes;
}

async function extensionOf(head: Buffer): Promise<FileEnding | undefined> {
  if (startsWith(head, '%PDF-')) return 'pdf';
  // Clean text comes before the signatures: what begins with "ID3" or "GIF8" in words is no song and
  // no picture, while every format below has control characters among its first bytes.
  if (!head.some(isControl) && isText(head)) return 'txt';
  if (startsWith(head, zipHead)) return sniffOoxml(head);
  if (startsWith(head, 'ID3')) return isTaggedMp3(head) ? 'mp3' : undefined;
  if (signatures.some(({ at, bytes }) => startsWith(head, bytes, at))) return extensionByFileType(head);
  // Texts copied out of other files have a stray control character now and then.
  return isText(head) ? 'txt' : undefined;
}

// Only these reach file-type. It knows over a hundred more formats, unpacks zip and gzip without a limit,
// and some of its readers were made to run for ever by a crafted file (ASF up to 21.3.0, CVE-2026-31808,
// also behind an ID3 tag or a byte order mark).
const signatures = [
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: 'GIF8' },
  { at: 0, bytes: 'RIFF' },
  { at: 4, bytes: 'ftyp' },
  { at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { at: 0, bytes: 'OggS' },
  // MPEG audio without a tag: layer 3, version 1, 2 or 2.5, with or without a checksum.
  ...['\xfa', '\xfb', '\xf2', '\xf3', '\xe2', '\xe3'].map((second) => ({ at: 0, bytes: `\xff${second}` })),
];

const byFileType: Record<string, FileEnding> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  wav: 'wav',
  mp3: 'mp3',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
};

async function extensionByFileType(head: Buffer) {
  try {
    const found = await fileTypeFromBuffer(head);
    return found && byFileType[found.ext];
  } catch {
    return undefined; // it throws on a file that ends too early: not a file we can take
  }
}

// A tag may hold a cover picture larger than the head; then the tag has to do.
function isTaggedMp3(head: Buffer) {
  if (head.length < 10) return false;
  const tagBytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  let at = 10 + tagBytes;
  while (at < head.length && head[at] === 0) at += 1; // padding that the tag does not count
  if (at + 2 > head.length) return at >= sniffBytes;
  return head[at] === 0xff && (head.readUInt8(at + 1) & 0xe6) === 0xe2;
}

// Old Chinese text files are in GB18030 (or GBK and GB2312, which are parts of it).
function isText(head: Buffer) {
  if (head.length === 0 || head.includes(0)) return false;
  return ['utf-8', 'gb18030'].some((encoding) => canDecode(head, encoding));
}

// Line ends, tabs and form feeds aside. No multi-byte character of either encoding holds such a byte.
function isControl(byte: number) {
  return (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f;
}

function canDecode(head: Buffer, encoding: string) {
  try {
    // A head that is not the whole file may end inside a character.
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: head.length >= sniffBytes });
    return true;
  } catch {
    return false;
  }
}

function startsWith(head: Buffer, bytes: string, at = 0) {
  return head.toString('latin1', at, at + bytes.length) === bytes;
}
