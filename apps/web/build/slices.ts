import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeFonts } from '@app/deck/fonts/merge-fonts.ts';

type SubsetOptions = {
  targetFormat: 'truetype' | 'woff2';
  variationAxes?: Record<string, number>;
  keepFeatures?: readonly string[];
  noHinting?: boolean;
};
type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package is CommonJS without types; this is what its readme promises.
const subset = (): SubsetFont => require('subset-font') as SubsetFont;

/** Families whose packages are slices: files with some characters each, in every weight. */
export type Family = 'noto-sans-sc' | 'noto-serif-sc';

type Range = readonly [first: number, last: number];

const packageOf = (family: Family) => `@fontsource-variable/${family}`;

export const versionOf = (family: Family): string =>
  (
    JSON.parse(readFileSync(require.resolve(`${packageOf(family)}/package.json`), 'utf8')) as {
      version: string;
    }
  ).version;

export const readRanges = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

/** Characters as a style sheet lists them. */
export const unicodeRange = (characters: readonly string[]): string =>
  characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');

export const holds = (ranges: readonly Range[], character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

function slicesOf(family: Family): { name: string; ranges: Range[] }[] {
  const listed = JSON.parse(
    readFileSync(require.resolve(`${packageOf(family)}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(listed).map(([name, text]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: readRanges(text),
  }));
}

/** Every character of a family that is of a kind, such as those of Chinese. */
export function charactersOf(family: Family, kind: RegExp): string[] {
  const found = new Set<string>();
  for (const { ranges } of slicesOf(family))
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code++) {
        const character = String.fromCodePoint(code);
        if (kind.test(character)) found.add(character);
      }
  return [...found];
}

/** The slices of a family that have these characters, each with the characters it gives. */
export function slicesFor(family: Family, characters: readonly string[]): Map<string, string> {
  const slices = slicesOf(family);
  const wanted = new Map<string, string>();
  for (const character of characters) {
    // The list ends with the slices of whole scripts; what they share with others is best taken from them.
    const slice = slices.findLast(({ ranges }) => holds(ranges, character));
    if (!slice) throw new Error(`${family} has no "${character}"`);
    wanted.set(slice.name, (wanted.get(slice.name) ?? '') + character);
  }
  return wanted;
}

/** A slice with these of its characters alone; without a weight it keeps all of them. */
export function cutSlice(
  family: Family,
  slice: string,
  text: string,
  options: { weight?: number; keepFeatures: readonly string[]; as: SubsetOptions['targetFormat'] },
): Promise<Buffer> {
  const { weight, keepFeatures, as } = options;
  const file = require.resolve(`${packageOf(family)}/files/${family}-${slice}-wght-normal.woff2`);
  return subset()(readFileSync(file), text, {
    targetFormat: as,
    noHinting: true,
    keepFeatures,
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}

/** One font in one weight with exactly these characters, as TrueType. */
export async function staticFont(
  family: Family,
  characters: readonly string[],
  weight: number,
  keepFeatures: readonly string[] = [],
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [slice, text] of slicesFor(family, characters))
    parts.push(await cutSlice(family, slice, text, { weight, keepFeatures, as: 'truetype' }));
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : mergeFonts(parts);
}

/** The same font as browsers fetch it. */
export const packFont = (font: Buffer, characters: readonly string[]): Promise<Buffer> =>
  subset()(font, characters.join(''), { targetFormat: 'woff2' });
