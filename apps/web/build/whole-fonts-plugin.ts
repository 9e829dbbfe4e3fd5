import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, fontLimits } from '@app/contract/font/limits.ts';
import type { Plugin } from 'vite';
import { madeOnce } from './made-once.ts';
import { charactersOf, staticFont, versionOf } from './slices.ts';

const family = 'noto-sans-sc';
const cache = join(import.meta.dirname, '../../../.cache/whole-fonts');
const recipe = 1;

/** Makes the fonts with every Chinese character, from which the server cuts those of a talk. */
export const makeWholeFonts = (): Promise<string> =>
  madeOnce(cache, [recipe, versionOf(family), fontLimits.weights], async (folder) => {
    const characters = charactersOf(family, /\p{Script=Han}/u);
    for (const weight of fontLimits.weights)
      writeFileSync(join(folder, fontFile(weight)), await staticFont(family, characters, Number(weight)));
  });

/** Puts them beside the pages. */
export const wholeFonts = (): Plugin => ({
  name: 'whole-fonts',
  apply: 'build',
  async generateBundle() {
    const folder = await makeWholeFonts();
    for (const weight of fontLimits.weights) {
      const source = readFileSync(join(folder, fontFile(weight)));
      this.emitFile({ type: 'asset', fileName: `fonts/${fontFile(weight)}`, source });
    }
  },
});
