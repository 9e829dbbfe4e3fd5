import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, type FontFamily, fontLimits } from '@app/contract/font/limits.ts';
import type { Plugin } from 'vite';
import { madeOnce } from './made-once.ts';
import { charactersOf, type Family, staticFont, versionOf } from './slices.ts';

const packages: Record<FontFamily, Family> = { sans: 'noto-sans-sc', serif: 'noto-serif-sc' };
const cache = join(import.meta.dirname, '../../../.cache/whole-fonts');
const recipe = 2;

/** Makes the fonts with every Chinese character, from which the server cuts those of a talk. */
export const makeWholeFonts = (): Promise<string> =>
  madeOnce(cache, [recipe, Object.values(packages).map(versionOf), fontLimits.weights], async (folder) => {
    for (const family of fontLimits.families) {
      const from = packages[family];
      const characters = charactersOf(from, /\p{Script=Han}/u);
      for (const weight of fontLimits.weights)
        writeFileSync(
          join(folder, fontFile(family, weight)),
          await staticFont(from, characters, Number(weight)),
        );
    }
  });

/** Puts them beside the pages. */
export const wholeFonts = (): Plugin => ({
  name: 'whole-fonts',
  apply: 'build',
  async generateBundle() {
    const folder = await makeWholeFonts();
    for (const family of fontLimits.families)
      for (const weight of fontLimits.weights) {
        const name = fontFile(family, weight);
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source });
      }
  },
});
