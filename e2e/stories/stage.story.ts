// A shared talk in a visitor's browser: in by the code, heard, asked, and on again at the same word.
import type { Page } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { settled } from '../src/in-page.ts';
import { notesOf, notesWhere, takeNotes, wordAt } from '../src/talk-notes.ts';
import { answerTalk, rightCode, shareCode, talk, trackOf } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';

const play = (page: Page) => page.getByRole('button', { name: '开始播放' });

async function enter(page: Page): Promise<void> {
  await page.goto(`/share-login?code=${shareCode}`);
  await page.getByLabel('提取码').fill(rightCode);
  await page.getByRole('button', { name: '打开' }).click();
  await expect(page).toHaveURL(`/share-project?type=share&code=${shareCode}`);
  await expect(page.getByRole('heading', { level: 1, name: talk.title })).toBeVisible();
}

test('the entry names the share, refuses a wrong code in its place, and opens with the right one', async ({
  page,
}) => {
  await answerTalk(page);
  await page.goto(`/share-login?code=${shareCode}`);
  await expect(page.getByRole('heading', { level: 1, name: talk.title })).toBeVisible();
  await expect(page.getByLabel('提取码')).toBeFocused();
  expect(await violations(page), 'axe at the entry').toEqual([]);
  await page.getByLabel('提取码').fill('nope1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('提取码不正确，请核对后重试')).toBeVisible();
  await page.getByLabel('提取码').fill(rightCode);
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userShareToken'))).toBe('token-of-a-visitor');
  expect(await page.evaluate(() => localStorage.getItem('userShareId'))).toBe(talk.id);
});

test('without a place in the share the talk leads to the entry', async ({ page }) => {
  await answerTalk(page, { state: 'full' });
  await page.goto(`/share-project?type=share&code=${shareCode}`);
  await expect(page).toHaveURL(`/share-login?code=${shareCode}`);
  await expect(page.getByRole('heading', { level: 1, name: '名额已满' })).toBeVisible();
});

test('a talk plays, is stopped by a question at once, and goes on at the same word', async ({ page }) => {
  await takeNotes(page);
  const { sent } = await answerTalk(page);
  await enter(page);
  await expect(page.locator('canvas[data-alive=true]')).toBeAttached();
  await play(page).click();

  // The subtitles follow the sound, word by word.
  const { words } = trackOf(0);
  await expect.poll(async () => (await notesWhere(page, 'word')).length).toBeGreaterThan(2);
  for (const { text, seconds } of (await notesWhere(page, 'word')).slice(0, 3))
    expect(wordAt(words, seconds * 1000)).toContain(text);
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();

  await page.keyboard.press('q');
  await expect(page.getByLabel('你的问题')).toBeFocused();
  const stopped = await notesOf(page);
  const key = stopped.findLastIndex(({ what, text }) => what === 'key' && text === 'q');
  const fade = stopped.slice(key).find(({ what }) => what === 'fade');
  expect(
    (fade?.frame ?? Infinity) - (stopped[key]?.frame ?? 0),
    'frames from the key to the fade',
  ).toBeLessThanOrEqual(1);
  const cutOff = wordAt(words, (fade?.seconds ?? 0) * 1000);

  await page.getByLabel('你的问题').fill('哪颗行星最大？');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('木星最大。');
  await expect(log.getByRole('button', { name: '第 3 页' })).toBeVisible();
  await expect(page.getByText('回答来自第 3 页，讲完回到第 1 页')).toBeVisible();
  expect(sent.find(({ path }) => path === 'project/ask')?.body['question']).toBe('哪颗行星最大？');

  // After the answer, on at the word that was cut off.
  const starts = async () => (await notesWhere(page, 'play')).length;
  await expect.poll(starts).toBeGreaterThan(1);
  const again = (await notesWhere(page, 'play'))[1];
  expect(again?.text).toContain('/story/sound/0.wav');
  const resumed = words.find(({ startMs }) => startMs === Math.round((again?.seconds ?? -1) * 1000));
  expect(cutOff, 'the word it goes on with').toContain(resumed?.text);
  await expect(page.getByText('回答来自第 3 页')).toBeHidden();
  await expect(page.getByRole('button', { name: '暂停' })).toBeFocused();
  expect(sent.some(({ path, body }) => path === 'statistics/increment' && body['metric'] === 'viewers')).toBe(
    true,
  );

  // What was asked is there after a reload.
  await page.reload();
  await page.getByRole('tab', { name: '提问' }).click();
  await expect(log).toContainText('木星最大。');
});

test('what the deck does not say, and an owner who is short, are told in plain words', async ({ page }) => {
  await answerTalk(page);
  await enter(page);
  await page.getByRole('tab', { name: '提问' }).click();
  await expect(page.getByRole('button', { name: '哪颗行星最大？' })).toBeVisible();
  const field = page.getByLabel('你的问题');
  await field.fill('月亮有多大？');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('课件里没有讲到');
  await field.fill('你在休息吗？');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('暂时无法回答提问');
});

test('keys, transcript and contents move the talk; the next visit begins where this one ended', async ({
  page,
}) => {
  await answerTalk(page);
  await enter(page);
  const progress = page.getByRole('slider', { name: '播放进度' });
  await expect(progress).toHaveAttribute('aria-valuetext', '第 1 页，共 3 页，0:00');
  await page.keyboard.press('PageDown');
  await expect(progress).toHaveAttribute('aria-valuetext', /^第 2 页，共 3 页/);
  await page.getByRole('tab', { name: '讲稿' }).click();
  await page.keyboard.press('k');
  await expect(page.getByRole('tabpanel').locator('mark')).toBeVisible();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: '它的大红斑是一场刮了几百年的风暴。' }).click();
  await expect(progress).toHaveAttribute('aria-valuetext', /^第 3 页，共 3 页/);
  await page.getByRole('tab', { name: '目录' }).click();
  await page.getByRole('button', { name: /水星/ }).click();
  await expect(progress).toHaveAttribute('aria-valuetext', /^第 2 页，共 3 页/);
  await page.reload();
  await expect(page.getByRole('button', { name: '从第 2 页继续' })).toBeVisible();
});

for (const [language, scheme, width] of [
  ['zh-CN', 'light', 1280],
  ['en-US', 'dark', 360],
] as const) {
  test(`axe finds nothing on the stage in ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      ([lang, look]) => {
        localStorage.setItem('language', lang);
        localStorage.setItem('scheme', look);
      },
      [language, scheme] as const,
    );
    await answerTalk(page);
    await page.goto(`/share-login?code=${shareCode}`);
    await page.locator('input[name=extractionCode]').fill(rightCode);
    await page.keyboard.press('Enter');
    await expect(page.locator('article h1')).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await settled(page);
      expect(await violations(page)).toEqual([]);
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, 'px beyond the right edge').toBeLessThanOrEqual(0);
  });
}
