// From a text to a deck: material, an outline that is edited, and the editor with what was made of it.
import { aUser, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const text = `太阳系的行星

内行星
水星离太阳最近，表面温度白天约 430 摄氏度，夜里降到零下 180 摄氏度。它没有大气层，所以留不住热量。水星上一天相当于地球上的 176 天。水星表面布满了环形山，最大的一座直径约 1550 千米。水星绕太阳一圈只要 88 天。水星的铁核占了它半径的四分之三。
金星裹着厚厚的二氧化碳，是最热的行星，表面约 465 摄氏度。它的大气压是地球的 92 倍。
地球是已知唯一有生命的行星，表面约 71% 被水覆盖。
火星有太阳系最高的火山奥林帕斯山，高约 22 千米。火星两极有冰盖。

外行星
木星是最大的行星，质量是其他行星总和的 2.5 倍。它的大红斑是一场持续了几百年的风暴。
土星的光环主要由冰块组成，宽约 28 万千米。
天王星几乎躺着自转，自转轴倾斜约 98 度。
海王星的风速最快，可达每小时 2100 千米。`;

test('a text becomes an outline, the outline is edited, and a deck is made of it', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  await page.getByRole('button', { name: /^从文字开始/ }).click();
  await expect(page).toHaveURL(/\/edit-project\?id=/);

  // Step 1: what is typed is kept, also when the page is loaded anew.
  await page.getByLabel('要讲的内容').fill(text);
  await choose(page.getByRole('radio', { name: /^科普讲座/ }));
  await choose(page.getByRole('radio', { name: '5–10 页' }));
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('要讲的内容')).toHaveValue(text);
  await expect(page.getByRole('radio', { name: /^科普讲座/ })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '生成大纲' }).click();

  // Step 2: typed, moved, undone; and still so after a reload.
  const outline = page.getByRole('treegrid', { name: '大纲' });
  const lines = outline.getByRole('textbox');
  await expect(lines.first()).toBeVisible({ timeout: 30_000 });
  const before = await lines.count();
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(before + 1);
  await page.keyboard.type('为什么看行星');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lines.first()).toHaveValue('为什么看行星');
  await page.keyboard.press('Control+z');
  await expect(lines.first()).not.toHaveValue('为什么看行星');
  await page.keyboard.press('Control+y');
  await expect(lines.first()).toHaveValue('为什么看行星');
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await expect(lines.first()).toHaveValue('为什么看行星');
  await page.getByText('思维导图', { exact: true }).click();
  await expect(page.getByRole('treeitem', { name: '为什么看行星' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // One page is drawn anew, and undone.
  await page.getByText('树', { exact: true }).click();
  const words = () =>
    lines.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const drawn = await words();
  await outline.getByRole('textbox', { name: '第 1 页' }).focus();
  await page.getByRole('button', { name: '重新生成这一页' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '重新生成这一页' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await words()).not.toEqual(drawn);
  await page.getByRole('button', { name: '撤销' }).click();
  expect(await words()).toEqual(drawn);

  // The graph: a term tells where it stands; one's own is kept, and what is undone comes back.
  await page.getByText('知识图谱', { exact: true }).click();
  const graph = page.getByRole('group', { name: '知识图谱' });
  await graph.getByRole('button', { name: /^行星/ }).click();
  const panel = page.getByRole('complementary', { name: '行星' });
  await expect(panel.getByText(/是最热的行星|是最大的行星/).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: '新术语' }).fill('小行星带');
  await page.keyboard.press('Enter');
  const own = graph.getByRole('button', { name: /^小行星带/ });
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: '删除术语' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByText('知识图谱', { exact: true }).click();
  await expect(own).toBeVisible();

  // Step 3: the editor opens on the deck.
  await page.getByRole('button', { name: '生成画布' }).click();
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^生成讲解/ })).toBeVisible();

  // What the scripts leave unsaid is listed, and a page is made anew, switched back, and stays so.
  const script = page.getByRole('textbox', { name: '讲稿' });
  const pages = page.getByRole('navigation', { name: '页面' }).getByRole('button');
  await pages.nth(1).click();
  await script.fill('先看一下。');
  await expect(page.getByRole('button', { name: /^讲稿没提到/ })).toBeVisible();
  await pages.first().click();
  await page.getByRole('button', { name: /^讲稿没提到|^这一页都讲到了/ }).click();
  await page.getByRole('button', { name: '看第 2 页' }).click();
  const said = await script.innerText();
  await page.getByRole('button', { name: '重新生成这一页' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '重新生成这一页' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '切换到另一版' })).toBeVisible();
  await expect(script).not.toHaveText(said, { useInnerText: true });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '切换到另一版' }).click();
  await expect(script).toHaveText(said, { useInnerText: true });
  await page.reload();
  await pages.nth(1).click();
  await expect(script).toHaveText(said, { useInnerText: true });

  // And back: the outline of a deck can be looked at again, also after a reload; the deck waits meanwhile.
  await page.getByRole('button', { name: '回到大纲' }).click();
  await expect(lines.first()).toHaveValue('为什么看行星');
  await page.reload();
  await page.getByRole('button', { name: '重新生成画布' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('checkbox', { name: '先把现在的课件另存为一个项目' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: '取消' }).click();
  await page.getByRole('navigation', { name: '步骤' }).getByRole('button', { name: '画布' }).click();
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
});
