// The strip of slides on the real product: slides are added, moved, hidden, deleted and brought back, and all of it is saved.
import { join } from 'node:path';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

const deck = join(import.meta.dirname, '../../packages/deck/test-files/table.pptx');

test('slides are arranged by keys and by hand, and the server has the same order', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(deck);
  await dialog.getByRole('button', { name: /新建项目 · 80 积分/ }).click();
  await expect(page).toHaveURL(/\/edit-project\?id=/);
  await expect(page.getByRole('navigation', { name: '页面' }).getByRole('button')).toHaveCount(3, {
    timeout: 60_000,
  });
  const projectId = new URL(page.url()).searchParams.get('id') ?? '';
  const { accessToken } = await logIn(product, account);
  const savedIds = async () => {
    const { list } = (await call(product, '/courseware/page/status', { projectId }, accessToken)) as {
      list: { id: string; hidden: boolean }[];
    };
    return list.map(({ id, hidden }) => (hidden ? `(${id})` : id));
  };
  const before = await savedIds();

  await page.goto(`/edit-project?id=${projectId}&view=slides`);
  const strip = page.getByRole('navigation', { name: '页面' });
  const slides = strip.getByRole('option');
  await expect(slides).toHaveCount(3);

  // The first two go one place down together, by keys.
  await slides.first().click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Shift+ArrowDown');
  const [first = '', second = '', third = ''] = before;
  await expect.poll(savedIds).toEqual([third, first, second]);

  // Both are dragged to the front by hand.
  const [from, to] = [await slides.nth(1).boundingBox(), await slides.first().boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(savedIds).toEqual(before);

  // A new one, a copy of it, and both away again.
  await slides.first().click();
  await page.keyboard.press('Enter');
  await expect(slides).toHaveCount(4);
  await page.keyboard.press('Control+d');
  await expect(slides).toHaveCount(5);
  await expect.poll(async () => (await savedIds()).length).toBe(5);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await savedIds()).length).toBe(3);

  // Hidden slides stay with their owner; a section gets its name.
  await slides.last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: '隐藏' }).click();
  await expect.poll(async () => (await savedIds()).at(-1)).toMatch(/^\(/);
  await slides.nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '从这里开始一节' }).click();
  await page.getByRole('textbox', { name: '节的名称' }).fill('行星');
  await page.keyboard.press('Enter');
  const section = strip.getByRole('button', { name: /行星/ });
  await section.click();
  await expect(slides).toHaveCount(1);
  await section.click();
  await expect(slides).toHaveCount(3);
});
