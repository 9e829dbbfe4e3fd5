// Keyboard alone reaches and uses everything.
import { aUser, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

test('the login works by keyboard alone', async ({ page, product }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const mailbox = page.getByRole('textbox', { name: '邮箱' });
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    if (await mailbox.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(mailbox).toBeFocused();
  await page.keyboard.type(product.administrator.mailbox);
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');
});

test.describe('with a login', () => {
  test.use({ signedIn: true });
  test.beforeEach(async ({ page }) => {
    await page.goto('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
  });

  test('the first stop is the way past the navigation, and it leads into the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到正文' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() =>
      document.querySelector('main')?.contains(document.activeElement),
    );
    expect(isInMain).toBe(true);
  });

  test('the navigation leads from screen to screen, and says where one is', async ({ page }) => {
    const statistics = page.getByRole('navigation').getByRole('link', { name: '统计' });
    for (let steps = 0; steps < 15; steps++) {
      await page.keyboard.press('Tab');
      if (await statistics.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/record');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('统计');
    await expect(statistics).toHaveAttribute('aria-current', 'page');
  });

  test('the account menu opens, is walked, closes and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: /账号菜单/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('group', { name: '账号菜单' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(panel).toBeHidden();
  });

  test('Ctrl+K opens the palette, finds a screen in either language and goes there', async ({ page }) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect(palette).toBeVisible();
    await page.keyboard.type('账单');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/billing');
    await expect(palette).toHaveCount(0);
  });

  test('? opens the list of keys, and Escape closes it', async ({ page }) => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help).toContainText('Ctrl');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });
});

// With a user of its own: what is chosen is kept in the account.
test('the appearance and the language are switched by keyboard', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/account');
  await page.getByRole('radio', { name: '浅色' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '深色' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('radio', { name: '中文' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
