// What a script asks for at its words, on stage: light on what is spoken of, a film that the speech waits for, a sound
// beside it, and the next page while the last words are said; all of it against the clock of the talk.
import type { Page } from '@playwright/test';
import { aFilm } from '../src/film.ts';
import { fulfillRange } from '../src/ranges.ts';
import { answerTalk, rightCode, shareCode, talk, trackOf } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';
import { tone } from '../src/tone.ts';

const filmSeconds = 3;
const [, first, second] = talk.pages;
const box = { rotate: 0, width: 320, height: 180 };
const played = {
  ...talk,
  pages: [
    {
      ...first!,
      index: 0,
      elements: [
        ...first!.elements,
        { ...box, id: 'film', type: 'video', left: 60, top: 340, url: '/story/film.webm', alt: '水星转动' },
        {
          ...box,
          id: 'sound',
          type: 'audio',
          left: 420,
          top: 400,
          width: 48,
          height: 48,
          url: '/story/cue.wav',
        },
      ],
    },
    { ...second!, index: 1 },
  ],
};

/** Times are those of words: 0.8 s each, the first sentence ends after the sixth. */
const at = { light: 800, film: 5600, sound: 6400, turn: 8800 };
const track = {
  ...trackOf(1),
  cues: [
    { id: 'c1', action: 'spotlight', elementId: 'text-80', startMs: at.light },
    { id: 'c2', action: 'play', elementId: 'film', startMs: at.film },
    { id: 'c3', action: 'play', elementId: 'sound', startMs: at.sound, meanwhile: true },
    { id: 'c4', action: 'turn-page', startMs: at.turn },
  ],
};
const sentenceEnd = trackOf(1).sentences[0]!.endMs;

/** What was on stage in one frame, and where the speech was. */
type Frame = {
  ms: number;
  speaks: boolean;
  lit: string;
  film: { ms: number; plays: boolean; isHeard: boolean } | undefined;
  sound: boolean;
  page: string;
};
type Watched = { shown: Frame[] };

/** Writes down every frame from the moment that the talk speaks. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    (window as unknown as Watched).shown = frames;
    let speech: HTMLMediaElement | undefined;
    const speaks = (element: HTMLMediaElement) => {
      speech = element;
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      // What belongs to the slide stands in the page, the voice does not.
      if (!this.isConnected) speaks(this);
      return play.call(this);
    };
    const look = () => {
      requestAnimationFrame(look);
      if (!speech) return;
      const film = document.querySelector<HTMLVideoElement>('section video');
      const sound = document.querySelector<HTMLAudioElement>('section audio');
      frames.push({
        ms: speech.currentTime * 1000,
        speaks: !speech.paused,
        lit: document.querySelector('[data-lit]')?.getAttribute('data-lit') ?? '',
        film: film
          ? { ms: film.currentTime * 1000, plays: !film.paused, isHeard: !film.muted && film.volume > 0 }
          : undefined,
        sound: sound !== null && !sound.paused,
        page: document.querySelector('section p')?.textContent ?? '',
      });
    };
    requestAnimationFrame(look);
  });
}
const framesOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shown);
const lastFrame = (page: Page) => page.evaluate(() => (window as unknown as Watched).shown.at(-1));

async function enter(page: Page): Promise<void> {
  await watchFrames(page);
  await answerTalk(page);
  await page.route('**/web-api/portrait/project/info/*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: played } }),
  );
  await page.route('**/story/track/1.json', (route) => route.fulfill({ json: track }));
  await page.route('**/story/cue.wav', (route) => fulfillRange(route, 'audio/wav', tone(1000, 440)));
  await page.goto(`/share-login?code=${shareCode}`);
  const film = await aFilm(page, filmSeconds);
  await page.route('**/story/film.webm', (route) => fulfillRange(route, 'video/webm', film));
  await page.getByLabel('提取码').fill(rightCode);
  await page.getByRole('button', { name: '打开' }).click();
  await expect(page.getByRole('button', { name: '播放水星转动' })).toBeVisible();
}
const play = (page: Page) => page.getByRole('button', { name: '开始播放' }).click();

/** To the first word of a sentence: who presses a word goes to that. */
async function goToSentence(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: '讲稿' }).click();
  await page.getByRole('button', { name: text }).click({ position: { x: 4, y: 12 } });
}

