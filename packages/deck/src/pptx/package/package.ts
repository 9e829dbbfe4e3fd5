import { Inflate } from 'fflate';
import { guardPackage } from '../guard/guard.ts';
import { Refused } from '../guard/refusal.ts';
import type { ZipEntry } from '../guard/zip-directory.ts';
import type { Packed } from '../write/part.ts';
import { childrenOf, type XmlNode } from './nodes.ts';
import { decodeXml, parseXml } from './xml.ts';

/** Where one part points: to another part, or outside. */
export type Relation = { type: string; target: string; external: boolean };

/** A relation as the file writes it, and the part that it would lead to. */
export type RawRelation = {
  id: string;
  type: string;
  kind: string;
  target: string;
  mode: string | undefined;
  path: string;
};

/** A part of the file with what it points to; `isMended` where it is broken and was read as far as it goes. */
export type Part = {
  path: string;
  root: XmlNode;
  relations: ReadonlyMap<string, Relation>;
  isMended?: boolean;
};

const localHead = 30;
// Packed bytes that are unpacked at a time; they can become a thousand times as many.
const step = 64 * 1024;

/** Unpacks until the size that the directory names: one that lies is found out at the first piece too many. */
function inflate(data: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let filled = 0;
  const inflater = new Inflate((piece) => {
    if (filled + piece.length > size) throw new Refused('bomb', 'an entry is larger than it says');
    unpacked.set(piece, filled);
    filled += piece.length;
  });
  for (let at = 0; at < data.length; at += step) {
    inflater.push(data.subarray(at, at + step), at + step >= data.length);
  }
  return unpacked.subarray(0, filled);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array, from: number): number {
  let crc = ~from;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Whether the bytes of an entry are as many and have the check that the directory names; in pieces, none too many. */
function isAsNamed(data: Uint8Array, { method, size, crc }: ZipEntry): boolean {
  let [seen, check] = [0, 0];
  const look = (piece: Uint8Array) => {
    seen += piece.length;
    if (seen > size) throw new Refused('bomb', 'an entry is larger than it says');
    check = crcOf(piece, check);
  };
  if (method === 0) look(data);
  else {
    const inflater = new Inflate(look);
    for (let at = 0; at < data.length; at += step)
      inflater.push(data.subarray(at, at + step), at + step >= data.length);
  }
  return seen === size && check === crc;
}

/** Whether no two entries have the same name or share bytes, and none reaches past the file. */
function areApart(bytes: Uint8Array, entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => tidy(name).toLowerCase()));
  let end = 0;
  return (
    names.size === entries.length &&
    entries
      .toSorted((one, other) => one.offset - other.offset)
      .every((entry) => {
        if (entry.offset < end || entry.offset + localHead > bytes.length) return false;
        end = startOf(bytes, entry) + entry.packed;
        return end <= bytes.length;
      })
  );
}

function startOf(bytes: Uint8Array, { offset }: ZipEntry): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return offset + localHead + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}

/** The bytes of an entry as they lie in the file. */
function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const { offset, packed } = entry;
  if (offset + localHead > bytes.length) throw new Error('an entry outside of the file');
  const start = startOf(bytes, entry);
  return bytes.subarray(start, start + packed);
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const data = packedBytes(bytes, entry);
  return entry.method === 0 ? data : inflate(data, entry.size);
}

