import { Inflate } from 'fflate';
import { guardPackage } from '../guard/guard.ts';
import { Refused } from '../guard/refusal.ts';
import type { ZipEntry } from '../guard/zip-directory.ts';
import type { Packed } from '../write/part.ts';
import { childrenOf, type XmlNode } from './nodes.ts';
import { decodeXml, parseXml } from './xml.ts';

/** Where one part points: to another part, or outside. */
export type Relation = { type: string; target: string; external: boolean };

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

/** The bytes of an entry as they lie in the file. */
function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + localHead > bytes.length) throw new Error('an entry outside of the file');
  const start = offset + localHead + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
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
  for (const entry of guardPackage(bytes)) entries.set(tidy(entry.name).toLowerCase(), entry);
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
