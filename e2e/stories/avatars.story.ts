// An avatar of one's own from nothing: drawn, named, given a voice, and heard in a project. In both languages.
import { join } from 'node:path';
import { aUser, logIn, openAs } from '../src/account.ts';
import { aDrawnAvatar } from '../src/drawn-avatar.ts';
import { moves } from '../src/moving-face.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const deck = join(import.meta.dirname, '../../packages/deck/test-files/table.pptx');

test('an avatar is drawn from nothing, survives a reload, gets a voice and a greeting, and says it', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/avatars');
  await expect(page.getByRole('heading', { name: '还没有自己的数字人' })).toBeVisible();
  await page.getByRole('link', { name: '新建数字人' }).click();
  await expect(page).toHaveURL('/avatars/sub/picture');
  await page.getByRole('link', { name: '画一位' }).click();

  // Chosen by mouse and by keys, taken back, and kept although the page is loaded anew.
  await page.getByRole('radio', { name: '深棕' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '棕色', exact: true })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: '深棕' })).toBeChecked();
  await page.getByRole('tab', { name: '头发' }).click();
  await choose(page.getByRole('radio', { name: '头巾' }));
  await choose(page.getByRole('group', { name: '头巾颜色' }).getByRole('radio', { name: '梅紫' }));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请给数字人起个名字')).toBeVisible();
  await page.getByRole('textbox', { name: '名字' }).fill('小安');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '名字' })).toHaveValue('小安');
  await expect(page.getByRole('radio', { name: '深棕' })).toBeChecked();
  await page.getByRole('button', { name: '说一句' }).click();
  await moves(page, '预览：小安');
  await page.getByRole('button', { name: '下一步' }).click();

  await expect(page).toHaveURL(/\/avatars\/sub\/setStyle\?id=/);
  await choose(page.getByRole('radio', { name: /^测试音/ }));
  await choose(page.getByRole('radio', { name: '沉稳' }));
  await page.getByRole('textbox', { name: '人设' }).fill('耐心的老师');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/greetings/);
  await page.getByRole('button', { name: '你好，我是小安，我们开始吧。' }).click();
  await expect(page.getByRole('textbox', { name: '开场白' })).toHaveValue('你好，我是小安，我们开始吧。');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '开场白' })).toHaveValue('你好，我是小安，我们开始吧。');
  await page.getByRole('button', { name: '完成' }).click();

  const card = page.getByRole('listitem').filter({ hasText: '耐心的老师' });
  await card.getByRole('button', { name: '听“小安”打招呼' }).click();
  await moves(page, '小安');
});

test('one’s own avatar presents a project and is heard; who deletes it is told so', async ({
  page,
  product,
}) => {
  // A deck is read, spoken and played.
  test.slow();
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const id = await aDrawnAvatar(product, accessToken, '小安');
  await openAs(page, product, account, `/avatars/sub/setStyle?id=${id}`);
  await choose(page.getByRole('radio', { name: /^测试音/ }));

  // In a project it stands first among those who can present.
  await page.goto('/project');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(deck);
  await dialog.getByRole('button', { name: /新建项目 · 80 积分/ }).click();
  await expect(page.getByRole('navigation', { name: '页面' }).getByRole('button')).toHaveCount(3, {
    timeout: 60_000,
  });
  await choose(page.getByRole('radio', { name: '小安' }));
  await expect(page.getByRole('radio', { name: /^默认声音.*测试音/ })).toBeChecked();
  await page.getByRole('button', { name: /^生成讲解/ }).click();
  await expect(page.getByText('讲解已生成，可以播放和分享', { exact: true })).toBeAttached({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await page.getByRole('button', { name: /播放/ }).first().click();
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await moves(page, '数字人小安');

  // Who deletes it is told what it presents; the talk stays.
  await page.goto('/avatars');
  await page.getByRole('button', { name: '“小安”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除数字人' }).click();
  await expect(page.getByRole('alertdialog').getByText('它正在讲解 1 个项目')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除数字人' }).click();
  await expect(page.getByRole('heading', { name: '还没有自己的数字人' })).toBeVisible();
});

test('a template becomes one’s own in English', async ({ page, product }) => {
  await openAs(page, product, await aUser(product), '/avatars?tab=template');
  await page.evaluate(() => localStorage.setItem('language', 'en-US'));
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search avatars' }).fill('dawn');
  await expect(page.getByRole('list', { name: 'Avatars' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Make “Dawn” mine' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/picture\?id=/);
  await page.getByRole('tab', { name: 'Clothes' }).click();
  await choose(page.getByRole('radio', { name: 'Rollneck' }));
  await page.getByRole('textbox', { name: 'Name' }).fill('Aurora');
  await page.getByRole('button', { name: 'Next' }).click();
  await choose(page.getByRole('radio', { name: /^Test tone/ }));
  await page.getByRole('button', { name: 'Say something' }).click();
  await moves(page, 'Aurora');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Greeting' })).toHaveValue(/^Hello, I am Dawn\./);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More actions for “Aurora”' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dawn II');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit “Dawn II”' }).click();
  await page.getByRole('tab', { name: 'Clothes' }).click();
  await expect(page.getByRole('radio', { name: 'Rollneck' })).toBeChecked();
});
