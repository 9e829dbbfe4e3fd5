// Somebody whose credits are used up: what is missing is said once, with the ways out, and nothing is left half made.
import { join } from 'node:path';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

const deck = join(import.meta.dirname, '../../packages/deck/test-files/table.pptx');

test('without credits one dialog says what is missing and where to get it, and nothing is made', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  // Blank pages cost what a deck costs: two of them and the first one's reward leave too little.
  const begin = () => call(product, '/courseware/add', {}, accessToken);
  await begin();
  await begin();
  const countOf = async () =>
    (
      (await call(product, '/project/list', { pageNum: 1, pageSize: 20, tab: 'mine' }, accessToken)) as {
        total: number;
      }
    ).total;
  const isPaid = (refusal: Error): boolean => {
    if (!refusal.message.includes(`refused with ${creditErrors.insufficient.code}:`)) throw refusal;
    return false;
  };
  while (await begin().then(() => true, isPaid));
  const before = await countOf();

  await openAs(page, product, account, '/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(deck);
  await expect(dialog.getByText(/^需要 80 积分，现有 \d+，还差 \d+$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /新建项目 · 80 积分/ })).toBeHidden();
  await expect(dialog.getByRole('button', { name: '没有文件，从空白页开始' })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('link', { name: '积分不足，查看获取方式' }).click();
  await expect(page).toHaveURL(/\/index\/upgrade/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countOf()).toBe(before);
});
