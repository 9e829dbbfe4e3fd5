import type { Page } from '@playwright/test';

/** How long a deck takes to open: until its first slide can be edited, and until all of its slides are in the strip. */
export async function openingMs(page: Page, address: string, slides: number) {
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-world] [data-element]').first().waitFor({ state: 'attached' });
  const first = performance.now() - started;
  await page.waitForFunction(
    (all) => document.querySelectorAll('[role="option"] [data-hidden="false"] > *').length >= all,
    slides,
    { polling: 'raf' },
  );
  return { first, all: performance.now() - started };
}
