import { Refused } from './refusal.ts';

/** One entry as the directory at the end of the file describes it. */
export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  crc: number;
  packed: number;
  size: number;
  offset: number;
};

const endMark = 0x06054b50;
const end64Mark = 0x06064b50;
const locator64Mark = 0x07064b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
const unknown32 = 0xffffffff;

const damaged = (detail: string) => new Refused('damaged', detail);

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw damaged('no zip directory');
}

function directoryPlace(view: DataView): { count: number; offset: number } {
  const end = findEnd(view);
  const place = { count: view.getUint16(end + 10, true), offset: view.getUint32(end + 16, true) };
  const locator = end - 20;
  const is64 = (place.count === 0xffff || place.offset === unknown32) && locator >= 0;
  if (!is64 || view.getUint32(locator, true) !== locator64Mark) return place;
  const end64 = Number(view.getBigUint64(locator + 8, true));
  if (end64 + 56 > view.byteLength || view.getUint32(end64, true) !== end64Mark) throw damaged('zip64 end');
  return {
    count: Number(view.getBigUint64(end64 + 32, true)),
    offset: Number(view.getBigUint64(end64 + 48, true)),
  };
}

/** Sizes above 4 GB stand in an extra field, in the order in which the plain fields are full. */
function readLarge(view: DataView, from: number, to: number, entry: ZipEntry): void {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    for (const name of ['size', 'packed', 'offset'] as const) {
      if (entry[name] !== unknown32) continue;
      entry[name] = Number(view.getBigUint64(field, true));
      field += 8;
    }
    return;
  }
}

/** Reads the directory without unpacking anything. */
export function readDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < endLength) throw damaged('shorter than a zip can be');
  const { count, offset } = directoryPlace(view);
  if (count > maxEntries) throw new Refused('bomb', `${count} entries`);
  const names = new TextDecoder();
  const entries: ZipEntry[] = [];
  let at = offset;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw damaged('zip directory');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const entry: ZipEntry = {
      name: names.decode(bytes.subarray(at + 46, nameEnd)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    if (extraEnd > bytes.length) throw damaged('zip directory');
    readLarge(view, nameEnd, extraEnd, entry);
    entries.push(entry);
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}
