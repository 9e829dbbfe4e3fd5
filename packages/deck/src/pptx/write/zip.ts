import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { Entry, Packed } from './part.ts';

// A fixed day, so that the same deck is the same file.
const mtime = new Date(2000, 0, 1);
const deflated = 8;

/** Packs a text ahead of its turn, where that holds nobody up. */
export const packText = (path: string, text: string): Packed => packBytes(path, strToU8(text));

/** Packs bytes ahead of their turn. */
export function packBytes(path: string, bytes: Uint8Array): Packed {
  const file = new ZipDeflate(path, { level: 6 });
  const pieces: Uint8Array[] = [];
  file.ondata = (error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  };
  file.push(bytes, true);
  const packed = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    packed.set(piece, at);
    at += piece.length;
  }
  return { packed, size: file.size, crc: file.crc };
}

function addPacked(zip: Zip, filename: string, { packed, size, crc, isStored }: Packed): void {
  const file: ZipInputFile = { filename, size, crc, compression: isStored ? 0 : deflated, mtime };
  zip.add(file);
  // Nobody else holds these bytes.
  file.ondata?.(null, packed as Uint8Array<ArrayBuffer>, true);
}

/** The file piece by piece: one entry is in memory at a time. */
export async function* zipEntries(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, content } of entries) {
    // Files are packed already or, as sounds without loss, so long that packing them would stop everybody else.
    const isText = typeof content === 'string';
    const bytes =
      typeof content === 'string'
        ? strToU8(content)
        : typeof content === 'function'
          ? await content()
          : content;
    if ('packed' in bytes) {
      addPacked(zip, path, bytes);
      yield* ready.splice(0);
      continue;
    }
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = mtime;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
