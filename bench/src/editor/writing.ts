import type { CDPSession, Page } from '@playwright/test';
import { p95 } from '../report.ts';

const keys = 80;
/** One round is about what a person does in a minute: thirty rounds are half an hour of work. */
const rounds = 30;
const editsOfRound = 12;

const firstBox = async (page: Page) => {
  const box = await page.locator('[data-element]').first().locator('xpath=*[1]').boundingBox();
  return { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 };
};

/** From a key to the frame that shows it, while somebody writes in a text of the slide; 95 of 100 are not longer. */
export async function keyToPaintMs(page: Page): Promise<number> {
  const { x, y } = await firstBox(page);
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(x, y);
  await page.locator('[data-writing="true"] [contenteditable="true"]').waitFor();
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    const { port1, port2 } = new MessageChannel();
    let pressed = 0;
    // A message that is sent in a frame arrives after the frame was painted.
    port1.addEventListener('message', () => painted.push(performance.now() - pressed));
    port1.start();
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        requestAnimationFrame(() => port2.postMessage(0));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keys; key++)
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a', { delay: 40 });
  const painted = await page.evaluate(() => (window as unknown as { painted: number[] }).painted);
  await page.keyboard.press('Escape');
  return p95(painted);
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** One round: moves, copies, deletes, undoes, and goes to another slide and back. */
async function editAWhile(page: Page): Promise<void> {
  const { x, y } = await firstBox(page);
  await page.getByRole('application').focus();
  await page.mouse.click(x, y);
  for (let edit = 0; edit < editsOfRound; edit++)
    await page.keyboard.press(edit % 2 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Delete');
  for (let edit = 0; edit < editsOfRound; edit++) await page.keyboard.press('Control+z');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
}

/** How much larger the heap is after half an hour of work than after its first third, when everything was used once. */
export async function heapGrowth(page: Page, session: CDPSession): Promise<number> {
  for (let round = 0; round < rounds / 3; round++) await editAWhile(page);
  const early = await heapBytes(session);
  for (let round = 0; round < (rounds * 2) / 3; round++) await editAWhile(page);
  return (await heapBytes(session)) / early;
}
