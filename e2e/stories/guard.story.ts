// Spec section 2: developer tools are blocked where people work with the product (MODE local and production).
import type { Page } from '@playwright/test';
import { settingsCall } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const attempts = ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C', 'Control+u'];
const harmless = ['Control+c', 'Control+Shift+Z', 'Control+z', 'Control+a', 'Control+i', 'F11', 'Escape'];

test.use({ kind: 'local' });
// One product in this mode is enough.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The guard is on as soon as the server has told its mode; until then a press is tried again. */
async function attempt(page: Page, keys: string, title: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(heading(page)).toHaveText(title, { timeout: 500 });
  }).toPass();
}

test('every key for developer tools replaces the page', async ({ page }) => {
  await page.goto('/login');
  for (const keys of attempts) {
    await expect(heading(page), `before ${keys}`).toHaveText('欢迎回来');
    await attempt(page, keys, '访问受限');
    await expect(page.locator('#root'), keys).toHaveCount(0);
    // The button has the focus, and leads back.
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText('欢迎回来');
});

test('what was typed is there again after the reload, and a password is not', async ({ page }) => {
  await page.goto('/login');
  const mailbox = page.getByRole('textbox', { name: '邮箱' });
  const password = page.getByLabel('密码', { exact: true });
  await mailbox.fill('a@b.cn');
  await password.fill('secret-one');
  await page.getByRole('button', { name: '显示或隐藏密码' }).click();
  await attempt(page, 'F12', '访问受限');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'secret-one',
  );
  await page.keyboard.press('Enter');
  await expect(mailbox).toHaveValue('a@b.cn');
  await expect(password).toHaveValue('');
});

test('it speaks the language of the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await attempt(page, 'F12', 'Access restricted');
});

test('it looks right in the dark and on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/login');
  await expect(heading(page)).toHaveText('欢迎回来');
  await attempt(page, 'F12', '访问受限');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 21, 22)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('keys that people need, and a right click, do nothing of the kind', async ({ page }) => {
  await Promise.all([page.waitForResponse(settingsCall), page.goto('/login')]);
  const mailbox = page.getByRole('textbox', { name: '邮箱' });
  await mailbox.fill('a@b.cn');
  for (const keys of harmless) await page.keyboard.press(keys);
  await heading(page).click({ button: 'right' });
  await expect(heading(page)).toHaveText('欢迎回来');
  await expect(mailbox).toBeVisible();
  // And the guard was on all the time.
  await attempt(page, 'F12', '访问受限');
});
