// Sessions: their end, several tabs, and browsers that keep nothing.
import type { Page } from '@playwright/test';
import { aUser, logIn, storedSession } from '../src/account.ts';
import { answerCall, breakStorage, infoCall, navigate } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
}

test.describe('with a session of its own', () => {
  // These stories end their session, so it must not be the one of the others.
  test.beforeEach(async ({ page, product }) => {
    const stored = storedSession(await logIn(product));
    await page.goto('/healthz');
    await page.evaluate(
      (rows) => rows.forEach(({ name, value }) => localStorage.setItem(name, value)),
      stored,
    );
    await page.goto('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
  });

  test('a logout ends the session here and on the server', async ({ page, product }) => {
    const token = await page.evaluate(() => localStorage.getItem('userToken'));
    await logOut(page);
    await expect(page).toHaveURL('/login');
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).not.toContain('userToken');
    expect(left).not.toContain('userData');
    const response = await fetch(`${product.address}/web-api/portrait/user/info`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ code: 1001 });
    await page.goto('/project');
    await expect(page).toHaveURL('/login');
  });

  test('a logout in one tab is one in the others', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/billing');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('账单');
    await logOut(page);
    await expect(other).toHaveURL('/login');
  });

  test('a session that ended on the server leads to /login', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('userToken', 'ended'));
    await page.goto('/billing');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  });

  test('code 1001 from any call leads to /login', async ({ page }) => {
    await answerCall(page, infoCall, { code: 1001, msg: '登录状态已失效，请重新登录' });
    await navigate(page, '/billing');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  });
});

test('a login in one tab is one in the others', async ({ page, context, product }) => {
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(other.getByRole('navigation').getByRole('link', { name: '登录' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('textbox', { name: '邮箱' }).fill(product.administrator.mailbox);
  await page.getByLabel(/^密码/).fill(product.administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');
  await expect(other.getByRole('navigation').getByRole('link', { name: '进入工作台' })).toBeVisible();
});

test('the login screens of other tabs go on too', async ({ page, context, product }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await page.goto('/login');
  await page.getByRole('textbox', { name: '邮箱' }).fill(product.administrator.mailbox);
  await page.getByLabel(/^密码/).fill(product.administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');
  await expect(other).toHaveURL('/project');
});

test('a language that is switched in one tab is switched in the others at once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/pricing');
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(other.getByRole('navigation').getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
});

for (const how of ['off', 'full'] as const) {
  test(`where storage is ${how}, login, language and screens still work until the page is closed`, async ({
    page,
    product,
  }) => {
    // The language that is chosen goes into the account.
    const { mailbox, password } = await aUser(product);
    await breakStorage(page, how, ['localStorage', 'sessionStorage']);
    await page.goto('/record/detail?id=7');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await page.getByRole('textbox', { name: 'Email' }).fill(mailbox);
    await page.getByLabel(/^Password/).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/record/detail?id=7');
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing');
  });
}

test('what others have left in the storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'tlh');
    localStorage.setItem('scheme', '{');
    localStorage.setItem('userData', '{broken');
    localStorage.setItem('userAccount', '\u0000');
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
});
