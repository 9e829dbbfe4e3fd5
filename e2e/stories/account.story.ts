// The life of an account: signing up, a lost password, a new one, where it is logged in, and its end.
import { randomUUID } from 'node:crypto';
import { aUser, codeFor, inviteCode, logIn, oneTimeToken, openAs, resetLinkFor } from '../src/account.ts';
import { choose, settled } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';
import { violations } from '../src/axe.ts';

// Each of them goes over several screens, and some look for what axe finds.
test.slow();

for (const { language, words } of [
  {
    language: 'zh-CN',
    words: {
      ...{ birthday: '出生日期', nickname: '昵称', mailbox: '邮箱', code: '验证码', invite: '邀请码' },
      ...{ password: '密码', again: '再次输入密码', send: '发送验证码', submit: '注册并登录' },
      ...{ welcome: '欢迎来到开讲', on: '进入我的项目', projects: '我的项目' },
    },
  },
  {
    language: 'en-US',
    words: {
      ...{ birthday: 'Date of birth', nickname: 'Nickname', mailbox: 'Email', code: 'Verification code' },
      ...{ invite: 'Invitation code', password: 'Password', again: 'Password again', send: 'Send code' },
      ...{ submit: 'Create account', welcome: 'Welcome to Rostrum', on: 'Go to my projects' },
      projects: 'My projects',
    },
  },
] as const) {
  test(`somebody signs up, is welcomed and gets to the projects, in ${language}`, async ({
    page,
    product,
  }) => {
    const mailbox = `${randomUUID()}@example.com`;
    await page.goto(`/register?code=${inviteCode(product)}`);
    if (language === 'en-US') await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel(words.birthday).fill('1990-01-01');
    await page.getByLabel(words.nickname).fill('Ada');
    await page.getByLabel(words.mailbox, { exact: true }).fill(mailbox);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('button', { name: /\d/ })).toBeVisible();
    await page.getByLabel(words.code).fill(await codeFor(product, mailbox));
    await page.getByLabel(words.password, { exact: true }).fill('Hvkr8-tw2pzq');
    await page.getByLabel(words.again, { exact: true }).fill('Hvkr8-tw2pzq');
    await expect(page.getByLabel(words.invite)).toHaveValue(inviteCode(product));
    await page.getByRole('checkbox').check();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: words.submit }).click();

    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
    await expect(page.getByText(/\b20[01]\b/)).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: words.on }).click();
    await expect(page).toHaveURL('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects);

    // The first visit is over when the projects are left, also by closing the page; then nobody is welcomed again.
    await page.goto('/account');
    const isFirst = async () =>
      ((await logIn(product, { mailbox, password: 'Hvkr8-tw2pzq' })).user as { isFirst?: boolean }).isFirst;
    await expect.poll(isFirst).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/welcome');
    await expect(page).toHaveURL('/project');
  });
}

