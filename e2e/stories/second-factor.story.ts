// Two-step verification: switching it on in /account, logging in with a code and with a recovery code.
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import type { Account } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What the app on a phone shows for a key that was typed into it (RFC 6238). */
function codeOf(key: string, stepsLater = 0): string {
  const plain = key.replaceAll(' ', '');
  const bits = [...plain].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function logIn(page: Page, { mailbox, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '邮箱' }).fill(mailbox);
  await page.getByLabel(/^密码/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('两步验证');
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('a user switches it on, logs in with a code and with a recovery code, and switches it off', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/account');
  const card = page.locator('#factor');
  await card.getByRole('button', { name: '启用两步验证' }).click();
  await card.getByLabel(/^当前密码/).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const key = (await card.locator('code').textContent()) ?? '';
  await expect(card.getByLabel('应用显示的 6 位动态码')).toBeFocused();
  await page.keyboard.type(codeOf(key));
  await page.keyboard.press('Enter');
  const codes = card.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await card.getByRole('button', { name: '我已保存，继续' }).click();
  await expect(card.getByText(/还剩 10 个恢复码/)).toBeVisible();

  await logOut(page);
  await logIn(page, account);
  await expect(page.getByLabel('动态码或恢复码')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('动态码不正确');
  await page.getByLabel('动态码或恢复码').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');

  await logOut(page);
  await logIn(page, account);
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project');

  await page.goto('/account#factor');
  await expect(card.getByText(/还剩 9 个恢复码/)).toBeVisible();
  await card.getByRole('button', { name: '关闭两步验证' }).click();
  await card.getByLabel(/^当前密码/).fill(account.password);
  await card.getByLabel('动态码或恢复码').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toContainText('已经用过');
});
