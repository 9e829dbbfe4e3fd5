import type { CDPSession, Page } from '@playwright/test';
import { median, p95 } from '../report.ts';
import { elementsOfFullSlide } from './slides.ts';

const moves = 150;

/** How long frames took, and what they cost. */
export type Frames = { p50: number; p95: number; cpu: number; longTasks: number };

type Watched = { frames: number[]; long: number[] };

/** Notes how long frames and long tasks take, in the page. */
export const startWatching = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { frames: [], long: [] };
    Object.assign(window, { watched });
    let last = performance.now();
    const note = (now: number) => {
      watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.long.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
  });

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The frames while something is done. */
export async function framesDuring(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Frames> {
  await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    watched.frames = [];
    watched.long = [];
  });
  const before = await taskSeconds(session);
  await act();
  const after = await taskSeconds(session);
  const { frames, long } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  return {
    p50: median(frames),
    p95: p95(frames),
    cpu: ((after - before) * 1000) / Math.max(1, frames.length),
    longTasks: long.filter((milliseconds) => milliseconds > 50).length,
  };
}

/** Moves the pointer about as a hand does, a little each time. */
export async function wander(page: Page, x: number, y: number): Promise<void> {
  for (let step = 0; step < moves; step++)
    await page.mouse.move(x + 60 * Math.sin(step / 12), y + 40 * Math.sin(step / 9));
}

/** The frames while the first so many elements of the slide are dragged about. */
export async function dragged(page: Page, session: CDPSession, count: number): Promise<Frames> {
  const box = await page.locator('[data-element]').first().locator('xpath=*[1]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
  await page.getByRole('application').focus();
  await page.keyboard.press('Escape');
  await page.mouse.click(x, y);
  if (count === elementsOfFullSlide) await page.keyboard.press('Control+a');
  else
    for (let index = 1; index < count; index++) {
      const next = await page.locator('[data-element]').nth(index).locator('xpath=*[1]').boundingBox();
      await page.keyboard.down('Shift');
      await page.mouse.click((next?.x ?? 0) + 12, (next?.y ?? 0) + 12);
      await page.keyboard.up('Shift');
    }
  await page.mouse.move(x, y);
  const frames = await framesDuring(page, session, async () => {
    await page.mouse.down();
    await wander(page, x, y);
    await page.mouse.up();
  });
  await page.keyboard.press('Control+z');
  return frames;
}
