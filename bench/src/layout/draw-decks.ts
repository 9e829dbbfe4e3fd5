import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { browserFlags, findBrowser } from '@app/e2e/browser.ts';
import { chromium } from '@playwright/test';
import type { DrawnBox } from './find-conflicts.ts';
import { htmlOf } from './slide-html.ts';

/** For each slide where the words of each element stand; null for one without words. */
export type Measured = ReadonlyMap<string, DrawnBox | null>[];

/** Runs in the page: the place of all letters of an element, from the corner of its slide. */
function measure(): [string, DrawnBox | null][][] {
  return [...document.querySelectorAll('section')].map((section) => {
    const { left, top } = section.getBoundingClientRect();
    return [...section.querySelectorAll<HTMLElement>('[data-element]')].map((element) => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (walk.nextNode()) {
        if (!/\S/u.test(walk.currentNode.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        rects.push(...range.getClientRects());
      }
      const box = {
        left: Math.min(...rects.map((rect) => rect.left - left)),
        top: Math.min(...rects.map((rect) => rect.top - top)),
        right: Math.max(...rects.map((rect) => rect.right - left)),
        bottom: Math.max(...rects.map((rect) => rect.bottom - top)),
      };
      return [element.dataset['element'] ?? '', rects.length === 0 ? null : box];
    });
  });
}

/** A browser that draws slides and says where their words came to stand. */
export async function openDrawing() {
  const { executablePath, env } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-layout-'));
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--allow-file-access-from-files'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
  // tsx wraps functions in a call that keeps their names; a page does not know it.
  await page.addInitScript('globalThis.__name = (value) => value');
  return {
    async measure(slides: readonly DrawnSlide[]): Promise<Measured> {
      const file = join(folder, 'deck.html');
      writeFileSync(file, htmlOf(slides));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      return (await page.evaluate(measure)).map((boxes) => new Map(boxes));
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
