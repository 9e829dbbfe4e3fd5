// A presenter who was filmed by an engine: the film is seen in step with the speech, and the avatar wherever it is not.
import type { Page } from '@playwright/test';
import { aFilm } from '../src/film.ts';
import { fulfillRange } from '../src/ranges.ts';
import { servedFaces } from '../src/served-faces.ts';
import { answerTalk, rightCode, shareCode, talk, trackOf } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';

const { rigUrl, pictureUrl } = servedFaces.find(({ name }) => name === 'zhiyuan')!;
const avatar = {
  id: '01930000-0000-7000-8000-000000000012',
  name: { zh: '致远', en: 'Zhiyuan' },
  rigUrl,
  pictureUrl,
};
const seconds = trackOf(0).durationMs / 1000;
const filmed = {
  ...talk,
  avatar,
  pages: talk.pages.map((page, index) => ({
    ...page,
    broadcast: index === 0 ? { ...page.broadcast, film: '/story/presenter.webm' } : page.broadcast,
  })),
};

type Seen = { speech: number; film: number; isShown: boolean; plays: boolean };
type Watched = { seen: Seen[] };

/** Writes down, in every frame, where the speech is, and where the film. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    (window as unknown as Watched).seen = seen;
    let speech: HTMLMediaElement | undefined;
    const { play } = HTMLMediaElement.prototype;
    const heard = (element: HTMLMediaElement) => {
      speech = element;
    };
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!this.isConnected) heard(this);
      return play.call(this);
    };
    const look = () => {
      requestAnimationFrame(look);
      const film = document.querySelector<HTMLVideoElement>('video[data-shown]');
      if (!speech || !film) return;
      seen.push({
        speech: speech.currentTime,
        film: film.currentTime,
        isShown: film.dataset['shown'] === 'true',
        plays: !film.paused && !speech.paused,
      });
    };
    requestAnimationFrame(look);
  });
}

async function enter(page: Page, answerFilm: (film: Buffer) => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await watch(page);
  await answerTalk(page);
  await page.route('**/web-api/portrait/project/info/*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: filmed } }),
  );
  await page.goto(`/share-login?code=${shareCode}`);
  await answerFilm(await aFilm(page, seconds));
  await page.getByLabel('提取码').fill(rightCode);
  await page.getByRole('button', { name: '打开' }).click();
  await page.getByRole('button', { name: '开始播放' }).click();
}

const avatarShown = (page: Page) => page.locator('canvas[data-alive="true"]');
const filmShown = (page: Page) => page.locator('video[data-shown="true"]');

test('the film is seen in place of the avatar, muted and in step, through pause, seeking and pace; answers are the avatar’s', async ({
  page,
}) => {
  await enter(page, (film) =>
    page.route('**/story/presenter.webm', (route) => fulfillRange(route, 'video/webm', film)),
  );
  await expect(filmShown(page)).toBeVisible();
  await expect(avatarShown(page)).toHaveCount(0);
  const place = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(await place('video[data-shown]')).toEqual(await place('canvas[data-alive]'));
  expect(await filmShown(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);

  await page.keyboard.press('k');
  const stands = () =>
    page.evaluate(() => document.querySelector<HTMLVideoElement>('video[data-shown]')?.paused);
  await expect.poll(stands).toBe(true);
  await expect(filmShown(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('>');
  await page.keyboard.press('k');
  await expect.poll(stands).toBe(false);
  await expect(filmShown(page)).toBeVisible();

  // Whoever asks is heard by the avatar.
  await page.keyboard.press('q');
  await expect(avatarShown(page)).toBeVisible();
  await expect(filmShown(page)).toHaveCount(0);
  await page.getByRole('button', { name: '继续讲解', exact: true }).click();
  await expect(filmShown(page)).toBeVisible();

  const seen = await page.evaluate(() => (window as unknown as Watched).seen);
  const together = seen.filter(({ isShown, plays }) => isShown && plays);
  expect(together.length).toBeGreaterThan(5);
  for (const { speech, film } of together) expect(Math.abs(speech - film)).toBeLessThan(0.4);

  // The next page has no film.
  await page.keyboard.press('PageDown');
  await expect(avatarShown(page)).toBeVisible();
  await expect(page.locator('video[data-shown]')).toHaveCount(0);
});

for (const [what, status, body] of [
  ['is gone', 404, ''],
  ['is no film', 200, 'words'],
] as const)
  test(`a film that ${what} is never seen: the avatar presents`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    let asked = 0;
    await enter(page, () =>
      page.route('**/story/presenter.webm', (route) => {
        asked += 1;
        return route.fulfill({ status, contentType: 'video/webm', body });
      }),
    );
    await expect(avatarShown(page)).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    const seenFrames = () => page.evaluate(() => (window as unknown as Watched).seen);
    await expect.poll(async () => (await seenFrames()).length).toBeGreaterThan(20);
    const seen = await seenFrames();
    expect(seen.filter(({ isShown }) => isShown)).toEqual([]);
  });
