import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { madeOnce } from './made-once.ts';
import { cutSlice, slicesFor, unicodeRange, versionOf } from './slices.ts';

const require = createRequire(import.meta.url);
const folder = normalizePath(join(import.meta.dirname, '../src/app'));
const sheet = `${folder}/slide-fonts.css`;
const cache = join(import.meta.dirname, '../../../.cache/signs-font');

/** Families whose letters are as wide as those that decks ask for most (packages/deck/src/fonts/stand-in.ts). */
const families = ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'];
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const weights = [400, 700];
const styles = ['normal', 'italic'];

/** What both Chinese and Latin text have, and Chinese wants as wide as a character: quotes, dashes, dots. */
const letters = 'U+20-7E,U+A0-B6,U+B8-2FF,U+1E00-1EFF,U+20A0-20CF,U+2100-214F';

function facesOf(family: string): string[] {
  const name = family.toLowerCase();
  const root = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8')) as Record<string, string>;
  const face = (as: string, subset: string, range: string, weight: number, style: string) =>
    `@font-face{font-family:"${as}";font-style:${style};font-weight:${weight};font-display:swap;` +
    `src:url("${normalizePath(relative(folder, root))}/files/${name}-${subset}-${weight}-${style}.woff2") format("woff2");` +
    `unicode-range:${range}}`;
  return weights.flatMap((weight) =>
    styles.flatMap((style) => [
      ...subsets.flatMap((subset) => {
        const range = ranges[subset];
        return range === undefined ? [] : [face(family, subset, range, weight, style)];
      }),
      face(`${family} Letters`, 'latin', letters, weight, style),
    ]),
  );
}

const chinese = 'noto-sans-sc';
/** Signs that Chinese slides often have. Their slices are 50 to 76 kB each; what comes with them is cut by the server. */
const signs = [...'、。，．：；！？（）《》【】「」『』～％＋／…“”·—‘’→←℃≈≠≤≥√①②③④⑤⑥⑦⑧⑨⑩●○■□◆★☆▲▶'];
/** How signs stand together, and in lines from top to bottom. */
const keepFeatures = ['halt', 'palt', 'locl', 'vert', 'vrt2', 'vhal', 'vpal'];

/** Signs in files of their own, one for each slice: in slices they keep all weights, and how they stand together. */
async function signFaces(): Promise<string[]> {
  const slices = slicesFor(chinese, signs);
  const made = await madeOnce(cache, [versionOf(chinese), keepFeatures, signs], async (into) => {
    for (const [slice, text] of slices) {
      const font = await cutSlice(chinese, slice, text, { keepFeatures, as: 'woff2' });
      writeFileSync(join(into, `signs-${slice}.woff2`), font);
    }
  });
  const from = normalizePath(relative(folder, made));
  // Of faces alike the last one that has a character gives it: these stand behind the slices.
  return [...slices].map(
    ([slice, text]) =>
      `@font-face{font-family:"Noto Sans SC Variable";font-style:normal;font-display:swap;font-weight:100 900;` +
      `src:url("${from}/signs-${slice}.woff2") format("woff2-variations");unicode-range:${unicodeRange([...text])}}`,
  );
}

/** Fills src/app/slide-fonts.css; the browser fetches the files whose letters a slide shows. */
export const slideFonts = (): Plugin => ({
  name: 'slide-fonts',
  async load(id) {
    if (id.replace(/\?.*/, '') !== sheet) return undefined;
    return [...families.flatMap(facesOf), ...(await signFaces())].join('\n');
  },
});
