import type { DocumentType } from '@app/contract/document/limits.ts';
import { readDirectory } from '@app/deck/pptx/guard/zip-directory.ts';
import { guardLimits } from '@app/deck/pptx/guard/limits.ts';
import { TextRefused } from '../text-refusal.ts';

const oldContainer = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const inUtf16 = (name: string) => Buffer.from(name, 'utf16le');

/** Office wraps encrypted documents into the old container, so its table of contents tells which it is. */
function refuseContainer(bytes: Buffer): never {
  if (['EncryptedPackage', 'EncryptionInfo'].some((name) => bytes.includes(inUtf16(name))))
    throw new TextRefused('encrypted', 'compound file');
  const isOffice = ['WordDocument', 'PowerPoint Document', 'Workbook'].some((name) =>
    bytes.includes(inUtf16(name)),
  );
  throw new TextRefused(isOffice ? 'old-format' : 'not-a-document', 'compound file');
}

function typeOfPackage(bytes: Uint8Array): DocumentType {
  const names = readDirectory(bytes, guardLimits.entries).map(({ name }) => name.toLowerCase());
  const has = (folder: string) => names.some((name) => name.replace(/^\/+/, '').startsWith(folder));
  if (has('ppt/')) return 'pptx';
  if (has('word/')) return 'docx';
  throw new TextRefused('not-a-document', 'another zip');
}

/** What programs, pictures, sounds and other formats of documents begin with; none of them is a text. */
const foreign = [
  'MZ',
  '\x7fELF',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'ID3',
  '{\\rtf',
  '\x1f\x8b',
  '7z\xbc\xaf',
  'Rar!',
  '%!PS',
];

/** What a file is by its bytes: never by its name. */
export function sniff(file: Uint8Array): DocumentType {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) throw new TextRefused('empty', 'no bytes');
  if (bytes.subarray(0, 8).equals(oldContainer)) refuseContainer(bytes);
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (head.startsWith('PK\x03\x04')) return typeOfPackage(file);
  // Programs put lines of their own before it.
  if (head.includes('%PDF-')) return 'pdf';
  if (foreign.some((start) => head.startsWith(start))) throw new TextRefused('not-a-document', 'its head');
  return 'txt';
}
