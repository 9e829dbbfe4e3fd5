// The sample talk: on the home page, and by the link that the first start prints.
import type { Page, Request } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { settled, watchShift } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

const stage = (page: Page) => page.getByRole('region', { name: /^(示例讲解|Sample talk)：?/ });
const spokenWord = (page: Page) => stage(page).locator('[data-captions] mark');
const line = (page: Page) => stage(page).getByRole('slider');
const isSound = (request: Request) => request.url().includes('/client/sample/audio/');
const seconds = async (page: Page) => Number(await line(page).getAttribute('aria-valuenow'));

function soundsOf(page: Page): string[] {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (isSound(request)) sounds.push(request.url());
  });
  return sounds;
}

test.describe('in a browser that has nothing of it yet', () => {
  test.use({ freshBrowser: true });

  test('home plays a piece by itself, without sound and without jumping, until somebody stops it', async ({
    page,
  }) => {
    const sounds = soundsOf(page);
    const shift = await watchShift(page);
    await page.goto('/home');
    await expect(spokenWord(page)).toHaveText(/\p{Script=Han}/u);
    await expect(stage(page).locator('canvas[data-alive="true"]')).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
    await stage(page).getByRole('button', { name: '暂停' }).click();
    const stopped = await line(page).getAttribute('aria-valuetext');
    // Looking for faults takes a while, in which nothing may move.
    expect(await violations(page)).toEqual([]);
    expect(await line(page).getAttribute('aria-valuetext')).toBe(stopped);
    expect(sounds).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
});

test('the sample speaks the language of the page', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('region', { name: '示例讲解：认识太阳系' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Sample talk: Meet the solar system' })).toBeVisible();
  await expect(spokenWord(page)).toHaveText(/^[a-z]+/iu);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(spokenWord(page)).toHaveText(/\p{Script=Han}/u);
});

test('who wants to hear it hears it from the beginning, and may mute it', async ({ page }) => {
  const sounds = soundsOf(page);
  await page.goto('/home');
  await expect(spokenWord(page)).toBeVisible();
  await line(page).press('ArrowRight');
  await line(page).press('ArrowRight');
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(10);
  await stage(page).getByRole('button', { name: '听听看' }).click();
  await expect.poll(() => seconds(page)).toBeLessThan(10);
  const mute = stage(page).getByRole('button', { name: '静音' });
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await expect(mute).toBeFocused();
  await expect.poll(() => seconds(page), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(sounds.length).toBeGreaterThan(0);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
});

test('the piece ends with the ways on: to an own talk, or to the rest of this one', async ({ page }) => {
  await page.goto('/home');
  await expect(spokenWord(page)).toBeVisible();
  await line(page).press('End');
  await expect(stage(page).getByText('这只是开头')).toBeVisible();
  await expect(stage(page).getByRole('link', { name: '做一份自己的' })).toHaveAttribute('href', '/register');
  expect(await violations(page)).toEqual([]);
  await stage(page).getByRole('button', { name: '看完整讲解' }).click();
  await expect(line(page)).toHaveAttribute('aria-valuetext', /^第 4 页，共 6 页/);
  await expect(stage(page).getByRole('button', { name: '暂停' })).toBeFocused();
  await line(page).press('End');
  await expect(stage(page).getByText('讲完了')).toBeVisible();
  await stage(page).getByRole('button', { name: '再看一遍' }).click();
  await expect(line(page)).toHaveAttribute('aria-valuetext', /^第 1 页，共 6 页/);
});

test('the keyboard is enough', async ({ page }) => {
  await page.goto('/home');
  await expect(spokenWord(page)).toBeVisible();
  await stage(page).getByRole('button', { name: '暂停' }).focus();
  await page.keyboard.press('Enter');
  await expect(stage(page).getByRole('button', { name: '播放' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(line(page)).toBeFocused();
  const before = await seconds(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seconds(page)).toBe(before + 5);
  await page.keyboard.press('Tab');
  await expect(stage(page).getByRole('button', { name: '听听看' })).toBeFocused();
});

test('who wants no motion sees a still picture until they press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  const hear = stage(page).getByRole('button', { name: '听听看' }).first();
  await expect(hear).toBeVisible();
  // Looking for faults takes a while, in which nothing may begin.
  expect(await violations(page)).toEqual([]);
  expect(await seconds(page)).toBe(0);
  await expect(spokenWord(page)).toHaveCount(0);
  await hear.click();
  await expect(spokenWord(page)).toBeVisible();
  await expect(stage(page).getByRole('button', { name: '暂停' })).toBeFocused();
});

test('scrolled away it waits, and goes on when it is seen again', async ({ page }) => {
  await page.goto('/home');
  await expect(spokenWord(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(stage(page).getByRole('button', { name: '播放' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(stage(page).getByRole('button', { name: '暂停' })).toBeVisible();
});

test('a sample that does not come leaves the drawn stage', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  let asked = 0;
  await page.route('**/client/sample?*', (route) => {
    asked++;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/home');
  await expect(page.getByRole('figure', { name: '示意图：数字人正在讲解一页课件' })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('figure')).toBeVisible();
  await settled(page);
  expect(asked).toBe(2);
});

test('the link and the code that the first start prints open a talk that plays', async ({
  page,
  product,
}) => {
  const [, query = ''] = /\/share-project(\?\S+)/.exec(product.output()) ?? [];
  const [, code = ''] = /(?:提取码|Extraction code)\s+(\w+)/u.exec(product.output()) ?? [];
  await page.goto(`/share-project${query}`);
  await page.getByRole('textbox', { name: '提取码' }).fill(code);
  await page.getByRole('button', { name: '打开' }).click();
  await page.getByRole('button', { name: '开始播放' }).click();
  await expect(page.getByText(/^(?!0:00)\d:\d\d \/ 1:\d\d$/)).toBeVisible();
});
