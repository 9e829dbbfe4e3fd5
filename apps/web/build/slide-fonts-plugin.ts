import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = normalizePath(join(import.meta.dirname, '../src/app'));
const sheet = `${folder}/slide-fonts.css`;

/** Families whose letters are as wide as those that decks ask for most (packages/slide-view/src/families.ts). */
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

/** Fills src/app/slide-fonts.css; the browser fetches the files whose letters a slide shows. */
export const slideFonts = (): Plugin => ({
  name: 'slide-fonts',
  load(id) {
    return id.replace(/\?.*/, '') === sheet ? families.flatMap(facesOf).join('\n') : undefined;
  },
});
