// The administrator's desk: codes, accounts, mails and the log of what was done; and who may not be there.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { infoCall, type Language, type Scheme, switchTo } from '../src/in-page.ts';
import { walkByTab } from '../src/keyboard.ts';
import { administratorScreens } from '../src/screens.ts';
import { expect, test } from '../src/test.ts';

test.use({ signedIn: true });

const newMailbox = () => `story-${randomUUID()}@example.com`;

async function addUser(page: Page, mailbox: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: '添加用户' }).click();
  const dialog = page.getByRole('dialog', { name: '添加用户' });
  await dialog.getByLabel('邮箱').fill(mailbox);
  await dialog.getByLabel('昵称').fill('林小雨');
  await dialog.getByRole('button', { name: '添加用户' }).click();
  // The notice stays for three seconds only; the list has the account before it comes.
  await expect(rowOf(page, mailbox)).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
}

/** Looks for something and waits until the list is the answer. */
async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('find') === text);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Chooses from the menu of a row and confirms in the dialog that follows. */
async function choose(page: Page, text: string, action: string): Promise<void> {
  await rowOf(page, text)
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('an administrator finds the desk, makes codes and finds them again', async ({ page }) => {
  await page.goto('/project');
  await page.getByRole('link', { name: '管理台' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('navigation', { name: '管理台' }).getByRole('link', { name: '邀请码' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('邀请码管理');

  const note = `春季班 ${randomUUID()}`;
  await page.getByRole('button', { name: '生成邀请码' }).click();
  const dialog = page.getByRole('dialog', { name: '生成邀请码' });
  await dialog.getByLabel('数量').fill('0');
  await dialog.getByRole('button', { name: '生成邀请码' }).click();
  await expect(dialog.getByText('请填写 1 到 100 之间的整数')).toBeVisible();
  await dialog.getByLabel('数量').fill('2');
  await dialog.getByLabel('类型').selectOption('student');
  await dialog.getByLabel('备注').fill(note);
  await dialog.getByRole('button', { name: '生成邀请码' }).click();
  const made = page.getByRole('dialog', { name: '已生成 2 个邀请码' });
  await expect(made.getByRole('listitem')).toHaveCount(2);
  const [code = ''] = await made.getByRole('listitem').allTextContents();
  await made.getByRole('button', { name: '完成' }).click();

  await find(page, note);
  await expect(rowOf(page, note)).toHaveCount(2);
  await find(page, code);
  await expect(rowOf(page, note)).toHaveCount(1);
  await expect(rowOf(page, code)).toContainText('机构学员');
  await expect(rowOf(page, code)).toContainText('已用 0，剩 1');
  await choose(page, code, '删除邀请码');
  await expect(page.getByText('没有符合条件的内容，换个条件试试')).toBeVisible();
  // What is looked for is in the address: a reload shows the same.
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(code);
});

test('an account is added, found, disabled and enabled; its mail and the log tell about it', async ({
  page,
}) => {
  const mailbox = newMailbox();
  await addUser(page, mailbox);
  await find(page, mailbox);
  await expect(rowOf(page, mailbox)).toHaveCount(1);
  await expect(rowOf(page, mailbox)).toContainText('未开通');
  await choose(page, mailbox, '停用账号');
  await expect(rowOf(page, mailbox)).toContainText('已停用');
  await page.getByLabel('状态').selectOption('active');
  await expect(page.getByText('没有符合条件的内容，换个条件试试')).toBeVisible();
  await page.getByLabel('状态').selectOption('disabled');
  await choose(page, mailbox, '启用账号');
  await page.getByLabel('状态').selectOption('');
  await expect(rowOf(page, mailbox)).toContainText('未开通');

  await page.goto(`/admin/outbox?find=${encodeURIComponent(mailbox)}`);
  await rowOf(page, mailbox).getByRole('button').first().click();
  const mail = page.getByRole('dialog');
  await expect(mail).toContainText(mailbox);
  await expect(mail).toContainText('/changePwd?');
  await page.keyboard.press('Escape');
  await expect(mail).toHaveCount(0);

  await page.getByRole('link', { name: '审计' }).click();
  await expect(rowOf(page, mailbox)).toHaveCount(3);
  await expect(rowOf(page, mailbox).first()).toContainText('修改账号');
  await page.getByLabel('操作', { exact: true }).selectOption('admin.user-added');
  await expect(rowOf(page, mailbox)).toHaveCount(1);
  await expect(rowOf(page, mailbox)).toContainText('添加账号');
});

test('a balance is adjusted, and a deleted account leaves a receipt', async ({ page }) => {
  const mailbox = newMailbox();
  await addUser(page, mailbox);
  await find(page, mailbox);
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowOf(page, mailbox).getByRole('cell').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: '调整余额' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('数量').fill('1.5');
  await dialog.getByRole('button', { name: '调整余额' }).click();
  await expect(dialog.getByText('请填写不为 0 的整数，例如 100 或 -20')).toBeVisible();
  await dialog.getByLabel('数量').fill('1234');
  await dialog.getByLabel('原因').fill('活动奖励');
  await dialog.getByRole('button', { name: '调整余额' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, mailbox)).toContainText('1,');

  await rowOf(page, mailbox)
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '删除账号' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(mailbox);
  await page.getByRole('alertdialog').getByRole('button', { name: '删除账号' }).click();
  const receipt = page.getByRole('dialog', { name: '账号已删除' });
  await expect(receipt).toContainText('回执编号');
  await receipt.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('没有符合条件的内容，换个条件试试')).toBeVisible();
});

test('engines say how they are, and tasks how far', async ({ page }) => {
  await page.goto('/admin/engines');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '数据库',
    '文件存储',
    '邮件',
    '语音',
    '语音识别',
    '文字识别',
  ]);
  await page.getByRole('button', { name: '重新检查' }).click();
  await addUser(page, newMailbox());
  await page.goto('/admin/tasks?kind=mail.send-mail');
  await expect(page.getByRole('combobox', { name: '任务' })).toHaveValue('mail.send-mail');
  await expect(rowOf(page, '发送邮件').first()).toContainText(/已完成|排队中|进行中/);
});

/** The server's answer about the account, with something else in it. */
async function asSomebodyElse(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route(infoCall, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { user: Record<string, unknown> } };
    Object.assign(answer.data.user, changes);
    await route.fulfill({ json: answer });
  });
}

