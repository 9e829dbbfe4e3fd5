// The whole story of a deck on the real product: it comes in, is spoken, played, shared, asked, and goes on. Files run by
// their names, and this one, the longest, must not be the last.
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const deck = join(import.meta.dirname, '../../packages/deck/test-files/table.pptx');

test('a deck becomes a talk in four clicks after its file, and visitors hear and ask it', async ({
  page,
  product,
  browser,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeFocused();
  await dialog.locator('input[type=file]').setInputFiles(deck);

  // From here on every press is counted.
  let clicks = 0;
  const press = async (button: Locator) => {
    clicks += 1;
    await button.click();
  };
  await press(dialog.getByRole('button', { name: /新建项目 · 80 积分/ }));
  await expect(page).toHaveURL(/\/edit-project\?id=/);
  const strip = page.getByRole('navigation', { name: '页面' }).getByRole('button');
  await expect(strip).toHaveCount(3, { timeout: 60_000 });
  await expect(page.getByRole('radio', { name: '晓讲' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^默认声音/ })).toBeChecked();

  // Scripts can be written; nobody has to.
  const scripts = [
    '大家好。水星两极的阴影里有冰。金星裹着厚厚的二氧化碳，比水星还热。',
    '木星最大，它的大红斑是一场风暴。',
    '谢谢大家。',
  ];
  await strip.first().click();
  const script = page.getByRole('region', { name: /^第 \d 页的讲稿$/ }).getByRole('textbox');
  // Its lines stand below each other, before and after the tools for them have come.
  const wordsOf = async () => ((await script.textContent()) ?? '').replaceAll(/\s/g, '');
  const written = await wordsOf();
  await script.fill('水星离太阳最近（表面很热）。众所周知，它没有大气层。大家可以出门看看。');
  await page.getByRole('button', { name: '精简' }).click();
  await expect(page.getByText('已精简 · 由内置引擎撰写')).toBeVisible();
  await expect(script).not.toHaveText(/（表面很热）|众所周知/);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(script).toHaveText(/（表面很热）。众所周知/);
  // What needs a language model says so once, and can be found by whoever cannot see that it is grey.
  await expect(page.getByRole('button', { name: '译成英文' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '译成英文' })).toHaveAccessibleDescription(/要用语言模型/);
  await page.getByRole('button', { name: '按这一页写讲稿' }).click();
  await expect.poll(wordsOf).toBe(written);

  for (const [index, words] of scripts.entries()) {
    await strip.nth(index).click();
    await script.fill(words);
    await expect(page.getByText(/^已保存/)).toBeVisible();
  }
  await press(page.getByRole('button', { name: /^生成讲解 时长约 1 分钟 · 0 积分/ }));
  await expect(page.getByText('讲解已生成，可以播放和分享', { exact: true })).toBeAttached({
    timeout: 60_000,
  });

  // The owner's own look at it.
  await press(page.getByRole('button', { name: '播放', exact: true }));
  await expect(page).toHaveURL(/play=1/);
  await press(page.getByRole('button', { name: /播放/ }).first());
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await expect(page.getByText(/0:(?!00)\d\d \/ 0:11/)).toBeVisible();
  expect(clicks).toBe(4);
  await page.getByRole('link', { name: '返回编辑' }).click();

  // On the first page nobody stands.
  const place = page.getByRole('region', { name: '数字人站在哪里' });
  await choose(place.getByRole('radio', { name: '只这一页' }));
  await choose(place.getByRole('radio', { name: '不出现' }));
  await expect(place.getByRole('status').first()).toHaveText('已保存');

  // Shared with somebody who has no account.
  await page.getByRole('button', { name: '分享' }).click();
  const share = page.getByRole('dialog');
  await share
    .getByRole('button', { name: /创建链接|分享/ })
    .first()
    .click();
  await expect(share.getByRole('definition')).toHaveCount(2);
  const [link = '', code = ''] = await share.getByRole('definition').allInnerTexts();
  const visitor = await browser.newPage({ baseURL: product.address });
  await visitor.goto(new URL(link).pathname + new URL(link).search);
  await visitor.getByRole('textbox', { name: '提取码' }).fill(code);
  await visitor.getByRole('button', { name: '打开' }).click();
  await expect(visitor).toHaveURL(/\/share-project\?type=share&code=/);

  const presenter = visitor.getByRole('img', { name: '数字人晓讲' });
  await expect(visitor.getByRole('button', { name: '开始播放' })).toBeVisible();
  await expect(presenter).toBeHidden();
  await visitor.getByRole('button', { name: '下一页' }).click();
  await expect(presenter).toBeVisible();
  await visitor.getByRole('button', { name: '上一页' }).click();

  // Asked, answered with the page, and noted for the owner.
  await visitor.getByRole('tab', { name: '提问' }).click();
  await visitor.getByRole('textbox', { name: /问题/ }).fill('为什么金星比水星还热？');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(/二氧化碳/).first()).toBeVisible({ timeout: 60_000 });
  await expect(visitor.getByRole('button', { name: /第 1 页/ }).first()).toBeVisible();
  await visitor.close();
});
