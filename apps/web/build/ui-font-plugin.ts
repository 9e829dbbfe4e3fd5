import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { makeUiFont, uiFontSheet, uiParts } from './ui-font.ts';

const root = join(import.meta.dirname, '../../..');
const sheet = normalizePath(join(root, 'apps/web/src/app/ui-font.css'));
/** Where texts of screens are written: those of the web, and those that the server sends. */
export const textFolders = ['apps/web/src', 'packages/contract/src'].map((folder) => join(root, folder));

/** Fills src/app/ui-font.css with the Chinese characters of the product's own texts. */
export const uiFont = (): Plugin => ({
  name: 'ui-font',
  async load(id) {
    if (id.replace(/\?.*/, '') !== sheet) return undefined;
    const parts = uiParts(textFolders);
    const folder = await makeUiFont(parts, join(root, '.cache/ui-font'));
    return uiFontSheet(parts, normalizePath(relative(dirname(sheet), folder)));
  },
});