test('who may only look is told so, and can change nothing', async ({ page }) => {
  await asSomebodyElse(page, { permissionLevel: 1 });
  await page.goto('/admin/users');
  const note = page.getByRole('note').filter({ hasText: '你只有查看权限' });
  await expect(note).toHaveText('你只有查看权限，修改需要全部权限的管理员。');
  await expect(page.getByRole('button', { name: '添加用户' })).toBeDisabled();
  await rowOf(page, 'admin@rostrum.local')
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['复制邮箱']);
});

test('who is no administrator finds neither the link nor the desk', async ({ page }) => {
  await asSomebodyElse(page, { type: 'ordinary', permissionLevel: 0 });
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('仅限管理员');
  await expect(page.getByRole('link', { name: '管理台' })).toHaveCount(0);
});

const looks: readonly (readonly [Language, Scheme, width: number])[] = [
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 360],
];

for (const { path } of administratorScreens) {
  test(`${path} is accessible in both languages and appearances, on a phone too`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await walkByTab(page)).filter(({ problem }) => problem !== '')).toEqual([]);
    for (const [language, scheme, width] of looks) {
      await page.setViewportSize({ width, height: 800 });
      await switchTo(page, language, scheme);
      const look = `${language}, ${scheme}, ${width} px`;
      expect.soft(await violations(page), look).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(over, look).toBeLessThanOrEqual(0);
    }
  });
}
