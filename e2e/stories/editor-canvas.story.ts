// The canvas of the slide editor: things are chosen, moved, resized, turned, drawn and arranged, by pointer and by keys.
import type { Locator, Page } from '@playwright/test';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import type { Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples', viewport: { width: 1600, height: 1000 } });

type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (node: Locator): Promise<Box> => {
  const box = await node.locator('xpath=*[1]').boundingBox();
  if (!box) throw new Error('It is not on the canvas');
  return box;
};

/** Presses, moves and lets go; `during` happens before the last. */
async function drag(page: Page, from: Box, to: Box, during?: () => Promise<unknown>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await during?.();
  await page.mouse.up();
}

const at = (x: number, y: number): Box => ({ x, y, width: 0, height: 0 });
const middle = ({ x, y, width, height }: Box): Box => at(x + width / 2, y + height / 2);
const handle = (page: Page, name: string) => page.locator(`[data-handle*='${name}']`);
const chosen = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** The canvas with the second page of somebody's own sample. */
async function openSample(page: Page, product: Product): Promise<Locator> {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const { list } = (await call(product, '/project/list', { tab: 'mine' }, accessToken)) as {
    list: { id: string }[];
  };
  await openAs(page, product, account, `/edit-project?id=${list[0]?.id}&view=slides&page=2`);
  return page.getByRole('application', { name: '画布' });
}

test('elements are moved, resized, turned, drawn, grouped and arranged, and all of it can be undone', async ({
  page,
  product,
}) => {
  const room = await openSample(page, product);
  const title = room.getByRole('group', { name: /太阳：一切的中心/ });
  const before = await boxOf(title);
  // On its first letter: beside the letters what lies below would be meant.
  const hold = at(before.x + 20, before.y + before.height / 2);

  // Moved, broken off, moved with a key held.
  await drag(page, hold, at(hold.x + 100, hold.y + 80), () => page.keyboard.press('Escape'));
  expect(await boxOf(title)).toEqual(before);
  await chosen(page, '已选中文本 · 太阳：一切的中心');
  await page.keyboard.down('Shift');
  await drag(page, hold, at(hold.x + 90, hold.y + 12));
  await page.keyboard.up('Shift');
  const moved = await boxOf(title);
  expect(moved.y).toBeCloseTo(before.y, 0);
  expect(moved.x - before.x).toBeGreaterThan(80);

  // Resized and turned.
  const side = middle((await handle(page, '"x":1,"y":0').boundingBox()) ?? before);
  await drag(page, side, at(side.x - 60, side.y));
  expect((await boxOf(title)).width).toBeLessThan(before.width - 40);
  const turner = middle((await handle(page, 'rotate').boundingBox()) ?? before);
  await page.keyboard.down('Shift');
  await drag(page, turner, at(turner.x + 60, turner.y + 60), () =>
    expect(page.getByText(/^\d+°$/)).toBeVisible(),
  );
  await page.keyboard.up('Shift');
  await expect(page.getByRole('textbox', { name: '旋转' })).toHaveValue(/^(15|30|45|60|75|90)$/);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  expect(await boxOf(title)).toEqual(before);

  // Drawn, copied by key, grouped, chosen as one, entered, left.
  const field = await room.boundingBox();
  if (!field) throw new Error('There is no canvas');
  const corner = at(field.x + field.width / 2, field.y + field.height * 0.6);
  await page.keyboard.press('r');
  await drag(page, corner, at(corner.x + 120, corner.y + 60));
  await chosen(page, '已选中形状');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.down('Shift');
  await page.mouse.click(corner.x + 5, corner.y + 5);
  await page.keyboard.up('Shift');
  await chosen(page, '已选中 2 个元素');
  await page.keyboard.press('Control+g');
  await chosen(page, '已选中一个组合，共 2 个元素');
  await page.mouse.dblclick(corner.x + 5, corner.y + 5);
  await chosen(page, '已选中形状');
  await page.keyboard.press('Escape');
  await chosen(page, '已选中一个组合');

  // Arranged by the panel; layers are named, locked and hidden.
  await page.getByRole('region', { name: '排列' }).getByRole('button', { name: '左对齐' }).click();
  // The group is one: its left part stands at the edge of the page, the other where it was beside it.
  const drawn = room.getByRole('group', { name: '形状', exact: true });
  const leftOf = (node: Locator) =>
    node.locator('xpath=*[1]').evaluate((box) => (box as HTMLElement).style.left);
  await expect.poll(() => leftOf(drawn.nth(1))).toBe('0px');
  await expect.poll(() => leftOf(drawn.nth(2))).toBe('30px');
  await page.keyboard.press('Control+z');
  await page.getByRole('tab', { name: '图层' }).click();
  const layers = page.getByRole('list', { name: '图层' });
  await layers.getByRole('button', { name: /^隐藏文本 · 太阳/ }).click();
  await expect(title).toHaveCount(0);
  await layers.getByRole('button', { name: /^显示文本 · 太阳/ }).click();
  await expect(title).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  // By the menu and the zoom.
  await page.mouse.click(corner.x + 5, corner.y + 5, { button: 'right' });
  await page.getByRole('menuitem', { name: /^锁定/ }).click();
  await page.mouse.click(corner.x + 5, corner.y + 5);
  await chosen(page, /已选中/);
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: '放大' }).click();
  await expect(page.getByRole('button', { name: /^缩放 (100|80|125)%$/ })).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeVisible();
});

