// Materials come on to a slide: chosen, dragged to a place, dropped as files; a film gets a poster from one of its frames.
import type { Page } from '@playwright/test';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { aFilm } from '../src/film.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

/** A green picture, drawn by the browser. */
async function aPicture(page: Page): Promise<string> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'green';
    pen.fillRect(0, 0, 160, 90);
    return canvas.toDataURL('image/png');
  });
  return address.split(',')[1] ?? '';
}

test('materials are chosen, dragged and dropped on to a slide', async ({ page, product }) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const { list } = (await call(product, '/project/list', {}, accessToken)) as { list: { id: string }[] };
  const id = list[0]?.id ?? '';
  await openAs(page, product, account, `/edit-project?id=${id}&view=slides`);
  const [film, picture] = [await aFilm(page, 1), await aPicture(page)];
  for (const [name, type, bytes] of [
    ['colours.webm', 'video/webm', film],
    ['green.png', 'image/png', Buffer.from(picture, 'base64')],
  ] as const) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const headers = { authorization: `Bearer ${accessToken}` };
    await fetch(`${product.address}/web-api/portrait/upload/add`, { method: 'POST', headers, body: form });
  }
  const bar = page.getByRole('toolbar', { name: '插入工具栏' });
  const panel = page.getByRole('complementary', { name: '属性' });
  const canvas = page.getByRole('application', { name: '画布' });
  const place = panel.getByRole('region', { name: '位置和大小' });
  const left = place.getByRole('textbox', { name: '左', exact: true });

  // One of the person's films is chosen; a frame of it becomes its poster, and undo takes it away again.
  await bar.getByRole('button', { name: '视频', exact: true }).click();
  await page.getByRole('button', { name: '从素材库选择' }).click();
  await page
    .getByRole('dialog', { name: '选择视频' })
    .getByRole('button', { name: '使用“colours.webm”' })
    .click();
  await expect(panel.getByRole('heading', { name: '视频', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: '用当前画面作封面' }).click();
  await expect(panel.getByRole('button', { name: '去掉封面' })).toBeVisible();
  await bar.getByRole('button', { name: /^撤销/ }).click();
  await expect(panel.getByRole('button', { name: '去掉封面' })).toBeHidden();

  // A picture is pulled from the materials to the left edge of the slide, and lies there.
  await bar.getByRole('button', { name: '素材', exact: true }).click();
  const shelf = page.getByRole('complementary', { name: '素材' });
  const paper = (await page.locator('[data-world]').boundingBox())!;
  const room = (await canvas.boundingBox())!;
  const card = shelf.getByRole('button', { name: '插入“green.png”' });
  await card.dragTo(canvas, {
    targetPosition: { x: paper.x - room.x + 4, y: paper.y - room.y + paper.height / 2 },
  });
  await expect(page.locator('[data-element] img[src*="/"]').last()).toBeVisible();
  await shelf.getByRole('button', { name: '关闭素材' }).click();
  await expect(panel.getByRole('heading', { name: '裁剪' })).toBeVisible();
  await expect(left).toHaveValue('0');

  // A file from the desktop lands where it is dropped.
  await canvas.evaluate(
    (element, { bytes, x, y }) => {
      const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([data], 'dropped.png', { type: 'image/png' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true }),
        );
    },
    { bytes: picture, x: paper.x + paper.width - 2, y: paper.y + 2 },
  );
  await expect(left).toHaveValue('840');
  await expect(place.getByRole('textbox', { name: '上', exact: true })).toHaveValue('0');

  // What is replaced by a material stays in its place.
  await panel.getByRole('button', { name: '替换图片' }).click();
  await page.getByRole('button', { name: '从素材库选择' }).click();
  await page
    .getByRole('dialog', { name: '选择图片' })
    .getByRole('button', { name: '使用“green.png”' })
    .press('Enter');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await expect(left).toHaveValue('840');
});
