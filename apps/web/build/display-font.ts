import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mergeFonts } from './merge-fonts.ts';

type SubsetOptions = {
  targetFormat: 'truetype' | 'woff2';
  variationAxes?: Record<string, number>;
  keepFeatures?: readonly string[];
  noHinting?: boolean;
};
type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const family = '@fontsource-variable/noto-serif-sc';
const weight = 700;

/** Raised when the font is made in another way, so that kept ones are not used any more. */
const recipe = 2;

/** English needs one small file and Chinese one more; the browser asks for what the page shows. */
const faces = [
  { name: 'latin', range: 'U+0-2E7F', keepFeatures: ['kern', 'liga'] },
  { name: 'han', range: 'U+2E80-10FFFF', keepFeatures: [] },
] as const;

type Face = (typeof faces)[number];
type Range = readonly [first: number, last: number];

const readRanges = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

const holds = (ranges: readonly Range[], character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

/** The files of the family that have these characters, each with the characters it gives. */
function slicesFor(characters: readonly string[]): Map<string, string> {
  const listed = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const slices = Object.entries(listed).map(([name, text]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: readRanges(text),
  }));
  const wanted = new Map<string, string>();
  for (const character of characters) {
    // The list ends with the slices of whole scripts; what they share with others is best taken from them.
    const slice = slices.findLast(({ ranges }) => holds(ranges, character));
    if (!slice) throw new Error(`Noto Serif SC has no "${character}", which a title or headline uses`);
    wanted.set(slice.name, (wanted.get(slice.name) ?? '') + character);
  }
  return wanted;
}

/** The font file of one face, with exactly these characters. */
async function makeFace({ keepFeatures }: Face, characters: readonly string[]): Promise<Buffer> {
  // The package is CommonJS without types; this is what its readme promises.
  const subset = require('subset-font') as SubsetFont;
  const parts: Buffer[] = [];
  for (const [slice, text] of slicesFor(characters)) {
    const file = require.resolve(`${family}/files/noto-serif-sc-${slice}-wght-normal.woff2`);
    const options = { variationAxes: { wght: weight }, noHinting: true, keepFeatures } as const;
    parts.push(await subset(readFileSync(file), text, { ...options, targetFormat: 'truetype' }));
  }
  const [only, ...more] = parts;
  const font = only && more.length === 0 ? only : mergeFonts(parts);
  return subset(font, characters.join(''), { targetFormat: 'woff2' });
}

/** The style sheet of the font whose files are in `folder`, a path that the sheet can follow. */
export const displayFontSheet = (folder: string): string =>
  faces
    .map(
      ({ name, range }) => `@font-face {
  font-family: "Rostrum Display";
  font-weight: ${weight};
  font-display: swap;
  src: url("${folder}/rostrum-display-${name}.woff2") format("woff2");
  unicode-range: ${range};
}
`,
    )
    .join('');

/**
 * Makes the files of "Rostrum Display" for a text, in a folder of `cache` that is named after what they were made of.
 * It takes seconds, so it is done once.
 */
export async function makeDisplayFont(text: string, cache: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(require.resolve(`${family}/package.json`), 'utf8')) as {
    version: string;
  };
  const key = createHash('sha256')
    .update(JSON.stringify([recipe, version, faces, weight, text]))
    .digest('hex');
  const folder = join(cache, key.slice(0, 16));
  if (existsSync(folder)) return folder;

  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  for (const face of faces) {
    const ranges = readRanges(face.range);
    const characters = [...text].filter((character) => holds(ranges, character));
    writeFileSync(join(half, `rostrum-display-${face.name}.woff2`), await makeFace(face, characters));
  }
  // Two builds may make it at once: the first to finish wins, and nobody ever sees half a font.
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
