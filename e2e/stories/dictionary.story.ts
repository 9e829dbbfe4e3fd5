// How words are read: kept in the account and beside a project, and the captions of what is spoken.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

const words = (page: Page) => page.getByRole('list', { name: '读音词典' }).getByRole('listitem');

test('a word is kept in the account; the project says which one is read, and which pages are made again', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/account#dictionary');
  await expect(page.getByRole('button', { name: '试听', exact: true })).toBeDisabled();
  await page.getByLabel('文字', { exact: true }).fill('太阳');
  const pinyin = page.getByLabel('读音', { exact: true });
  await pinyin.fill('tai4 ynag2');
  await expect(page.getByText('普通话没有的音节')).toBeVisible();
  await pinyin.fill('tai4 yang0');
  await expect(page.getByText('tài yang', { exact: true })).toBeVisible();
  await expect(page.getByText(/有 \d+ 页需要重新生成/)).toBeVisible();
  await page.getByRole('button', { name: '添加' }).click();
  await expect(words(page)).toHaveText(/太阳.*tài yang/);

  const csv = '文字,拼音\n太阳,tai4 yang2\n行星,xing2 xnig1\n"水星,shui3 xing1\n';
  await page.locator('input[type=file][accept*=csv]').setInputFiles({
    name: 'words.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  const report = page.getByRole('dialog', { name: '导入这些词？' });
  await expect(report).toContainText('共 3 行：新增 0，修改 1，不变 0，不能导入 2');
  await expect(report).toContainText('第 4 行：引号没有成对');
  await report.getByRole('button', { name: '导入 1 条' }).click();
  await expect(words(page)).toHaveText(/太阳.*tài yáng/);

  await page.goto('/project');
  await page
    .getByRole('link', { name: /认识太阳系/ })
    .first()
    .click();
  await page.getByRole('button', { name: '读音词典' }).click();
  const panel = page.getByRole('dialog', { name: '读音词典' });
  await panel.getByLabel('文字', { exact: true }).fill('太阳');
  await panel.getByLabel('读音', { exact: true }).fill('tai4 yang5');
  await expect(panel.getByText('在这个项目里以这一条为准')).toBeVisible();
  await panel.getByRole('button', { name: '关闭' }).click();
});

test('the owner takes the captions of a talk along', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/project');
  await page
    .getByRole('link', { name: /认识太阳系/ })
    .first()
    .click();
  await page.getByRole('button', { name: '下载字幕' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 WebVTT' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.vtt$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^WEBVTT\n\n00:00:0\d\.\d{3} --> 00:00:0\d\.\d{3}\n/);
  expect(text.match(/-->/g)!.length).toBeGreaterThan(20);
});
