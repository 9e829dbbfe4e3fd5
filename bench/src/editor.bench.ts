import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { emptyHistory, perform, undo } from '@app/deck/commands/history.ts';
import { elementPlace, set } from '@app/deck/commands/place.ts';
import { aDeck, aText } from '@app/deck/testing.ts';
import { makeInstallation } from './product.ts';
import { median, p95, type Result, round } from './report.ts';
import { openBrowser } from './story/browser.ts';
import { createCalls, spokenDeck } from './story/calls.ts';

const elements = 200;
const moves = 150;
const counts = [1, 50, elements] as const;

type Frames = { p50: number; p95: number; cpu: number; longTasks: number };

type Watched = { frames: number[]; long: number[] };

/** A slide with a title, texts and shapes on a grid: a real one of this size looks like a map or a timetable. */
const fullSlide = () => ({
  id: randomUUID(),
  elements: Array.from({ length: elements }, (_, index) => ({
    ...aText(`元素 ${index + 1}`, {
      id: randomUUID(),
      left: 10 + (index % 20) * 49,
      top: 10 + Math.floor(index / 20) * 54,
      width: 44,
      height: 40,
    }),
  })),
});

/** Notes how long frames and long tasks take, in the page. */
const startWatching = (page: Page) =>
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
async function framesDuring(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Frames> {
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
async function wander(page: Page, x: number, y: number): Promise<void> {
  for (let step = 0; step < moves; step++)
    await page.mouse.move(x + 60 * Math.sin(step / 12), y + 40 * Math.sin(step / 9));
}

async function dragged(page: Page, session: CDPSession, count: number): Promise<Frames> {
  const box = await page.locator('[data-element]').first().locator('xpath=*[1]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
  await page.getByRole('application').focus();
  await page.keyboard.press('Escape');
  await page.mouse.click(x, y);
  if (count === elements) await page.keyboard.press('Control+a');
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

/** What undoing one change costs in a deck of 100 slides with 40 elements each. */
function undoMs(): number {
  const slides = Array.from({ length: 100 }, (_, slide) => ({
    id: `s${slide}`,
    elements: Array.from({ length: 40 }, (_each, index) => aText(`${index}`, { id: `s${slide}-${index}` })),
  }));
  const nothing = { slideId: undefined, elementIds: [] };
  const edited = { value: aDeck({ slides }), history: emptyHistory() };
  const times = Array.from({ length: 60 }, (_, step) => {
    const place = elementPlace('s50', 's50-7').to('left');
    const done = perform(edited, [set(place, step)], { before: nothing, after: nothing });
    const started = performance.now();
    undo(done);
    return performance.now() - started;
  });
  return p95(times.slice(10));
}

/** Dragging on a slide of 200 elements in a real browser with snapping on, beside an empty page in the same run. */
export async function run(): Promise<Result> {
  const product = await makeInstallation();
  const server = await product.start();
  const browser = await openBrowser();
  try {
    const post = async (path: string, body: unknown): Promise<void> => {
      const response = await fetch(`${product.origin}/web-api/portrait${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${product.token}` },
        body: JSON.stringify(body),
      });
      const { code, msg } = (await response.json()) as { code: number; msg: string };
      if (code !== 200) throw new Error(`${path} was refused with ${code}: ${msg}`);
    };
    // Pages can be added once a deck was read.
    const calls = createCalls(product.origin, product.token);
    const { id, taskId } = await calls.beginImport(await calls.upload(spokenDeck(['一页'])));
    await calls.imported(taskId);
    await post('/courseware/page/addOrUpdate', { projectId: id, index: 0, slide: fullSlide() });
    const page = await browser.newVisitor(product.origin, {
      viewport: { width: 1600, height: 1000 },
      storageState: { cookies: [], origins: [{ origin: product.origin, localStorage: product.session }] },
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto('/healthz');
    await startWatching(page);
    const floor = await framesDuring(page, session, () => wander(page, 400, 300));
    await page.goto(`/edit-project?id=${id}&view=slides`);
    await page
      .locator('[data-element]')
      .nth(elements - 1)
      .waitFor({ state: 'attached' });
    await startWatching(page);
    const results: Frames[] = [];
    for (const count of counts) results.push(await dragged(page, session, count));
    return resultOf(floor, results, undoMs());
  } finally {
    await browser.close();
    await server.stop();
    product.remove();
  }
}

function resultOf(floor: Frames, results: readonly Frames[], undo: number): Result {
  const figures = Object.fromEntries(
    results.flatMap((frames, index) => [
      [`drag_${counts[index]}_p50_ms`, round(frames.p50, 1)],
      [`drag_${counts[index]}_p95_ms`, round(frames.p95, 1)],
      [`drag_${counts[index]}_cpu_ms`, round(frames.cpu, 1)],
      [`drag_${counts[index]}_long_tasks`, frames.longTasks],
    ]),
  );
  const last = results.at(-1);
  return {
    figures: {
      empty_page_p95_ms: round(floor.p95, 1),
      ...figures,
      drag_200_p95_ratio: round((last?.p95 ?? Number.NaN) / floor.p95),
      undo_100x40_ms: round(undo),
    },
    goals: {
      drag_200_p95_ratio: { op: '<=', value: 1.2 },
      drag_200_long_tasks: { op: '<=', value: 0 },
      undo_100x40_ms: { op: '<=', value: 16 },
    },
    notes: {
      empty_page_p95_ms: 'frames of an empty page in the same run: what this machine can do now',
      drag_200_p95_ms: '20 at most on a machine with nothing else to do',
      drag_200_p95_ratio: 'against the empty page',
      drag_200_long_tasks: 'tasks over 50 ms, the drop included',
      undo_100x40_ms: 'one step back in a deck of 100 slides with 40 elements each, without drawing',
    },
  };
}
