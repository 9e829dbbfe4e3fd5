import type { Design } from '../../design.ts';
import type { Entry, Relations } from './part.ts';

/** A picture, film or sound that goes into the file; `type` is the ending of its name. */
export type MediaSource = {
  type: string;
  read(): Promise<Uint8Array>;
  /** A drawing also goes as pixels, for programs that do not draw it. */
  pixels?: Pick<MediaSource, 'type' | 'read'>;
};

/** What is the same for all parts. */
export type DeckWriter = {
  design: Design;
  /** Lengths of the format in one unit of the viewport (914400 an inch). */
  perUnit: number;
  /** The path of a medium in the package; undefined where nobody has it. */
  mediaPath(url: string): { path: string; pixels?: string } | undefined;
  /** The path of a slide's part by its id. */
  slidePath(slideId: string): string | undefined;
  /** Puts a part with what it points to into the package, under a number that no other of its kind has. */
  add(folder: string, name: string, make: (path: string) => Entry[]): string;
  /** Puts bytes beside the parts that need them; the same bytes of a name once. */
  addBytes(folder: string, name: string, ending: string, bytes: Uint8Array): string;
};

/** What is written into one part. */
export type PartWriter = DeckWriter & {
  relations: Relations;
  layoutId?: string;
  slideNumber?: number;
  /** A number for the next shape. */
  nextShape(): number;
  /** The numbers of the shapes that elements and groups became. */
  shapeOf: Map<string, number>;
};

/** A length in the format's unit. */
export const emu = ({ perUnit }: Pick<DeckWriter, 'perUnit'>, units: number): number =>
  Math.round(units * perUnit);

/** A size of letters or a room between lines, in hundredths of a point. */
export const points = ({ perUnit }: Pick<DeckWriter, 'perUnit'>, units: number): number =>
  Math.round((units * perUnit) / 127);

/** A share as the format writes it. */
export const share = (value: number): number => Math.round(value * 100_000);

/** A number within what the format allows. */
export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value));

/** The names of a table the other way round; of several that mean the same the first counts. */
export function inverted<Name extends string, Value extends string | number>(
  table: Readonly<Record<Name, Value | undefined>>,
): ReadonlyMap<Value, Name> {
  const found = new Map<Value, Name>();
  for (const name in table) {
    const value = table[name];
    if (value !== undefined && !found.has(value)) found.set(value, name);
  }
  return found;
}
