import { dirname, join, relative } from 'node:path';
import { type Plugin, normalizePath } from 'vite';
import { displayFontSheet, makeDisplayFont } from './display-font.ts';
import { displayText } from './display-text.ts';

const sources = normalizePath(join(import.meta.dirname, '../src'));
const sheet = `${sources}/app/display-font.css`;
const cache = join(import.meta.dirname, '../../../.cache/display-font');

/** Fills src/app/display-font.css with the display font, cut down to the titles and headlines of the product. */
export function displayFont(): Plugin {
  let text = '';
  return {
    name: 'display-font',
    async load(id) {
      if (id.replace(/\?.*/, '') !== sheet) return undefined;
      text = displayText(sources);
      const folder = await makeDisplayFont(text, cache);
      return displayFontSheet(normalizePath(relative(dirname(sheet), folder)));
    },
    // In development a new title may need new characters.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(sources) || text === '' || displayText(sources) === text) return undefined;
      const own = this.environment.moduleGraph.getModulesByFile(sheet) ?? [];
      return [...modules, ...own];
    },
  };
}