test('a lost password: the link of the mail leads to a new one, once', async ({ page, product }) => {
  const { mailbox } = await aUser(product);
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找回密码');
  await page.getByLabel('邮箱').fill('nobody@example.com');
  await page.getByRole('button', { name: '发送链接' }).click();
  await expect(page.getByRole('alert')).toHaveText('该邮箱尚未注册，请检查后重试');
  await page.getByLabel('邮箱').fill(mailbox);
  await page.getByRole('button', { name: '发送链接' }).click();
  await expect(page).toHaveURL('/sendSuccess');
  await expect(page.getByText(`•••${mailbox.slice(mailbox.indexOf('@') - 1)}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^\d+ 秒后可重新发送$/ })).toBeVisible();

  const link = await resetLinkFor(product, mailbox);
  await page.goto(link);
  await page.getByLabel('新密码', { exact: true }).fill('another-1234');
  await page.getByLabel('再次输入新密码').fill('another-1234');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('密码已修改');
  await page.getByRole('link', { name: '去登录' }).click();
  await page.getByRole('textbox', { name: '邮箱' }).fill(mailbox);
  await page.getByLabel(/^密码/).fill('another-1234');
  await page.getByRole('button', { name: /^登录$/ }).click();
  await expect(page).toHaveURL('/project');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('链接已失效');
});

test('a new password keeps this browser logged in, in all its tabs, and ends the others', async ({
  page,
  context,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/account#password');
  const elsewhere = await logIn(product, account);
  const tab = await context.newPage();
  await tab.goto('/account');
  await expect(page.getByRole('listitem').filter({ hasText: '当前设备' })).toHaveCount(1);

  await page.getByRole('button', { name: '修改密码' }).click();
  await page.getByLabel('当前密码').fill('wrong-one');
  await page.getByLabel('新密码', { exact: true }).fill('another-1234');
  await page.getByLabel('再次输入新密码').fill('another-1234');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('alert')).toHaveText('当前密码不正确，请重新输入');
  await page.getByLabel('当前密码').fill(account.password);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByLabel('当前密码')).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL('/account#password');
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('账号');
  await expect(oneTimeToken(product, elsewhere)).rejects.toThrow('1001');
});

test('the sessions are listed; another one is ended, then all of them, in every tab', async ({
  page,
  context,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/account#sessions');
  const tab = await context.newPage();
  await tab.goto('/account');
  const others = page.getByRole('button', { name: /^让 .+ 退出登录$/ });
  await expect(others.first()).toBeVisible();
  const before = await others.count();
  await others.first().click();
  await expect(others).toHaveCount(before - 1);
  await page.getByRole('button', { name: '全部退出' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click();
  await expect(page).toHaveURL('/login');
  await expect(tab).toHaveURL('/login');
});

test('language and look follow the account to another browser, and to another tab at once', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/account#appearance');
  const tab = await context.newPage();
  await tab.goto('/account');
  const saved = () => page.waitForResponse((response) => response.url().endsWith('/user/put'));
  const language = saved();
  await page.getByRole('radiogroup', { name: '语言' }).getByText('English').click();
  await language;
  const look = saved();
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click();
  await look;
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(tab.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const other = await browser.newPage({ baseURL: product.address });
  await other.goto('/login');
  await other.getByRole('textbox', { name: '邮箱' }).fill(account.mailbox);
  await other.getByLabel(/^密码/).fill(account.password);
  await other.getByRole('button', { name: /^登录$/ }).click();
  await expect(other).toHaveURL('/project');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await other.close();
});

test('a picture is cut to a square here, shown, and removed', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/account');
  const png = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 400;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = 'teal';
      brush.fillRect(0, 0, 900, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const dialog = page.getByRole('dialog', { name: '选取头像范围' });
  await dialog.getByRole('slider').fill('2');
  await page.keyboard.press('Tab');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '用作头像' }).click();
  const picture = page.getByRole('img', { name: '头像' });
  await expect(picture).toBeVisible();
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([512, 512]);
  await page.getByRole('button', { name: '移除' }).click();
  await expect(picture).toHaveCount(0);
});

test('an account is deleted: what goes is shown, the password asked, and a receipt handed over', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/account#delete');
  await page.getByRole('button', { name: '注销账号' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/个登录$/)).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('当前密码').fill(account.password);
  await dialog.getByRole('button', { name: '永久删除' }).click();
  const receipt = page.getByRole('dialog', { name: '账号已注销' });
  await expect(receipt.getByLabel('回执编号')).not.toHaveValue('');
  await expect(page).toHaveURL('/login');
  await receipt.getByRole('button', { name: '完成' }).click();
  await expect(receipt).toHaveCount(0);
  await expect(logIn(product, account)).rejects.toThrow('1001002001');
});

test('invitation codes are asked for, by bot and without an account', async ({ page }) => {
  await page.goto('/apply-code');
  await choose(page.getByRole('radio', { name: /工作群机器人/ }));
  await page.getByLabel('机器人地址').fill('https://bot.example.com/hook');
  await page.getByRole('textbox', { name: '申请人' }).fill('李雷');
  await page.getByRole('textbox', { name: '公司' }).fill('开讲');
  await page.getByRole('button', { name: '多一个' }).click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请已提交');
  await expect(page.getByText(/^审核通过后，2 个邀请码/)).toBeVisible();
});

test('somebody too young is refused, and the same tab cannot try another date', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('出生日期').fill(`${new Date().getFullYear() - 5}-01-01`);
  await page.getByLabel('邮箱').fill('child@example.com');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('暂时无法注册');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('暂时无法注册');
});
