// An avatar from a photo, with the real engine: chosen, checked, agreed to, made and heard. The photo is a template's
// picture on a plain ground, painted in the page.
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { moves } from '../src/moving-face.ts';
import { expect, test } from '../src/test.ts';

/** Work on a photo takes seconds, and other stories run beside it. */
const patience = { timeout: 120_000 };

type Drawn = { picture: string | null; width: number; height: number };

/** A PNG of a picture of our own on a plain ground, or of the ground alone. */
async function png(page: Page, drawn: Drawn): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(async ({ picture, width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = '#b9c4cc';
    brush.fillRect(0, 0, width, height);
    if (picture !== null) {
      const image = Object.assign(new Image(), { src: picture });
      await image.decode();
      brush.drawImage(image, 0, 0, width, height);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, drawn);
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** The picture of the first template that is a person. */
async function templatePicture(page: Page): Promise<string> {
  const picture = await page.getByRole('link', { name: '用照片生成' }).evaluate((link) => {
    return link.closest('li')?.querySelector('img')?.getAttribute('src') ?? '';
  });
  expect(picture).toMatch(/\.webp$/);
  return picture;
}

test('the photo itself can be the look, in English', async ({ page, product }) => {
  test.slow();
  await openAs(page, product, await aUser(product), '/avatars/sub/picture');
  await expect(page.getByRole('img', { includeHidden: true }).first()).toBeAttached();
  const photo = await png(page, { picture: await templatePicture(page), width: 960, height: 1280 });
  await page.evaluate(() => localStorage.setItem('language', 'en-US'));
  await page.goto('/avatars/sub/picture?from=photo');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann');
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText('The photo can be used')).toBeVisible(patience);
  await page.getByRole('radio', { name: 'Someone else' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Their name' }).fill('Ann Lee');
  await page.getByRole('checkbox', { name: /The photo shows Ann Lee/ }).check();
  await page.getByRole('button', { name: 'Generate styles · 60 credits' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/style\?id=/, patience);
  // Nobody has to wait for the styles.
  await page.getByRole('button', { name: 'Cancel' }).click();
  const natural = page.getByRole('radio', { name: /The photo itself/ });
  await expect(natural).toBeEnabled(patience);
  await natural.check({ force: true });
  await page.getByRole('button', { name: 'Generate the look' }).click();
  await expect(page.getByRole('heading', { name: '“Ann” can speak' })).toBeVisible(patience);
  await page.goto('/avatars');
  await page.getByRole('button', { name: 'Hear “Ann” say hello' }).click();
  await moves(page, 'Ann');
});

test('a picture without a face is refused with what to do, and costs nothing', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/avatars/sub/picture?from=photo');
  await page.getByRole('textbox', { name: '名字' }).fill('小安');
  const nobody = await png(page, { picture: null, width: 800, height: 1000 });
  await page.locator('input[type=file]').setInputFiles(nobody);
  await expect(page.getByText(/没有找到正面人脸/)).toBeVisible(patience);
  await expect(page.getByText(/已从服务器删除/)).toBeVisible();
  await page.getByRole('button', { name: '生成风格图 · 60 积分' }).click();
  await expect(page.getByText('请先选择一张照片')).toBeVisible();
  await page.goto('/avatars');
  await expect(page.getByRole('heading', { name: '还没有自己的数字人' })).toBeVisible();
});
