// My files: bring one, use its menu by mouse and by keyboard, delete it.
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import { settled } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const name = '讲稿 draft.txt';
const menuOf = (page: Page) => page.getByRole('menu', { name: '右键菜单' });
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: name });

test('a file is uploaded, found by its menu, and deleted after a question', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, product, await aUser(product), '/upload');
  await expect(page.getByRole('heading', { level: 2, name: '把文件拖到这里' })).toBeVisible();
  const buffer = Buffer.from('大家好，今天我们从水星讲起。');
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/plain', buffer });
  await expect(rowOf(page)).toBeVisible();
  expect(await violations(page), 'axe with a file').toEqual([]);

  // At the pointer, and away from the edges of the window.
  await rowOf(page).click({ button: 'right', position: { x: 20, y: 10 } });
  const items = menuOf(page).getByRole('menuitem');
  await expect(items.last()).toHaveText(/删除文件/);
  const row = await rowOf(page).boundingBox();
  const box = await menuOf(page).boundingBox();
  if (!row || !box) throw new Error('no boxes');
  expect(Math.hypot(box.x - row.x - 20, box.y - row.y - 10), 'px from the pointer').toBeLessThanOrEqual(2);
  expect(box.width).toBeLessThanOrEqual(180);
  await settled(page);
  expect(await violations(page), 'axe with the menu open').toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.click(row.x + row.width - 60, row.y + 10, { button: 'right' });
  await expect(menuOf(page)).toBeVisible();
  const flipped = await menuOf(page).boundingBox();
  expect((flipped?.x ?? 0) + (flipped?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  // Scrolling the list closes it.
  await page.mouse.wheel(0, 50);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(menuOf(page)).toHaveCount(0);

  // By keyboard, from the button of the row.
  await page.getByRole('button', { name: `“${name}”的更多操作` }).focus();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`删除“${name}”？`);
  await settled(page);
  expect(await violations(page), 'axe with the question open').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rowOf(page)).toBeVisible();
  await rowOf(page).click({ button: 'right' });
  await items.last().click();
  await page.getByRole('button', { name: '删除文件' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已删除' })).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
});

test('a list that cannot be loaded says so, and tries again', async ({ page, product, complaints }) => {
  complaints.allow(/Failed to load resource/);
  let broken = true;
  await page.route(/\/upload\/list$/, (route) =>
    broken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await openAs(page, product, product.administrator, '/upload');
  await expect(page.getByText('文件加载失败')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  broken = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '把文件拖到这里' })).toBeVisible();
});
