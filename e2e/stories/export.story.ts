// A deck is taken along: as a PowerPoint file with its speech, on paper, as pictures, and as a project that comes back.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

async function openExport(page: Page) {
  await page
    .getByRole('link', { name: /认识太阳系/ })
    .first()
    .click();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  return page.getByRole('dialog', { name: '导出' });
}

test('a talk is saved as a PowerPoint file with its speech, and is still there after a reload', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  const dialog = await openExport(page);
  await choose(dialog.getByRole('radio', { name: /带讲解/ }));
  await expect(dialog.getByRole('checkbox', { name: /带字幕/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /带数字人的画面/ }).uncheck();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/太阳系.*（带讲解）\.pptx$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('ppt/media/media1.')).toBe(true);
  expect(bytes.includes('.vtt')).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByRole('region', { name: '导出的文件' })).toContainText('已完成');
  // What was wished is told, and asked for again where it failed.
  await expect(page.getByRole('region', { name: '导出的文件' })).toContainText('带字幕 · ');
  await expect(page.getByRole('region', { name: '导出的文件' })).not.toContainText('数字人的画面');
});

test('on a phone what can be chosen for a file comes into sight with it', async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openAs(page, product, await aUser(product), '/project');
  const dialog = await openExport(page);
  await choose(dialog.getByRole('radio', { name: /带讲解/ }));
  await expect(dialog.getByRole('checkbox', { name: /带数字人的画面/ })).toBeInViewport();
});

type Printed = { paper: string; sheets: number };

test('slides are printed alone on paper of their own ratio, or several on a sheet of A4', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  // The print window of the browser cannot be pressed: what it would be given is looked at.
  await page.addInitScript(() => {
    window.print = () => {
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
      const paper = rules.filter((rule) => rule instanceof CSSPageRule).map((rule) => rule.cssText);
      const sheets = document.querySelectorAll('[data-print-deck] > section').length;
      document.documentElement.dataset['printed'] = JSON.stringify({ paper: paper.join(), sheets });
    };
  });
  await page.reload();
  const dialog = await openExport(page);
  await choose(dialog.getByRole('radio', { name: /PDF/ }));
  const printed = async (layout: string): Promise<Printed> => {
    await dialog.getByLabel('每张纸').selectOption(layout);
    await dialog.getByRole('button', { name: '打开打印窗口' }).click();
    const html = page.locator('html[data-printed]');
    await expect(html).toBeAttached();
    await expect(page.locator('[data-print-deck]')).toHaveCount(0);
    return html.evaluate((root) => {
      const told = root.dataset['printed'] ?? '';
      delete root.dataset['printed'];
      return JSON.parse(told) as Printed;
    });
  };
  expect(await printed('slides')).toEqual({ paper: expect.stringContaining('size: 960px 540px'), sheets: 6 });
  expect(await printed('notes')).toEqual({ paper: expect.stringMatching(/a4/i), sheets: 6 });
  expect(await printed('four')).toEqual({ paper: expect.stringMatching(/a4/i), sheets: 2 });
  // What is left of a sheet is paper, whatever colour the screen has.
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(() => {
    document.documentElement.dataset['printing'] = 'deck';
    const colors = [document.documentElement, document.body].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
    delete document.documentElement.dataset['printing'];
    return colors;
  });
  await page.emulateMedia({ media: null });
  expect(left).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

async function saved(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download');
  await press();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('pages are saved as pictures: one as it is, all of them packed', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/project');
  const dialog = await openExport(page);
  await choose(dialog.getByRole('radio', { name: /图片/ }));
  const press = () => dialog.getByRole('button', { name: '保存图片' }).click();
  await dialog.getByLabel('页面').selectOption({ label: '第 2 页' });
  const one = await saved(page, press);
  expect(one.name).toMatch(/太阳系-2\.png$/);
  expect(one.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([one.bytes.readUInt32BE(16), one.bytes.readUInt32BE(20)]).toEqual([1280, 720]);
  // A slide of one colour packs to next to nothing: letters and shapes are on it.
  expect(one.bytes.length).toBeGreaterThan(20_000);
  await dialog.getByLabel('页面').selectOption({ label: '全部页面' });
  await dialog.getByLabel('格式').selectOption('jpeg');
  const all = await saved(page, press);
  expect(all.name).toMatch(/太阳系\.zip$/);
  // Each stands before its bytes and in the directory.
  expect(all.bytes.toString('latin1').match(/-\d\.jpg/g)).toHaveLength(12);
});

test('a project goes out as a file, and comes back with its scripts and its speech', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  const dialog = await openExport(page);
  await choose(dialog.getByRole('radio', { name: /项目文件/ }));
  const { name, bytes } = await saved(page, () =>
    dialog.getByRole('button', { name: '导出', exact: true }).click(),
  );
  expect(name).toMatch(/太阳系.*\.rostrum$/);
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  await openAs(page, product, await aUser(product), '/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const making = page.getByRole('dialog');
  await making.locator('input[type=file]').setInputFiles(path);
  await expect(making.getByText('备注用作讲稿')).toHaveCount(0);
  await making.getByRole('button', { name: /新建项目 · / }).click();
  await expect(page).toHaveURL(/\/edit-project\?id=/);
  const strip = page.getByRole('navigation', { name: '页面' }).getByRole('button');
  await expect(strip).toHaveCount(6, { timeout: 60_000 });
  // Its sounds come after its pages.
  await expect(page.getByText('讲解已生成，可以播放和分享', { exact: false }).first()).toBeAttached({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: '导出' }).getByRole('radio', { name: /带讲解/ }),
  ).toBeEnabled();
});
