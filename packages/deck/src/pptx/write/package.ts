import type { DeckWriter, MediaSource } from './context.ts';
import { isKnownEnding } from './content-types.ts';
import type { Entry } from './part.ts';

/** FNV-1a: tells most files apart; those that it does not are compared. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** Collects what goes into the package; each medium once, and only where something shows it. */
export function createPackage(
  media: ReadonlyMap<string, MediaSource>,
  isTaken: (path: string) => boolean = () => false,
) {
  const entries: Entry[] = [];
  const counts = new Map<string, number>();
  const paths = new Map<string, ReturnType<DeckWriter['mediaPath']>>();
  const missing = new Set<string>();
  const known = new Map<string, { path: string; bytes: Uint8Array }[]>();

  function numbered(folder: string, name: string, ending: string): string {
    let count = counts.get(folder + name) ?? 0;
    let path: string;
    do path = `${folder}/${name}${++count}.${ending}`;
    while (isTaken(path));
    counts.set(folder + name, count);
    return path;
  }

  function put({ type, read }: Pick<MediaSource, 'type' | 'read'>): string {
    const path = numbered('ppt/media', 'media', type);
    entries.push({ path, content: read });
    return path;
  }

  function find(url: string): ReturnType<DeckWriter['mediaPath']> {
    const source = media.get(url);
    if (!source || !isKnownEnding(source.type)) {
      missing.add(url);
      return undefined;
    }
    const path = put(source);
    return source.pixels ? { path, pixels: put(source.pixels) } : { path };
  }

  return {
    entries,
    /** Addresses that nobody has anything for. */
    missing,
    mediaPath(url: string) {
      if (!paths.has(url)) paths.set(url, find(url));
      return paths.get(url);
    },
    /** A path that no other part has. */
    freePath: (folder: string, name: string): string => numbered(folder, name, 'xml'),
    add(folder: string, name: string, make: (path: string) => Entry[]): string {
      const path = numbered(folder, name, 'xml');
      entries.push(...make(path));
      return path;
    },
    addBytes(folder: string, name: string, ending: string, bytes: Uint8Array): string {
      const key = `${name} ${bytes.length} ${hashOf(bytes)}`;
      const alike = known.get(key) ?? [];
      const found = alike.find((each) => each.bytes.every((byte, at) => byte === bytes[at]));
      if (found) return found.path;
      const path = numbered(folder, name, ending);
      entries.push({ path, content: bytes });
      known.set(key, [...alike, { path, bytes }]);
      return path;
    },
  };
}
