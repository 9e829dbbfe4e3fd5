// Charts, formulas and tables on a slide: they are drawn, changed, undone, and stay.
import { aUser, call, logIn, openAs } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

const formulaId = crypto.randomUUID();
const box = (left: number, top: number) => ({ left, top, width: 400, height: 240, rotate: 0 });
const cell = (text: string) => ({ text: { paragraphs: [{ runs: [{ text, size: 18 }] }] } });
const slide = {
  elements: [
    {
      id: crypto.randomUUID(),
      type: 'chart',
      chart: 'column',
      ...box(20, 20),
      title: '销售额',
      categories: ['一月', '二月'],
      series: [{ name: '北京', values: [3, 5] }],
    },
    { id: formulaId, type: 'latex', ...box(520, 20), source: 'a^2 + b^2 = c^2' },
    {
      id: crypto.randomUUID(),
      type: 'table',
      ...box(20, 300),
      look: { style: 'grid', headerRow: true },
      columns: [200, 200],
      rows: [40, 40],
      cells: [
        [cell('城市'), cell('收入')],
        [cell('北京'), cell('12')],
      ],
    },
  ],
};

test('numbers, formulas and tables are changed on the slide and saved', async ({ page, product }) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const { list } = (await call(product, '/project/list', {}, accessToken)) as { list: { id: string }[] };
  const projectId = list[0]?.id ?? '';
  const id = crypto.randomUUID();
  await call(
    product,
    '/courseware/page/addOrUpdate',
    { projectId, slide: { ...slide, id }, index: 0 },
    accessToken,
  );
  await openAs(page, product, account, `/edit-project?id=${projectId}&view=slides`);
  const canvas = page.getByRole('application', { name: '画布' });
  const formula = canvas.locator(`[data-element="${formulaId}"]`);
  const panel = page.getByRole('complementary', { name: '属性' });

  // A chart says its numbers; one that is typed is seen at once, one that is none is refused.
  await expect(canvas.getByRole('img', { name: '柱形图：销售额。北京：一月 3，二月 5。' })).toBeVisible();
  await canvas.getByRole('img', { name: /^柱形图/ }).click();
  await panel.getByRole('button', { name: '编辑数据' }).click();
  const sheet = page.getByRole('dialog', { name: '图表数据' });
  await expect(sheet.getByRole('textbox', { name: '一月，北京' })).toBeFocused();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('img', { name: /一月 40，二月 5/ })).toBeVisible();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText(/“many”不是数字/);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: '饼图' }).click();
  await expect(canvas.getByRole('img', { name: /^饼图/ })).toBeVisible();

  // A formula follows what is written, once it is one again.
  await formula.locator('math').first().waitFor({ state: 'attached' });
  await formula.locator('.katex-html').first().click();
  const source = panel.getByRole('textbox', { name: 'LaTeX 源码' });
  await source.fill('\\frac{a}{');
  await expect(panel.getByText('这还不是完整的公式')).toBeVisible();
  await source.fill('\\frac{a}{b}');
  await expect(formula.locator('mfrac').first()).toBeAttached();

  // A table takes another style and another row; a cell is written in, and Tab goes on behind the last one.
  await canvas.getByText('北京', { exact: true }).first().click();
  await panel.getByRole('button', { name: '醒目' }).click();
  await panel.getByRole('button', { name: '在下方插入行' }).click();
  await expect(canvas.getByRole('row')).toHaveCount(3);
  await canvas.getByRole('cell', { name: '12' }).dblclick();
  await canvas.getByRole('cell', { name: '12' }).click();
  await expect(canvas.getByRole('textbox', { name: '第 2 行第 2 列' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('34');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await page.keyboard.type('合计');
  await expect(canvas.getByRole('row')).toHaveCount(4);
  await expect(canvas.getByRole('cell', { name: '1234' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await page.reload();
  await expect(canvas.getByRole('row')).toHaveCount(4);
  await expect(canvas.getByRole('cell', { name: '合计' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '饼图：销售额。北京：一月 40，二月 5。' })).toBeVisible();
});
