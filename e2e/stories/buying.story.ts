// Somebody runs out of credits in the middle of making a project, buys some at the sandbox, and goes on where they were.
import { creditErrors } from '@app/contract/credit/errors.ts';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

const languages = {
  'zh-CN': {
    waysOut: '积分不足，查看获取方式',
    packs: '积分包',
    pack: /^100 积分/,
    after: /100 积分（共 \d+）/,
    pay: '支付 ¥12',
    sandbox: '支付沙盒',
    payThere: '模拟付款',
    declined: '这张卡被拒绝了，没有扣款。请换一张卡再试',
    paid: '付款成功',
    goOn: '继续刚才的工作',
    making: '新建项目',
    row: /100 积分.*已支付/,
  },
  'en-US': {
    waysOut: 'Not enough credits: see how to get more',
    packs: 'Credit packs',
    pack: /^100 credits/,
    after: /100 credits \(\d+ in total\)/,
    pay: 'Pay $2',
    sandbox: 'Payment sandbox',
    payThere: 'Pay in the sandbox',
    declined: /declined/,
    paid: 'Payment received',
    goOn: 'Back to what you were doing',
    making: 'New project',
    row: /100 credits.*Paid/,
  },
} as const;

for (const [language, texts] of Object.entries(languages))
  test(`a trial account runs out, buys credits with the sandbox card, and goes on where it was (${language})`, async ({
    page,
    product,
  }) => {
    const account = await aUser(product);
    const { accessToken } = await logIn(product, account);
    const begin = () => call(product, '/courseware/add', {}, accessToken);
    const isPaid = (refusal: Error): boolean => {
      if (!refusal.message.includes(`refused with ${creditErrors.insufficient.code}:`)) throw refusal;
      return false;
    };
    while (await begin().then(() => true, isPaid));

    await page.goto('/healthz');
    await page.evaluate((to) => localStorage.setItem('language', to), language);
    await openAs(page, product, account, '/project?new=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: texts.waysOut }).click();
    await expect(page).toHaveURL(/\/index\/upgrade\?back=%2Fproject/);

    await page.getByText(texts.packs, { exact: true }).click();
    await page.getByRole('radio', { name: texts.pack }).click();
    await expect(page.getByText(texts.after)).toBeVisible();
    await page.getByRole('button', { name: texts.pay }).click();

    await expect(page.getByRole('heading', { name: texts.sandbox })).toBeVisible();
    await page.getByRole('button', { name: /4000 0000 0000 0002/ }).click();
    await page.getByRole('button', { name: texts.payThere }).click();
    await expect(page.getByText(texts.declined).first()).toBeVisible();
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await page.getByRole('button', { name: texts.payThere }).click();

    await expect(page.getByRole('heading', { name: texts.paid })).toBeVisible();
    await page.getByRole('link', { name: texts.goOn }).click();
    // The dialog is open again, and there is nothing that is missing any more.
    await expect(page.getByRole('dialog', { name: texts.making })).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.waysOut })).toHaveCount(0);
    // There is enough for a project now.
    await begin();

    await page.goto('/billing');
    await expect(page.getByRole('row', { name: texts.row })).toBeVisible();
  });