/** A busy machine draws late, and a sound is heard a little after it is played. */
const tolerance = 400;
const between = (frames: Frame[], from: number, to: number) =>
  frames.filter(({ ms }) => ms > from + tolerance && ms < to - tolerance);

test('light, film, sound and page come with their words and go with them', async ({ page }) => {
  await enter(page);
  await play(page);
  const progress = page.getByRole('slider', { name: '播放进度' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^第 2 页/);
  const frames = (await framesOf(page)).filter(({ speaks, film }) => speaks || film?.plays);
  const own = frames.slice(0, frames.findLastIndex(({ ms }) => ms > at.turn) + 1);

  const lit = between(own, at.light, sentenceEnd);
  expect(lit.length, 'frames in which it is lit').toBeGreaterThan(5);
  expect(new Set(lit.map((frame) => frame.lit))).toEqual(new Set(['text-80']));
  expect(own.filter(({ ms, lit: what }) => what !== '' && ms < at.light)).toEqual([]);
  expect(new Set(between(own, sentenceEnd, at.turn).map((frame) => frame.lit))).toEqual(new Set(['']));

  // The speech stands at its word as long as the film plays, and neither is heard over the other.
  const shown = own.filter(({ film }) => film?.plays);
  expect(shown.length, 'frames of the film').toBeGreaterThan(5);
  for (const { ms, film } of shown.slice(2)) {
    expect(Math.abs(ms - at.film), 'where the speech waits').toBeLessThan(tolerance);
    expect(film?.isHeard).toBe(true);
  }
  expect(shown.slice(2).filter(({ speaks }) => speaks).length, 'frames in which both sound').toBeLessThan(3);
  expect(shown.at(-1)!.film!.ms).toBeGreaterThan(filmSeconds * 1000 - tolerance);

  // A sound that the cue lets be heard beside the speech.
  const beside = own.filter(({ sound }) => sound);
  expect(beside.every(({ speaks }) => speaks)).toBe(true);
  expect(beside[0]!.ms).toBeGreaterThanOrEqual(at.sound - 50);
  expect(beside[0]!.ms).toBeLessThan(at.sound + tolerance);

  // The next page is seen while the last words of this one are said.
  expect(new Set(between(own, 0, at.turn).map((frame) => frame.page))).toEqual(new Set(['水星']));
  expect(own.at(-1)).toMatchObject({ page: '木星', speaks: true });
});

test('pause, question, seeking and skipping keep the film and the light in step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page);
  await goToSentence(page, '它没有空气，白天很热，夜里很冷。');
  await play(page);
  const filmPlays = () => expect.poll(async () => (await lastFrame(page))?.film?.plays, { intervals: [50] });
  await filmPlays().toBe(true);
  await page.keyboard.press('k');
  await filmPlays().toBe(false);
  const paused = (await lastFrame(page))!.film!.ms;
  await page.getByRole('button', { name: '播放水星转动' }).click();
  await filmPlays().toBe(true);
  await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
  await page.keyboard.press('q');
  await filmPlays().toBe(false);
  expect((await lastFrame(page))!.film!.ms).toBeGreaterThanOrEqual(paused);
  await page.getByRole('button', { name: '继续讲解', exact: true }).click();
  await filmPlays().toBe(true);
  await page.getByRole('button', { name: '跳过，继续讲解' }).click();
  await filmPlays().toBe(false);
  await expect.poll(async () => (await lastFrame(page))?.speaks).toBe(true);

  // Back to a word that is lit: it is lit at once, and there is no fading for who wants no motion.
  await page.keyboard.press('k');
  await goToSentence(page, '水星离太阳最近，也最小。');
  const shade = page.locator('[data-lit]');
  await expect.poll(async () => (await lastFrame(page))?.lit).toBe('');
  await page.keyboard.press('k');
  await expect(shade).toHaveAttribute('data-lit', 'text-80');
  const fading = await shade.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(Number.parseFloat(fading)).toBeLessThan(0.001);
  await page.keyboard.press('k');
  await expect.poll(async () => (await lastFrame(page))?.speaks).toBe(false);
  await expect(shade).toHaveAttribute('data-lit', 'text-80');

  // Who presses the film while the talk stands hears it alone.
  await page.getByRole('button', { name: '播放水星转动' }).click();
  await filmPlays().toBe(true);
  expect((await lastFrame(page))!.speaks).toBe(false);
  await page.keyboard.press('k');
  await filmPlays().toBe(false);
});
