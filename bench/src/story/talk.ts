import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { Page } from '@playwright/test';
import { median, p95 } from '../report.ts';
import { countBytes, firstSoundAfter, notes, type openBrowser, pageNow, untilSilent } from './browser.ts';
import type { Calls, Shared } from './calls.ts';
import { emptyFrameTimes, frameTimes } from './frames.ts';
import { lipLateness } from './lips.ts';
import type { NotedWindow } from './probe.ts';
import { soundClock } from './sound-clock.ts';
import {
  breakIn,
  enter,
  goOn,
  type Language,
  openQuestions,
  play,
  send,
  speaks,
  stopAnswer,
} from './visit.ts';
import { markLateness, wordsBetween } from './words.ts';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Place = { origin: string; browser: Browser; calls: Calls; shared: Shared };

const listenMs = 12_000;
const stops = 8;

/** From the link to the first sound in a browser that was never here, and what had to be fetched before it. */
export async function openLink({ origin, browser, shared }: Place, language: Language) {
  const page = await browser.newVisitor(origin);
  await speaks(page, language);
  const bytes = await countBytes(page);
  await enter(page, shared);
  await play(page, language);
  // The page's clock begins with the way to it.
  const firstMs = await firstSoundAfter(page, 0);
  return { page, firstMs, bytes: bytes() };
}

/** Listens for a while: when words were marked, and how long the frames took beside those of an empty page. */
export async function listen({ origin, browser, calls, shared }: Place, page: Page, from: number) {
  await page.waitForTimeout(listenMs);
  const frames = await frameTimes(page, from, await pageNow(page));
  const track = await calls.track(shared.projectId, 0);
  const url = (await notes(page, 'plays'))[0]?.url ?? '';
  const { stretches, spreadMs } = await soundClock(page, url, from - 1);
  const { lateMs, missed } = markLateness(await notes(page, 'words'), track.words, stretches);
  const blank = await browser.newVisitor(origin);
  const floor = await emptyFrameTimes(blank, 3000);
  await blank.context().close();
  return { frames, floor, spreadMs, late: lateMs, missed };
}

/** Lips against sound, in a visit that asked for less motion: then only the mouth moves, and frames can be compared. */
export async function watchLips({ origin, browser, calls, shared }: Place, language: Language) {
  const page = await browser.newVisitor(origin, { reducedMotion: 'reduce' });
  await speaks(page, language);
  await enter(page, shared);
  await page.locator('canvas[data-alive=true]').waitFor();
  await page.evaluate(() => {
    (window as unknown as NotedWindow).noted.keepsFaces = true;
  });
  await play(page, language);
  const from = await firstSoundAfter(page, 0);
  await page.waitForTimeout(6000);
  await page.keyboard.press('k');
  const to = (await notes(page, 'keys')).findLast(({ key }) => key === 'k')?.at ?? 0;
  const track = await calls.track(shared.projectId, 0);
  const url = (await notes(page, 'plays'))[0]?.url ?? '';
  const { stretches } = await soundClock(page, url, from - 1);
  const drawn = await page.evaluate(
    (since) =>
      (window as unknown as NotedWindow).noted.faces
        .filter(({ at }) => at >= since)
        .map(({ width }) => width),
    from,
  );
  const late = await lipLateness(page, await calls.talk(shared.projectId), track, { stretches, from, to });
  await page.context().close();
  return { late, width: drawn[0] ?? 0, perSecond: (drawn.length * 1000) / (to - from) };
}

/** Breaks in with Q again and again: when it was silent, and with which word the talk went on. */
export async function breakInOften({ calls, shared }: Place, page: Page, language: Language) {
  const silentAfter: number[] = [];
  const wordsOff: number[] = [];
  const tracks = new Map<string, Awaited<ReturnType<Calls['track']>>>();
  const { pages } = await calls.talk(shared.projectId);
  for (let round = 0; round < stops; round++) {
    await breakIn(page);
    await untilSilent(page);
    const key = (await notes(page, 'keys')).findLast((each) => each.key === 'q');
    const off = (await notes(page, 'heard')).at(-1);
    silentAfter.push(Math.max(0, (off?.at ?? Number.NaN) - (key?.at ?? Number.NaN)));
    const before = (await notes(page, 'plays')).length;
    await goOn(page, language);
    await page.waitForFunction(
      (count) => (window as unknown as NotedWindow).noted.plays.length > count,
      before,
    );
    const again = (await notes(page, 'plays'))[before];
    const index = pages.findIndex(({ id }) => again?.url.includes(id));
    const id = String(index);
    const track = tracks.get(id) ?? (await calls.track(shared.projectId, index));
    tracks.set(id, track);
    wordsOff.push(wordsBetween(track.words, key?.soundMs ?? Number.NaN, again?.soundMs ?? 0));
    // A different word each time.
    await page.waitForTimeout(400 + round * 130);
  }
  return { silentAfter, wordsOff };
}

const { count, perMs } = conversationLimits.asksPerMinute;

/** Asks one question after the other: how soon each answer was heard. */
export async function askAll(
  page: Page,
  language: Language,
  questions: readonly string[],
): Promise<number[]> {
  await openQuestions(page, language);
  const waits: number[] = [];
  for (const [index, question] of questions.entries()) {
    // Nobody may ask faster than this.
    if (index > 0 && index % count === 0) await page.waitForTimeout(perMs);
    const sent = await send(page, language, question);
    waits.push((await firstSoundAfter(page, sent)) - sent);
    await stopAnswer(page, language);
    await untilSilent(page);
  }
  return waits;
}

export const middle = (values: readonly number[]) => ({ p50: median(values), p95: p95(values) });
