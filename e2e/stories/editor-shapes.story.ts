// Shapes, pictures and the avatar are put on a slide, changed, undone, and stay.
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a shape, a picture and the avatar come on to a slide', async ({ page, product }) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const { list } = (await call(product, '/project/list', {}, accessToken)) as { list: { id: string }[] };
  const id = list[0]?.id ?? '';
  await openAs(page, product, account, `/edit-project?id=${id}&view=slides`);
  const bar = page.getByRole('toolbar', { name: '插入工具栏' });
  const panel = page.getByRole('complementary', { name: '属性' });

  // A shape is found by its name and inserted by a double click; its yellow handle obeys the keyboard, and undo.
  await bar.getByRole('button', { name: '形状', exact: true }).click();
  await page.getByRole('searchbox', { name: '搜索形状' }).fill('圆角矩形');
  await page.getByRole('button', { name: '圆角矩形', exact: true }).dblclick();
  await expect(panel.getByRole('heading', { name: '形状', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '调节点 1' }).press('Shift+ArrowRight');
  await expect(panel.getByRole('button', { name: '恢复默认外形' })).toBeVisible();
  await bar.getByRole('button', { name: /^撤销/ }).click();
  await expect(panel.getByRole('button', { name: '恢复默认外形' })).toBeHidden();
  await panel.getByRole('combobox', { name: '填充' }).selectOption('渐变');
  await expect(panel.getByRole('textbox', { name: '角度' })).toHaveValue('90');

  // A picture goes through the server before it stands on the slide.
  const chooser = page.waitForEvent('filechooser');
  await bar.getByRole('button', { name: '图片', exact: true }).click();
  await page.getByRole('button', { name: '上传图片' }).click();
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: png });
  await expect(panel.getByRole('heading', { name: '裁剪' })).toBeVisible();
  await panel.getByRole('slider', { name: '灰度' }).fill('1');
  await expect(page.getByText(/^已保存/)).toBeVisible();

  // The avatar comes with its own button; its address opens it again, with the focus in its panel.
  await bar.getByRole('button', { name: '数字人', exact: true }).click();
  await expect(panel.getByRole('heading', { name: '数字人', exact: true })).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await page.goto(`/edit-project/virtual-human-content/virtual-human-picture?id=${id}`);
  await expect(panel.getByRole('heading', { name: '数字人', exact: true })).toBeVisible();
  await expect(panel.locator(':focus').getByRole('heading', { name: '数字人', exact: true })).toBeVisible();
  await choose(panel.getByRole('group', { name: '数字人站在哪里' }).getByRole('radio', { name: '页面上' }));
  await panel.getByRole('combobox', { name: '显示范围' }).selectOption('头肩');
  const figure = page.locator('[data-element] [data-look="half"] img');
  await expect(figure).toBeVisible();
  // A page of its own: whoever presents it is seen on the slide and in the strip, the deck keeps its presenter.
  const before = await figure.getAttribute('src');
  await choose(panel.getByRole('radio', { name: '只这一页' }).first());
  const faces = panel.getByRole('group', { name: '数字人', exact: true }).getByRole('radio');
  await faces.last().click({ force: true });
  await expect(faces.last()).toBeChecked();
  await expect(figure).not.toHaveAttribute('src', before ?? '');
  // Beside the slide nobody stands on it.
  await choose(panel.getByRole('radio', { name: '只这一页' }).last());
  await choose(panel.getByRole('group', { name: '数字人站在哪里' }).getByRole('radio', { name: '页面旁' }));
  await expect(figure).toBeHidden();
  await choose(panel.getByRole('group', { name: '数字人站在哪里' }).getByRole('radio', { name: '页面上' }));
  await panel.getByRole('combobox', { name: '位置' }).selectOption('左下角');
  await expect(page.getByText(/^已保存/)).toBeVisible();
});
