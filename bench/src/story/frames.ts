import type { Page } from '@playwright/test';
import { p95 } from '../report.ts';
import { notes, pageNow } from './browser.ts';

const gaps = (ticks: readonly number[]): number[] =>
  ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? tick));

/** How long a page's frames took between two times of its clock. */
export const frameTimes = async (page: Page, from: number, to: number): Promise<number> =>
  p95(gaps((await notes(page, 'ticks')).filter((tick) => tick >= from && tick <= to)));

/** The same of an empty page, at the same time on the same machine. */
export async function emptyFrameTimes(page: Page, ms: number): Promise<number> {
  await page.goto('about:blank');
  const from = await pageNow(page);
  await page.waitForTimeout(ms);
  return frameTimes(page, from, from + ms);
}
