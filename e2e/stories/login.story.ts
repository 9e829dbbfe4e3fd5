// The way in: by the screen itself, in both languages, and where a login leads.
import type { Page } from '@playwright/test';
import { aUser } from '../src/account.ts';
import type { Account, Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

async function fillIn(page: Page, { mailbox, password }: Account, remember = false): Promise<void> {
  await page.getByRole('textbox', { name: /邮箱|Email/ }).fill(mailbox);
  await page.getByLabel(/^密码|^Password/).fill(password);
  if (remember) await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^(登录|Log in)$/ }).click();
}

for (const [language, heading, wrong, projects] of [
  ['zh-CN', '欢迎回来', '邮箱或密码不正确，请重新输入', '我的项目'],
  ['en-US', 'Welcome back', 'Wrong email or password. Please try again.', 'My projects'],
] as const) {
  // What is chosen before the login goes into the account, and all stories share the administrator's.
  const accountFor = (product: Product) =>
    language === 'zh-CN' ? Promise.resolve(product.administrator) : aUser(product);

  test(`the printed administrator or a new user logs in, in ${language}`, async ({ page, product }) => {
    const account = await accountFor(product);
    await page.goto('/login');
    if (language === 'en-US') await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await fillIn(page, account);
    await expect(page).toHaveURL('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test(`a wrong password is said above the fields, and the password is ready to be typed again, in ${language}`, async ({
    page,
    product,
  }) => {
    const account = await accountFor(product);
    await page.goto('/login');
    if (language === 'en-US') await page.getByRole('button', { name: 'English' }).click();
    await fillIn(page, { ...account, password: 'not-it' });
    await expect(page.getByRole('alert')).toHaveText(wrong);
    await expect(page.getByLabel(/^密码|^Password/)).toBeFocused();
    await expect(page).toHaveURL('/login');
    // And the right one works at once.
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/project');
  });
}

test('what is wrong is said: empty fields, what is no mailbox, and an unknown account like a wrong password', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^登录$/ }).click();
  await expect(page.getByText('请输入邮箱')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  const mailbox = page.getByRole('textbox', { name: '邮箱' });
  await expect(mailbox).toBeFocused();
  await expect(mailbox).toHaveAttribute('aria-invalid', 'true');

  // No mailbox, and not a broken network.
  await fillIn(page, { mailbox: 'administrator', password: 'whatever' });
  await expect(page.getByText('请输入有效的邮箱地址')).toBeVisible();

  await fillIn(page, { mailbox: 'nobody@example.com', password: 'whatever' });
  await expect(page.getByRole('alert')).toHaveText('邮箱或密码不正确，请重新输入');
});

test('a login leads to the screen that asked for it, with its query', async ({ page, product }) => {
  await page.goto('/record/detail?id=7&tab=%E4%BA%8C');
  await expect(page).toHaveURL('/login');
  await fillIn(page, product.administrator);
  await expect(page).toHaveURL('/record/detail?id=7&tab=%E4%BA%8C');
  // Back does not lead to the login again.
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('remember me keeps the account name and never the password', async ({ page, product }) => {
  const { mailbox, password } = product.administrator;
  await page.goto('/login');
  await fillIn(page, product.administrator, true);
  await expect(page).toHaveURL('/project');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).toContain(mailbox);
  expect(kept).not.toContain(password);
  await page.evaluate(() => localStorage.removeItem('userToken'));
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveValue(mailbox);
  await expect(page.getByLabel(/^密码/)).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('without remember me the next visitor sees no account name', async ({ page, product }) => {
  await page.goto('/login');
  await fillIn(page, product.administrator);
  await expect(page).toHaveURL('/project');
  await page.evaluate(() => localStorage.removeItem('userToken'));
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveValue('');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel(/^密码/);
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示或隐藏密码' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
