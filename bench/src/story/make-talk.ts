import { cpuMs, importDeck, ordinaryDeck, slides } from '../pptx.bench.ts';
import { firstSoundAfter } from './browser.ts';
import { type Calls, spokenDeck, until } from './calls.ts';
import { lesson } from './questions.ts';
import type { Browser } from './talk.ts';

/** A deck of 50 slides through the whole product, beside its reader alone. */
export async function importFifty(calls: Calls) {
  const bytes = ordinaryDeck();
  importDeck(bytes);
  const readerMs = cpuMs(() => void importDeck(bytes));
  const docId = await calls.upload(bytes);
  const started = performance.now();
  const { id, taskId } = await calls.beginImport(docId);
  await calls.imported(taskId);
  const importMs = performance.now() - started;
  const { pages } = await calls.talk(id);
  if (pages.length !== slides) throw new Error(`${pages.length} pages came in of ${slides}`);
  return { importMs, readerMs };
}

/** The 99th percentile of the server's event loop since it was asked the last time, above the timer's own 10 ms. */
async function loopDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
  return Math.max(0, seconds * 1000 - 10);
}

/** Twenty pages are confirmed while their owner waits before the stage: when the first can be played, and is heard. */
export async function confirmTwenty(
  origin: string,
  browser: Browser,
  calls: Calls,
  session: readonly { name: string; value: string }[],
) {
  const { id, taskId } = await calls.beginImport(await calls.upload(spokenDeck(lesson)));
  await calls.imported(taskId);
  await calls.chooseAvatar(id);
  const owner = await browser.newVisitor(origin, {
    storageState: { cookies: [], origins: [{ origin, localStorage: [...session] }] },
  });
  await owner.goto(`/edit-project?id=${id}&play=1`);
  await owner.getByRole('button', { name: '开始播放' }).click();
  await owner.getByText('本页还没有生成讲解').waitFor();

  // At rest, asked as often as below.
  await loopDelay(origin);
  const end = performance.now() + 8000;
  await until(async () => (await calls.talk(id)) && performance.now() > end, 250);
  const idle = await loopDelay(origin);

  const clock = await owner.evaluate(() => performance.timeOrigin);
  const confirmed = Date.now() - clock;
  const started = performance.now();
  await calls.confirm(id);
  await until(async () => ((await calls.talk(id)).pages[0]?.broadcast?.spoken ?? 0) > 0);
  const playable = performance.now() - started;
  const sound = (await firstSoundAfter(owner, confirmed)) - confirmed;
  await owner.context().close();
  await until(async () => (await calls.talk(id)).pages.every(({ broadcast }) => broadcast?.complete), 250);
  const allMs = performance.now() - started;
  const busy = await loopDelay(origin);
  // What is spoken ahead for its questions would go on while other things are measured.
  await calls.remove(id);
  return { idle, busy, playable, sound, allMs };
}
