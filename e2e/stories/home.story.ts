// The first thing anybody sees.
import { settled, watchShift } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const chinese = '上传课件，数字人替你讲、替你答，并告诉你谁听懂了。';
const english =
  'Drop in a deck. A digital human presents it, answers questions about it, and tells you who listened.';

test('home greets in Chinese, whatever the browser prefers', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(chinese)).toBeVisible();
  await expect(page).toHaveTitle(/ · 开讲$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('home speaks English after the switch, without a reload, and still does after one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(english)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.getByText(english)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByText(chinese)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home follows a system that is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByText(chinese)).toBeVisible();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === 'light' ? 'rgb(250, 247, 242)' : 'rgb(16, 21, 22)');
  });
}

test('a tile leads to its feature: first to the login, then to the screen', async ({ page, product }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: '提问记录' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: '邮箱' }).fill(product.administrator.mailbox);
  await page.getByLabel(/^密码/).fill(product.administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/record');
});

test.describe('in a browser that has nothing of it yet', () => {
  test.use({ freshBrowser: true });

  test('nothing jumps while home loads', async ({ page }) => {
    const shift = await watchShift(page);
    await page.goto('/home');
    await expect(page.getByText(chinese)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
});

test('without samples the stage is drawn, and nobody asks for one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home');
  await expect(page.getByRole('figure', { name: '示意图：数字人正在讲解一页课件' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: '听听看' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/client/sample') || url.includes('/assets/avatars/'))).toEqual(
    [],
  );
});
