// A Word file or a deck is a zip: its list of parts stands at its end.

const listEnds = 0x06054b50;
const listEntry = 0x02014b50;
const partBegins = 0x04034b50;
/** The end of the list, with the longest remark that may follow it. */
const longestEnd = 22 + 0xffff;
const mostOfList = 8 * 1024 * 1024;
/** A larger part is left to the server. */
export const mostOfPart = 8 * 1024 * 1024;
const unknown = 0xffffffff;
export const deflated = 8;

/** A part of a package, as its list tells of it. */
export type Part = { name: string; method: number; size: number; at: number };

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

/** The parts of a package; undefined where their list is missing or leads nowhere, 'large' where it says it elsewhere. */
export async function partsOf(file: File): Promise<Part[] | 'large' | undefined> {
  const end = await viewOf(file.slice(-longestEnd));
  let at = end.byteLength - 22;
  while (at >= 0 && end.getUint32(at, true) !== listEnds) at--;
  if (at < 0) return undefined;
  const [length, from] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  if (from === unknown || length === unknown || length > mostOfList) return 'large';
  if (from + length > file.size) return undefined;
  const list = await viewOf(file.slice(from, from + length));
  const parts: Part[] = [];
  for (let place = 0; place + 46 <= list.byteLength; ) {
    if (list.getUint32(place, true) !== listEntry) return undefined;
    const [name, extra, remark] = [28, 30, 32].map((field) => list.getUint16(place + field, true)) as [
      number,
      number,
      number,
    ];
    const letters = new Uint8Array(list.buffer, place + 46, Math.min(name, list.byteLength - place - 46));
    parts.push({
      name: new TextDecoder().decode(letters).toLowerCase(),
      method: list.getUint16(place + 10, true),
      size: list.getUint32(place + 20, true),
      at: list.getUint32(place + 42, true),
    });
    place += 46 + name + extra + remark;
  }
  return parts;
}

/** The packed bytes of a part; undefined where the file ends before it, or something else stands there. */
export async function packedPart(file: File, { at, size }: Part): Promise<Blob | undefined> {
  const head = await viewOf(file.slice(at, at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== partBegins) return undefined;
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  return from + size > file.size ? undefined : file.slice(from, from + size);
}
