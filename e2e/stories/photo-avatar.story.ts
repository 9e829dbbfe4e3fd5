// An avatar from a photo, with the real engine: chosen, checked, agreed to, made and heard. The photo is a template's
// picture on a plain ground, painted in the page.
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { moves } from '../src/moving-face.ts';
import { servedFaces } from '../src/served-faces.ts';
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

/** The picture of a template that is a person. */
const { pictureUrl: person } = servedFaces.find(({ name }) => name === 'anya')!;

test('an avatar is made from a photo, survives reloads on the way, and speaks', async ({ page, product }) => {
  test.slow();
  await openAs(page, product, await aUser(product), '/avatars/sub/picture');
  await expect(page.getByText('60 积分，失败退回')).toBeVisible();
  await expect(page.getByRole('img', { includeHidden: true }).first()).toBeAttached();
  const photo = await png(page, { picture: person, width: 960, height: 1280 });
  await page.getByRole('link', { name: '用照片生成' }).click();
  await page.getByRole('textbox', { name: '名字' }).fill('小安');
  // As large as phones make them: it is made smaller here, and only that is sent.
  const large = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(6 * 1024 * 1024)]) };
  const sent = page.waitForRequest((request) => request.url().includes('/avatars/upload'));
  await page.locator('input[type=file]').setInputFiles(large);
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(5 * 1024 * 1024);
  await expect(page.getByText('照片可以用')).toBeVisible(patience);

  // Straightened by keys, it is checked again before anything is paid.
  await page.getByRole('slider', { name: '校正' }).press('ArrowRight');
  await expect(page.getByText('取景变了，继续时会重新检查。')).toBeVisible();
  await page.getByRole('textbox', { name: '你的姓名' }).fill('安宁');
  await page.getByRole('button', { name: '生成风格图 · 60 积分' }).click();
  await expect(page.getByText(/使用照片前，请确认照片里是谁/)).toBeVisible();
  await page.getByRole('checkbox', { name: /照片里是我本人/ }).check();
  await page.getByRole('button', { name: '生成风格图 · 60 积分' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/style\?id=/, patience);

  // Style images come although the page is loaded anew; one of them is chosen.
  await page.reload();
  const studio = page.getByRole('radio', { name: /影棚/ });
  await expect(studio).toBeEnabled(patience);
  await expect(page.getByRole('radio')).toHaveCount(5);
  await studio.check({ force: true });
  await page.getByRole('button', { name: '生成形象' }).click();
  await expect(page.getByText('正在生成“小安”的形象')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '“小安”可以说话了' })).toBeVisible(patience);
  await page.getByRole('button', { name: '说一句' }).click();
  await moves(page, '小安');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/setStyle\?id=/);

  // Who agreed to what can be read.
  await page.goto('/avatars');
  await page.getByRole('link', { name: '肖像授权记录' }).click();
  await expect(page.getByRole('heading', { name: '安宁 · 本人' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 CSV' }).click();
  expect((await download).suggestedFilename()).toBe('肖像授权记录.csv');

  // Who deletes it is told which files go.
  await page.goto('/avatars');
  await page.getByRole('button', { name: '“小安”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除数字人' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^照片 · /)).toBeVisible();
  await dialog.getByRole('button', { name: '删除数字人' }).click();
  await expect(page.getByRole('heading', { name: '还没有自己的数字人' })).toBeVisible();
});

test('the photo itself can be the look, in English', async ({ page, product }) => {
  test.slow();
  await openAs(page, product, await aUser(product), '/avatars/sub/picture');
  await expect(page.getByRole('img', { includeHidden: true }).first()).toBeAttached();
  const photo = await png(page, { picture: person, width: 960, height: 1280 });
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
