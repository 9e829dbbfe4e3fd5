import { guardLimits } from '../guard/limits.ts';
import type { Package } from '../package/package.ts';
import type { Size } from '../../deck.ts';
import { pictureSize } from './pixels.ts';

/** Pictures that every browser draws. */
const pictureTypes = ['png', 'jpg', 'gif', 'webp', 'bmp'] as const;

/** The type of a kept picture, which is also the ending of its file. */
export type PictureType = (typeof pictureTypes)[number];

/** Recorded drawing commands of Windows, which no browser draws: they become SVG (metafile.ts). */
export type MetafileType = 'emf' | 'wmf';

/** Films and sounds that browsers play. */
const playedTypes = ['mp4', 'webm', 'm4a', 'mp3', 'wav', 'ogg'] as const;

/** The type of a kept film or sound, which is also the ending of its file. */
export type PlayedType = (typeof playedTypes)[number];

/** A picture, a film or a sound that elements point to by `url`. */
export type Media = { url: string; type: PictureType | MetafileType | PlayedType; bytes: Uint8Array };

/** What is larger is left out: it is read into memory, and a talk is watched over a line. */
const mostPlayedBytes = { one: 200 * 1024 * 1024, all: 400 * 1024 * 1024 };

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

/** Letters of an MPEG film or sound after its length: what it is for. */
const brandOf = (text: string) => (text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : undefined);

const playedHeads: Record<PlayedType, (text: string) => boolean> = {
  m4a: (text) => /^M4[AB]/.test(brandOf(text) ?? ''),
  // Of QuickTime's own films browsers play few.
  mp4: (text) => brandOf(text) !== undefined && !/^(?:M4[AB]|qt )/.test(brandOf(text) ?? ''),
  webm: (text) => text.startsWith('\x1a\x45\xdf\xa3'),
  mp3: (text) => text.startsWith('ID3') || /^\xff[\xfa\xfb\xf2\xf3\xe2\xe3]/.test(text),
  wav: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE',
  ogg: (text) => text.startsWith('OggS'),
};

/** The kind of a film or sound by the bytes. */
export function playedType(bytes: Uint8Array): PlayedType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  return playedTypes.find((type) => playedHeads[type](text));
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

/** Collects the pictures, films and sounds of a deck: each part once, however many slides show it. */
export function createMediaList(file: Package) {
  const addresses = new Map<string, string | undefined>();
  const sizes = new Map<string, Size>();
  let fresh: Media[] = [];
  let played = 0;

  function open(path: string): string | undefined {
    const bytes = file.read(path);
    if (!bytes) return undefined;
    const metafile = metafileType(bytes);
    if (metafile) return keep(metafile, 'svg', bytes);
    const type = pictureType(bytes);
    if (!type) return undefined;
    // A few kilobytes can hold a picture that fills the memory of whoever looks at it.
    const size = pictureSize(bytes, type);
    const pixels = size ? size.width * size.height : 0;
    if (!size || pixels === 0 || pixels > guardLimits.picturePixels) return undefined;
    const url = keep(type, type, bytes);
    sizes.set(url, size);
    return url;
  }

  function openPlayed(path: string): string | undefined {
    const size = file.sizeOf(path);
    if (size > mostPlayedBytes.one || played + size > mostPlayedBytes.all) return undefined;
    const bytes = file.read(path);
    const type = bytes && playedType(bytes);
    if (!bytes || !type) return undefined;
    played += size;
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
    /** The pixels of a picture by its address; undefined for a drawing. */
    sizeOf: (url: string): Size | undefined => sizes.get(url),
    /** The address of a film or sound; undefined where it is missing, too large, or of a kind that browsers do not play. */
    addPlayed(path: string): string | undefined {
      if (!addresses.has(path)) addresses.set(path, openPlayed(path));
      return addresses.get(path);
    },
    /** Those that were added since the last call; they are not kept here any longer. */
    takeNew(): Media[] {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** See `createMediaList`. */
export type MediaList = ReturnType<typeof createMediaList>;
