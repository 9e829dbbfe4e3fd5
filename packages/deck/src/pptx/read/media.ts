import { guardLimits } from '../guard/limits.ts';
import type { Package } from '../package/package.ts';
import { pixelsOf } from './pixels.ts';

/** Pictures that every browser draws. */
const pictureTypes = ['png', 'jpg', 'gif', 'webp', 'bmp'] as const;

/** The type of a kept picture, which is also the ending of its file. */
export type PictureType = (typeof pictureTypes)[number];

/** Recorded drawing commands of Windows, which no browser draws: they become SVG (metafile.ts). */
export type MetafileType = 'emf' | 'wmf';

/** A picture that elements point to by `url`. */
export type Media = { url: string; type: PictureType | MetafileType; bytes: Uint8Array };

const heads: Record<PictureType, (bytes: Uint8Array, text: string) => boolean> = {
  png: (_, text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  jpg: (_, text) => text.startsWith('\xff\xd8\xff'),
  gif: (_, text) => /^GIF8[79]a/.test(text),
  webp: (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP',
  bmp: (bytes, text) => text.startsWith('BM') && bytes.length > 26,
};

/** The type by the bytes, never by the name. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  return pictureTypes.find((type) => heads[type](bytes, text));
}

/** The mark of one that knows its place; and headers: in memory or on disk, of either version. */
const wmfHeads = [
  '\xd7\xcd\xc6\x9a',
  ...['\x01', '\x02'].flatMap((kind) => [`${kind}\0\x09\0\0\x01`, `${kind}\0\x09\0\0\x03`]),
];

/** The kind of metafile by the bytes. */
export function metafileType(bytes: Uint8Array): MetafileType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 44));
  if (text.startsWith('\x01\0\0\0') && text.slice(40, 44) === ' EMF') return 'emf';
  return wmfHeads.some((head) => text.startsWith(head)) ? 'wmf' : undefined;
}

/** Collects the pictures of a deck: each part once, however many slides show it. */
export function createMediaList(file: Package) {
  const addresses = new Map<string, string | undefined>();
  let fresh: Media[] = [];

  function open(path: string): string | undefined {
    const bytes = file.read(path);
    if (!bytes) return undefined;
    const metafile = metafileType(bytes);
    if (metafile) return keep(metafile, 'svg', bytes);
    const type = pictureType(bytes);
    if (!type) return undefined;
    // A few kilobytes can hold a picture that fills the memory of whoever looks at it.
    const pixels = pixelsOf(bytes, type);
    if (pixels === undefined || pixels === 0 || pixels > guardLimits.picturePixels) return undefined;
    return keep(type, type, bytes);
  }

  function keep(type: Media['type'], ending: string, bytes: Uint8Array): string {
    const url = `media:${addresses.size + 1}.${ending}`;
    fresh.push({ url, type, bytes });
    return url;
  }

  return {
    /** The address for a part; undefined where it is missing or no picture that a browser draws. */
    add(path: string): string | undefined {
      if (!addresses.has(path)) addresses.set(path, open(path));
      return addresses.get(path);
    },
    /** The pictures that were added since the last call; they are not kept here any longer. */
    takeNew(): Media[] {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** See `createMediaList`. */
export type MediaList = ReturnType<typeof createMediaList>;
