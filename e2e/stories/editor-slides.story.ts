// The strip of slides on the real product: slides are added, moved, hidden, deleted and brought back, and all of it is saved.
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

test('slides are arranged by keys and by hand, and the server has the same order', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const ask = (path: string, body: object) => call(product, path, body, accessToken);
  let projectId = '';
  // The sample comes to a new account a moment later.
  await expect(async () => {
    const { list } = (await ask('/project/list', { tab: 'mine' })) as { list: { id: string }[] };
    projectId = list[0]?.id ?? '';
    expect(projectId).not.toBe('');
  }).toPass();
  const savedIds = async () => {
    const pages = (await ask('/courseware/page/status', { projectId })) as {
      list: { id: string; hidden: boolean }[];
    };
    return pages.list.map(({ id, hidden }) => (hidden ? `(${id})` : id));
  };
  const before = await savedIds();

  await openAs(page, product, account, `/edit-project?id=${projectId}&view=slides`);
  const strip = page.getByRole('navigation', { name: '页面' });
  const slides = strip.getByRole('option');
  await expect(slides).toHaveCount(before.length);

  // The first two go one place down together, by keys.
  await slides.first().click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Shift+ArrowDown');
  const [first = '', second = '', third = '', ...others] = before;
  await expect.poll(savedIds).toEqual([third, first, second, ...others]);

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
  await expect(slides).toHaveCount(before.length + 1);
  await page.keyboard.press('Control+d');
  await expect(slides).toHaveCount(before.length + 2);
  await expect.poll(async () => (await savedIds()).length).toBe(before.length + 2);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await savedIds()).length).toBe(before.length);

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
  await expect(slides).toHaveCount(before.length);
});