/** A picture of 400 × 200 pixels, made by the browser. */
async function aPicture(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return {
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
}

test('a picture is cut on the canvas, another one becomes the background, and a slide is cut and put back', async ({
  page,
  product,
}) => {
  const room = await openSample(page, product);
  const panel = page.getByRole('complementary', { name: '属性' });
  const file = await aPicture(page);
  const choose = async (open: Locator) => {
    const chooser = page.waitForEvent('filechooser');
    await open.click();
    await page.getByRole('button', { name: '上传图片' }).click();
    await (await chooser).setFiles(file);
  };
  await choose(
    page.getByRole('toolbar', { name: '插入工具栏' }).getByRole('button', { name: '图片', exact: true }),
  );
  await expect(panel.getByRole('heading', { name: '裁剪' })).toBeVisible();
  const picture = room.getByRole('group', { name: '图片', exact: true }).last();
  const whole = await boxOf(picture);

  // Two presses open the frame; a grip is pulled, the picture moved behind it by keys, and all of it is one step.
  await page.mouse.dblclick(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await chosen(page, '正在裁剪图片');
  const grip = middle(
    (await page.getByRole('button', { name: '裁剪控点：右', exact: true }).boundingBox()) ?? whole,
  );
  await drag(page, grip, at(grip.x - whole.width / 2, grip.y));
  expect((await boxOf(picture)).width).toBeCloseTo(whole.width / 2, 0);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await chosen(page, '已选中图片');
  await expect(panel.getByRole('textbox', { name: '左' }).last()).not.toHaveValue('0');
  await page.keyboard.press('Control+z');
  expect(await boxOf(picture)).toEqual(whole);
  await page.keyboard.press('Delete');

  // The background of one slide, then of all.
  await choose(panel.getByRole('button', { name: '选择图片作背景' }));
  await expect(panel.getByRole('combobox', { name: '铺法' })).toHaveValue('stretch');
  await panel.getByRole('combobox', { name: '铺法' }).selectOption('平铺');
  await panel.getByRole('button', { name: '背景用到所有页' }).click();
  const thumbs = page.getByRole('navigation', { name: '页面' }).getByRole('option');
  const painted = thumbs.locator('[style*="repeat"]');
  await expect(painted).toHaveCount(await thumbs.count());
  await panel.getByRole('button', { name: '移除图片' }).click();
  await expect(painted).toHaveCount((await thumbs.count()) - 1);
  expect(await violations(page)).toEqual([]);

  // Cut in the strip, and put back.
  const count = await thumbs.count();
  await thumbs.nth(1).click();
  await page.keyboard.press('Control+x');
  await expect(thumbs).toHaveCount(count - 1);
  await page.keyboard.press('Control+v');
  await expect(thumbs).toHaveCount(count);
  await expect(page.getByText(/^已保存/)).toBeVisible();
});
