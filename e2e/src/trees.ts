// The accessibility tree of each screen is kept as text in e2e/trees, so that a change is seen and looked at.
// `UPDATE_TREES=1 npm run e2e` writes them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Language } from './in-page.ts';

const folder = join(import.meta.dirname, '../trees');

/** Screens that show what the stories before them did, or whom the dice gave: their trees are never the same twice. */
const lively = /^(account|project|credit-usage.*|admin-.*|avatars-sub-picture)$/;

/** What differs from run to run stands for itself. */
const steady = (tree: string): string =>
  tree
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '<address>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/\d[\d,.:]*/g, '0');

/** Compares what a screen reader is told with what was reviewed. */
export async function expectTree(page: Page, screen: string, language: Language): Promise<void> {
  if (lively.test(screen)) return;
  const file = join(folder, `${screen}.${language.slice(0, 2)}.txt`);
  const tree = `${steady(await page.locator('body').ariaSnapshot())}\n`;
  if (process.env['UPDATE_TREES']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, tree);
    return;
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect.soft(tree, `${file} (UPDATE_TREES=1 npm run e2e writes it anew)`).toBe(kept);
}
