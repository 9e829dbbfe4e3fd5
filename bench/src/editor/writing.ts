import type { CDPSession, Page } from '@playwright/test';
import { median, p95 } from '../report.ts';

const keys = 80;
/** One round is about what a person does in a minute: thirty rounds are half an hour of work. */
const rounds = 30;
const editsOfRound = 12;
const mostCollections = 30;

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

type Heap = { bytes: number; nodes: number };

async function heapNow(session: CDPSession): Promise<Heap> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { bytes: read('JSHeapUsedSize'), nodes: read('Nodes') };
}

/** The heap without garbage. Slides that were left go one after another, a collection each: it is over when no more nodes do. */
async function settledHeap(session: CDPSession): Promise<Heap> {
  let last = await heapNow(session);
  for (let collection = 0; collection < mostCollections; collection++) {
    const next = await heapNow(session);
    if (next.nodes === last.nodes && next.bytes >= last.bytes * 0.99) break;
    last = next;
  }
  const readings = [await heapNow(session), await heapNow(session), await heapNow(session)];
  return {
    bytes: median(readings.map(({ bytes }) => bytes)),
    nodes: median(readings.map(({ nodes }) => nodes)),
  };
}

/** One round: moves, copies, deletes, undoes, searches, and goes to another slide and back. */
async function editAWhile(page: Page): Promise<void> {
  const { x, y } = await firstBox(page);
  await page.getByRole('application').focus();
  await page.mouse.click(x, y);
  for (let edit = 0; edit < editsOfRound; edit++)
    await page.keyboard.press(edit % 2 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Delete');
  for (let edit = 0; edit < editsOfRound; edit++) await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('元素');
  await page.keyboard.press('Escape');
  await page.getByRole('application').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
}

/** How much larger the heap is, and how many nodes it has more, after half an hour of work than after its first third, when everything was used once. */
export async function heapGrowth(page: Page, session: CDPSession): Promise<Heap> {
  for (let round = 0; round < rounds / 3; round++) await editAWhile(page);
  const early = await settledHeap(session);
  for (let round = 0; round < (rounds * 2) / 3; round++) await editAWhile(page);
  const late = await settledHeap(session);
  return { bytes: late.bytes / early.bytes, nodes: late.nodes / early.nodes };
}
