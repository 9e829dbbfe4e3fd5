import { guardLimits as limits } from './limits.ts';
import { Refused } from './refusal.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

const stored = 0;
const deflated = 8;

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const inUtf16 = (text: string) => Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));

function includes(bytes: Uint8Array, wanted: Uint8Array): boolean {
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** Office wraps an encrypted deck into the old container, so its table of contents tells which it is. */
function refuseContainer(bytes: Uint8Array): never {
  for (const name of ['EncryptedPackage', 'EncryptionInfo']) {
    if (includes(bytes, inUtf16(name))) throw new Refused('encrypted', name);
  }
  if (includes(bytes, inUtf16('PowerPoint Document'))) throw new Refused('old-format', 'ppt');
  throw new Refused('not-a-deck', 'compound file');
}

/** What is text is parsed whole, and packs well: project files have JSON where decks have XML. */
const isText = ({ name }: ZipEntry) => /\.(?:xml|rels|vml|json)$/i.test(name);

function checkEntry(entry: ZipEntry): void {
  const { name, size, packed, method, encrypted } = entry;
  if (encrypted) throw new Refused('encrypted', name);
  if (method !== stored && method !== deflated) throw new Refused('damaged', `method ${method}`);
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name) || name.includes('\0'))
    throw new Refused('hostile', 'entry name');
  if (isText(entry) && size > limits.xmlPartBytes) throw new Refused('bomb', `${name}: ${size} bytes`);
  if (
    size > (isText(entry) ? limits.xmlRatioFrom : limits.ratioFrom) &&
    size / Math.max(1, packed) > limits.ratio
  )
    throw new Refused('bomb', `${name}: ratio`);
}

const total = (entries: readonly ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

/** Looks at a file before anything of it is unpacked; gives its entries, or refuses it. */
export function guardPackage(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length === 0) throw new Refused('empty', 'no bytes');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) refuseContainer(bytes);
  if (!startsWith(bytes, 0x50, 0x4b)) throw new Refused('not-a-deck', 'no zip');
  const entries = readDirectory(bytes, limits.entries);
  entries.forEach(checkEntry);
  if (total(entries) > limits.unpackedBytes) throw new Refused('bomb', 'unpacked size');
  if (total(entries.filter(isText)) > limits.xmlBytes) throw new Refused('bomb', 'size of XML');
  return entries;
}
