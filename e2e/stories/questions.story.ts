// What viewers asked, on the real product: why it was answered so, the way to what says it, and asking it all again.
import { join } from 'node:path';
import { aUser, logIn, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

const deck = join(import.meta.dirname, '../../packages/deck/test-files/table.pptx');

test('an owner sees what an answer was made of, opens it in the editor, and asks again', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, '/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(deck);
  await dialog.getByRole('button', { name: /新建项目 · 80 积分/ }).click();
  await expect(page.getByRole('navigation', { name: '页面' }).getByRole('button')).toHaveCount(3, {
    timeout: 60_000,
  });
  const projectId = new URL(page.url()).searchParams.get('id') ?? '';
  const { accessToken } = await logIn(product, account);
  const asked = await fetch(`${product.address}/web-api/portrait/project/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ projectId, question: 'What about unladen swallows?' }),
  });
  expect(await asked.text()).toContain('swallows');

  await page.goto(`/record?talk=${projectId}`);
  await expect(page.getByText('What about unladen swallows?')).toBeVisible();
  await page.getByText('依据 1 处').click();
  await page.getByRole('button', { name: '重新提问' }).click();
  await expect(page.getByText('问了 1 / 1 个问题，回答都没有变化')).toBeVisible();
  expect(await violations(page), 'axe on the questions').toEqual([]);

  await page.getByRole('link', { name: '来自第 1 页：' }).click();
  await expect(page).toHaveURL(/&page=1&element=/);
  const element = new URL(page.url()).searchParams.get('element');
  await expect(page.locator(`[data-element="${element}"]`)).toContainText('swallows');
  // What is chosen has handles.
  await expect(page.locator('[data-handle]').first()).toBeVisible();
});
