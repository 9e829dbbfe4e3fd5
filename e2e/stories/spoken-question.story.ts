// A question that is said: the microphone of a visitor, what was understood in the field, and a microphone that is refused.
import type { Page } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { refuseMicrophone } from '../src/in-page.ts';
import { answerTalk, rightCode, shareCode } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';

async function openQuestions(page: Page): Promise<void> {
  await page.goto(`/share-login?code=${shareCode}`);
  await page.getByLabel('提取码').fill(rightCode);
  await page.getByRole('button', { name: '打开' }).click();
  await page.getByRole('button', { name: '开始播放' }).waitFor();
  await page.keyboard.press('q');
}

test('a question is said, becomes text, and is sent by who said it', async ({ page }) => {
  const { sent } = await answerTalk(page);
  const heads: string[] = [];
  await page.route('**/web-api/portrait/asr/base64', async (route) => {
    const { base64, isPartial } = route.request().postDataJSON() as { base64: string; isPartial?: boolean };
    if (!isPartial) heads.push(Buffer.from(base64, 'base64').subarray(0, 12).toString('latin1'));
    const text = isPartial ? '哪颗行星' : '哪颗行星最大？';
    await route.fulfill({ json: { code: 200, msg: '', data: { text, language: 'zh-CN' } } });
  });
  await openQuestions(page);
  await page.getByRole('button', { name: '用语音提问' }).click();
  await expect(page.getByText('正在听，请说出你的问题')).toBeVisible();
  // The browser's own test device beeps.
  await expect
    .poll(async () => Number(await page.getByRole('meter', { name: '音量' }).getAttribute('aria-valuenow')))
    .toBeGreaterThan(10);
  // What was understood so far stands there while one speaks.
  await expect(page.getByText('哪颗行星', { exact: true })).toBeVisible();
  expect(await violations(page), 'axe while recording').toEqual([]);
  await page.getByRole('button', { name: '说完了' }).click();
  const field = page.getByLabel('你的问题');
  await expect(field).toHaveValue('哪颗行星最大？');
  await expect(field).toBeFocused();
  expect(heads).toEqual([expect.stringMatching(/^RIFF[^]{4}WAVE$/)]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.some(({ path }) => path === 'project/ask')).toBe(true);
});

test('who gives up keeps what was typed, and a microphone that is refused says what to do', async ({
  page,
}) => {
  await answerTalk(page);
  await openQuestions(page);
  await page.getByLabel('你的问题').fill('木星');
  await page.getByRole('button', { name: '用语音提问' }).click();
  await expect(page.getByText('正在听，请说出你的问题')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByLabel('你的问题')).toHaveValue('木星');
  await refuseMicrophone(page);
  await page.getByRole('button', { name: '用语音提问' }).click();
  await expect(page.getByText('无法使用麦克风。请检查麦克风权限后重试，也可以改用文字输入')).toBeVisible();
  await expect(page.getByRole('button', { name: '用语音提问' })).toBeEnabled();
});
