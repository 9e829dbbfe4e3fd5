// Two browsers edit one project: each sees what the other did, and nothing vanishes.
import type { Locator, Page } from '@playwright/test';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import type { Account, Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

const title = (page: Page): Locator =>
  page.locator('[data-element]').filter({ hasText: '认识太阳系' }).first();
const leftOf = async (page: Page) =>
  title(page)
    .locator('xpath=*[1]')
    .evaluate((node) => Number.parseFloat((node as HTMLElement).style.left));

/** Gives the title another place by the keyboard. */
async function nudge(page: Page, key: string): Promise<void> {
  await title(page).click();
  await page.keyboard.press(key);
}

async function sampleOf(product: Product, account: Account): Promise<string> {
  const { accessToken } = await logIn(product, account);
  const body = { pageNum: 1, pageSize: 10, tab: 'mine', search: '认识太阳系' };
  const { list } = (await call(product, '/project/list', body, accessToken)) as { list: { id: string }[] };
  return list[0]?.id ?? '';
}

test('each sees what the other changed; of two versions one chooses, and both can be kept', async ({
  page,
  product,
  browser,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const account = await aUser(product);
  const address = `/edit-project?id=${await sampleOf(product, account)}&view=slides`;
  await openAs(page, product, account, address);
  const context = await browser.newContext({ baseURL: product.address, locale: 'zh-CN' });
  const other = await context.newPage();
  await openAs(other, product, account, address);

  const before = await leftOf(page);
  await nudge(page, 'Shift+ArrowRight');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await expect.poll(() => leftOf(other), { timeout: 20_000 }).toBe(before + 10);

  // Without a line: what is done waits, and is there after the line is back.
  await context.setOffline(true);
  await nudge(other, 'Shift+ArrowLeft');
  await expect(other.getByText(/没有网络，修改已存在本机/)).toBeVisible({ timeout: 20_000 });
  await nudge(page, 'Shift+ArrowRight');
  await expect.poll(() => leftOf(page)).toBe(before + 20);
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await context.setOffline(false);
  const dialog = other.getByRole('dialog', { name: '第 1 页也被别人改了' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: '都保留' }).click();
  await expect(other.getByText(/^已保存/)).toBeVisible();
  expect(await leftOf(other)).toBe(before + 20);
  // The page of its own behind it comes to the first browser, too.
  await expect(page.locator('[data-region=slides]').getByRole('option')).toHaveCount(7, {
    timeout: 20_000,
  });
  await context.close();
});

test('what could not be saved before the page was loaded anew is back and saved', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  const account = await aUser(product);
  await openAs(page, product, account, `/edit-project?id=${await sampleOf(product, account)}&view=slides`);
  const before = await leftOf(page);
  await page.route('**/courseware/page/patch', (route) => route.abort());
  await nudge(page, 'Shift+ArrowRight');
  await expect(page.getByText(/没有网络，修改已存在本机/)).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('上次没来得及保存的修改已恢复。')).toBeVisible({ timeout: 20_000 });
  expect(await leftOf(page)).toBe(before + 10);
  await expect(page.getByText(/^已保存/)).toBeVisible();
});

test('what was done on a slide is there after a look at the scripts, and the next change keeps it', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const id = await sampleOf(product, account);
  await openAs(page, product, account, `/edit-project?id=${id}&view=slides`);
  const before = await leftOf(page);
  await nudge(page, 'Shift+ArrowRight');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  const views = page.getByRole('radiogroup', { name: '视图' });
  for (const [name, view] of [
    ['讲稿', 'script'],
    ['页面', 'slides'],
  ]) {
    await views.getByText(name ?? '', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
  }
  // At once: what comes in a moment is too late for a hand that goes on.
  await expect(title(page)).toBeVisible();
  expect(await leftOf(page)).toBe(before + 10);
  // Another thing of the same slide: what was done first must not be undone by it.
  await nudge(page, 'Shift+ArrowDown');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  expect(await leftOf(page)).toBe(before + 10);
  await page.reload();
  await expect(title(page)).toBeVisible();
  expect(await leftOf(page)).toBe(before + 10);
  // The page that was looked at is looked at in the other view, too.
  await page.locator('[data-region=slides]').getByRole('option').nth(2).click();
  await views.getByText('讲稿', { exact: true }).click();
  await expect(page.locator('nav [aria-current=page]')).toHaveAccessibleName(/^第 3 页/);
});
