// A company pays by transfer: the receipt is reviewed at the desk, the credits come, and the invoice opens as PDF.
import { aUser, logIn, openAs } from '../src/account.ts';
import type { Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function makeOrder(product: Product, token: string): Promise<string> {
  const response = await fetch(`${product.address}/pay-api/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ goodsId: 'credits-500', currency: 'CNY' }),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

test('a transfer is reviewed and booked, its invoice opens as PDF, and both end with a refund', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const id = await makeOrder(product, accessToken);

  await openAs(page, product, account, `/billing/transfer?order=${id}`);
  await expect(page.getByText('6222 0000 0000')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(receipt);
  await expect(page.getByText('回单审核中，通过后自动到账。')).toBeVisible();

  await openAs(page, product, product.administrator, '/admin/money?state=pending-review');
  const row = page.getByRole('row').filter({ hasText: account.mailbox });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: '审核回单' }).click();
  await expect(page.getByRole('img', { name: '审核回单' })).toBeVisible();
  await page.getByRole('button', { name: '通过，订单到账' }).click();
  await expect(row).toHaveCount(0);

  await openAs(page, product, account, `/billing/invoices?order=${id}`);
  const dialog = page.getByRole('dialog', { name: '申请发票' });
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('请填写发票抬头')).toBeVisible();
  await dialog.getByLabel('发票抬头').fill('上海开讲科技有限公司');
  await dialog.getByLabel('税号').fill('91310000MA1K00000X');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('cell').filter({ hasText: '处理中' })).toBeVisible();

  await openAs(page, product, product.administrator, '/admin/money?part=invoices');
  const asked = page.getByRole('row').filter({ hasText: account.mailbox });
  await asked.getByRole('button').click();
  await page.getByRole('menuitem', { name: '开具' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开具' }).click();
  await expect(asked.getByText('已开具')).toBeVisible();

  await openAs(page, product, account, '/billing/invoices');
  const address = await page.getByRole('link', { name: '下载中文 PDF' }).getAttribute('href');
  const paper = await fetch(`${product.address}${address}`);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // The company wants its money back: the desk agrees and transfers it, and the invoice ends with it.
  await page.goto('/billing');
  await page
    .getByRole('row', { name: /500 积分/ })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: '申请退款' }).click();
  const asking = page.getByRole('alertdialog');
  await expect(asking.getByText(/按规则可退 ¥55/)).toBeVisible();
  await asking.getByRole('button', { name: '申请退款' }).click();
  await expect(page.getByRole('row', { name: /500 积分.*退款中/ })).toBeVisible();

  await openAs(page, product, product.administrator, '/admin/money?state=waiting');
  for (const step of ['同意退款', '确认已线下退还']) {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: step }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(row).toHaveCount(0);

  await openAs(page, product, account, '/billing/invoices');
  await expect(page.getByRole('cell').filter({ hasText: '已红冲' })).toBeVisible();
});