const tidy = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '');

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The path that a target means, seen from a part. */
function resolvePath(from: string, target: string): string {
  const address = decodeAddress(target.split('#')[0] ?? '').replaceAll('\\', '/');
  if (address.startsWith('/')) return address.slice(1);
  const steps = from.split('/').slice(0, -1);
  for (const step of address.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** Names of relations end alike in transitional and strict files. */
const kindOf = (type: string) => type.slice(type.lastIndexOf('/') + 1);

/** Reads XML, broken XML as far as it goes. A file made to hurt is refused. */
function readXml(bytes: Uint8Array): { root: XmlNode; isMended: boolean } {
  const text = decodeXml(bytes);
  try {
    return { root: parseXml(text), isMended: false };
  } catch (error) {
    if (error instanceof Refused) throw error;
    return { root: parseXml(text, true), isMended: true };
  }
}

/** Opens a file: guarded, and unpacked part by part as it is asked for. */
export function openPackage(bytes: Uint8Array) {
  const entries = new Map<string, ZipEntry>();
  // Some programs spell a name differently in its relation; the format does not tell them apart.
  const listed = guardPackage(bytes);
  for (const entry of listed) entries.set(tidy(entry.name).toLowerCase(), entry);
  const parts = new Map<string, Part>();

  const has = (path: string) => entries.has(path.toLowerCase());

  function read(path: string): Uint8Array | undefined {
    const entry = entries.get(path.toLowerCase());
    return entry && unpack(bytes, entry);
  }

  function relationsOf(path: string): Map<string, Relation> {
    const slash = path.lastIndexOf('/') + 1;
    const file = read(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`);
    const found = new Map<string, Relation>();
    for (const { attributes } of file ? childrenOf(readXml(file).root, 'rel:Relationship') : []) {
      const external = attributes['TargetMode'] === 'External';
      const target = attributes['Target'] ?? '';
      const reached = external ? target : resolvePath(path, target);
      // What is not in the file cannot be read: as if it were not mentioned.
      if (external || has(reached)) {
        found.set(attributes['Id'] ?? '', {
          type: kindOf(attributes['Type'] ?? ''),
          target: reached,
          external,
        });
      }
    }
    return found;
  }

  /** All relations of a part as they are written; undefined where they are not written plainly. */
  function rawRelations(from: string): RawRelation[] | undefined {
    const slash = from.lastIndexOf('/') + 1;
    const source = read(`${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`);
    if (!source) return [];
    const text = decodeXml(source);
    const { root, isMended } = readXml(source);
    const isPlain =
      !isMended &&
      !text.includes('AlternateContent') &&
      root.name === 'rel:Relationships' &&
      root.children.every(({ name, children }) => name === 'rel:Relationship' && children.length === 0);
    const found = root.children.map(({ attributes }) => {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes;
      const kind = kindOf(Type);
      return { id: Id, type: Type, kind, target: Target, mode: TargetMode, path: resolvePath(from, Target) };
    });
    const isNamed = new Set(found.map(({ id }) => id)).size === found.length;
    return isPlain && isNamed ? found : undefined;
  }

  /** A part, read at most once while it is kept. */
  function part(path: string): Part | undefined {
    const known = parts.get(path);
    if (known) return known;
    const file = read(path);
    if (!file) return undefined;
    const { root, isMended } = readXml(file);
    const opened = { path, root, relations: relationsOf(path), ...(isMended && { isMended }) };
    parts.set(path, opened);
    return opened;
  }

  return {
    has,
    /** The size of a part without unpacking it. */
    sizeOf: (path: string): number => entries.get(path.toLowerCase())?.size ?? 0,
    read,
    /** A part as it lies in the file: nothing of it is unpacked. */
    packed(path: string): { path: string; content: Packed } | undefined {
      const entry = entries.get(path.toLowerCase());
      if (!entry) return undefined;
      const { size, crc, method } = entry;
      const content = { packed: packedBytes(bytes, entry), size, crc, isStored: method === 0 };
      return { path: tidy(entry.name), content };
    },
    part,
    relationsOf,
    rawRelations,
    names: (): string[] => listed.map(({ name }) => name),
    /** Whether each of its entries stands for itself. */
    isSound: (): boolean => areApart(bytes, listed),
    /** Whether a part is what the directory says of it. */
    isWhole(path: string): boolean {
      const entry = entries.get(path.toLowerCase());
      return entry !== undefined && isAsNamed(packedBytes(bytes, entry), entry);
    },
    /** Lets a part go that nothing will ask for again. */
    forget: (path: string) => parts.delete(path),
  };
}

/** An opened file. */
export type Package = ReturnType<typeof openPackage>;

/** The first part that is reached by a relation of this kind. */
export function related(
  part: { relations: ReadonlyMap<string, Relation> },
  type: string,
): string | undefined {
  for (const relation of part.relations.values()) {
    if (relation.type === type && !relation.external) return relation.target;
  }
  return undefined;
}
