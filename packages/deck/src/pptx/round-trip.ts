import type { Deck } from '../deck.ts';
import { drawSlide } from '../design/draw-slide.ts';
import { deckVersion } from '../migrate/migrate.ts';
import type { Slide } from '../slide.ts';
import { countingIds } from '../testing.ts';
import type { Media } from './read/media.ts';
import { openDeck } from './read/read-deck.ts';
import type { MediaSource } from './write/context.ts';
import { writeDeck } from './write/write-deck.ts';
import { zipEntries } from './write/zip.ts';

/** A deck as it was read, with its media. */
export type ReadDeck = { deck: Deck; media: Media[] };

/** Reads a whole deck. */
export function readWhole(bytes: Uint8Array): ReadDeck {
  const open = openDeck(bytes, { newId: countingIds() });
  const pages = [...open.read()];
  const slides = pages.map(({ slide }) => slide);
  return {
    deck: { version: deckVersion, viewport: open.viewport, design: open.design, slides },
    media: pages.flatMap(({ media }) => media),
  };
}

/** The media of a deck that was read, as they go out. */
export const sourcesOf = (media: readonly Media[]): ReadonlyMap<string, MediaSource> =>
  new Map(media.map(({ url, type, bytes }) => [url, { type, read: () => Promise.resolve(bytes) }]));

/** Packs a deck into the bytes of a file. */
export async function packDeck({ deck, media }: ReadDeck, more: object = {}): Promise<Uint8Array> {
  const { entries } = await writeDeck({ deck, title: 'Deck', media: sourcesOf(media), ...more });
  const pieces: Uint8Array[] = [];
  for await (const piece of zipEntries(entries)) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

// Sizes of letters have hundredths of a point, ours hundredths of a unit.
const near = 0.021;

const numbersIn = (text: string) => text.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
const wordsIn = (text: string) => text.replaceAll(/-?\d+(?:\.\d+)?/g, '#');

/** Where two values differ, by their names; nothing where they are the same but for rounding. */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= near + Math.abs(one) * 1e-4 ? [] : [at];
  if (at.endsWith('.d') && typeof one === 'string' && typeof other === 'string') {
    const [first, second] = [numbersIn(one), numbersIn(other)];
    const isAlike =
      wordsIn(one) === wordsIn(other) && first.every((n, i) => Math.abs(n - (second[i] ?? 0)) < 0.1);
    return isAlike ? [] : [at];
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? [] : [at];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) =>
    differences(
      Reflect.get(one, name),
      Reflect.get(other, name),
      Array.isArray(one) ? `${at}[]` : `${at}.${name}`,
    ),
  );
}

const longHex = (color: string) =>
  (color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color).toLowerCase();

/** A slide as it is seen, with names that do not depend on who counted them. */
export function comparable(slide: Slide, deck: Deck) {
  const number = deck.slides.indexOf(slide) + 1;
  const drawn = drawSlide(slide, deck.design, number);
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? names.set(id, `n${names.size}`).get(id);
  const slideIndex = new Map(deck.slides.map(({ id }, at) => [id, String(at)]));
  const media = (url: string) => url.replace(/.*\./, '');
  const plain = JSON.parse(
    JSON.stringify(drawn.elements, (key: string, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (key === 'id' || key === 'elementId') return nameOf(value);
      if (/^#[\da-f]{3,8}$/i.test(value)) return longHex(value);
      if (key === 'slideId') return slideIndex.get(value) ?? 'gone';
      return key === 'url' || key === 'poster' ? media(value) : value;
    }),
  ) as { id: string; type: string; groups?: string[] }[];
  const elements = plain.map(({ groups, ...each }) => ({
    ...each,
    ...(groups && { groups: groups.map(nameOf) }),
  }));
  const builds = (slide.builds ?? []).map(({ elementId, ...build }) => ({
    ...build,
    elementId: nameOf(elementId),
  }));
  return {
    elements,
    builds,
    background: drawn.background,
    transition: drawn.transition,
    script: slide.script,
  };
}
