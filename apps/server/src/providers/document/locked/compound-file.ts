// The container that Office puts an encrypted file into (MS-CFB): a small file system of sectors in chains. Whatever it says about
// itself is bounded by its own length, so a crafted one ends as damaged and never runs on.

const endOfChain = 0xffff_fffe;
const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;

export class DamagedContainer extends Error {}

type Entry = { name: string; start: number; size: number };

/** Opens a container; `read` gives a stream of it by its name, wherever it stands. */
export function openCompoundFile(file: Buffer): { read(name: string): Buffer | undefined } {
  if (file.length < headerBytes || !file.subarray(0, 8).equals(magic)) throw new DamagedContainer('header');
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new DamagedContainer('sector size');
  const sectorBytes = 1 << shift;
  const sectors = Math.ceil(file.length / sectorBytes);

  function sector(number: number): Buffer {
    const at = (number + 1) * sectorBytes;
    if (at >= file.length) throw new DamagedContainer('a sector outside of the file');
    return file.subarray(at, at + sectorBytes);
  }

  function chain(first: number, next: (number: number) => number, most: number): number[] {
    const found: number[] = [];
    for (let at = first; at < endOfChain; at = next(at)) {
      if (found.length >= most) throw new DamagedContainer('a chain without end');
      found.push(at);
    }
    return found;
  }

  const table = fatOf(file, sector, sectors);
  const follow = (number: number) => table[number] ?? endOfChain;
  const bytesOf = (first: number) => Buffer.concat(chain(first, follow, sectors).map(sector));

  const entries = entriesIn(bytesOf(file.readUInt32LE(48)));
  const root = entries[0];
  const smallest = file.readUInt32LE(56);
  const smallBytes = 1 << file.readUInt16LE(32);

  /** Short streams share sectors, in chains of their own. */
  function readSmall({ start, size }: Entry): Buffer {
    const links = numbersIn(bytesOf(file.readUInt32LE(60)));
    const all = bytesOf(root?.start ?? endOfChain);
    const places = chain(start, (number) => links[number] ?? endOfChain, Math.ceil(all.length / smallBytes));
    const pieces = places.map((number) => all.subarray(number * smallBytes, (number + 1) * smallBytes));
    return Buffer.concat(pieces).subarray(0, size);
  }

  return {
    read(name) {
      const entry = entries.find((each) => each.name === name);
      if (!entry) return undefined;
      return entry.size < smallest ? readSmall(entry) : bytesOf(entry.start).subarray(0, entry.size);
    },
  };
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4));

/** Which sector follows which. */
function fatOf(file: Buffer, sector: (number: number) => Buffer, sectors: number): number[] {
  const parts = numbersIn(file.subarray(76, headerBytes));
  let more = file.readUInt32LE(68);
  for (let left = sectors; more < endOfChain && left > 0; left--) {
    const numbers = numbersIn(sector(more));
    more = numbers.pop() ?? endOfChain;
    parts.push(...numbers);
  }
  const used = parts.filter((number) => number < endOfChain).slice(0, sectors);
  return used.flatMap((number) => numbersIn(sector(number)));
}

function entriesIn(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) => {
    const entry = directory.subarray(index * entryBytes, (index + 1) * entryBytes);
    const letters = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
    return {
      name: entry.toString('utf16le', 0, letters - 2),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
