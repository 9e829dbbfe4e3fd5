// How a script is read: chosen among readings, heard, and kept for all talks; on a desk and on a phone.
import { aUser, openAs } from '../src/account.ts';
import { choose } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

test('a character is read in another way, which undo takes back, and a word is always read so', async ({
  page,
  product,
}) => {
  await openAs(page, product, await aUser(product), '/project');
  await page
    .getByRole('link', { name: /认识太阳系/ })
    .first()
    .click();
  await expect(page).toHaveURL(/edit-project\?id=/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${page.url().replace(/&view=\w+/, '')}&view=script`);
  const panel = page.getByRole('region', { name: '第 1 页的讲稿' });
  const script = panel.getByRole('textbox');
  await script.fill('这根绳子长了。');
  // No word tells how it is read, so it has a quiet sign, and the caret at it offers the readings.
  await expect(script.locator('[data-doubt]')).toHaveText('长');
  await script.locator('[data-doubt]').click();
  const picker = panel.getByRole('region', { name: '“长”怎么读' });
  // Nothing lies over it: a phone has a bar at the bottom.
  const isInSight = (shown: Element) => {
    const { left, bottom } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + 20, bottom - 2));
  };
  await expect.poll(() => picker.evaluate(isInSight)).toBe(true);
  const long = picker.getByRole('radio', { name: /^cháng/ });
  const grown = picker.getByRole('radio', { name: /^zhǎng/ });
  await expect(grown).toBeChecked();
  await expect(grown).toHaveAccessibleName(/现在读/);
  // By keys: the other reading.
  await grown.focus();
  await page.keyboard.press('ArrowUp');
  await expect(script.locator('[data-pinyin]')).toHaveAttribute('data-pinyin', 'chang2');
  await expect(long).toBeChecked();
  await script.press('Control+z');
  await expect(script.locator('[data-pinyin]')).toHaveCount(0);

  await script.locator('[data-doubt]').click();
  await choose(long);
  await picker.getByRole('button', { name: '以后都这样读…' }).click();
  await expect(picker.getByText(/^“长.?”以后都读 cháng/)).toBeVisible();
  await expect.poll(() => picker.evaluate(isInSight)).toBe(true);
  await picker.getByText('在我所有的项目里').click();
  await picker.getByRole('button', { name: '保存到词典' }).click();
  await expect(page.getByText(/^已保存“长/)).toBeVisible();

  // A mark says what it is.
  await script.press('Control+a');
  await panel.getByRole('button', { name: '情绪' }).click();
  await page.getByRole('button', { name: '喜悦' }).click();
  await expect(script.locator('[data-emotion]').first()).toHaveAttribute('data-name', '喜悦');
  await script.press('End');
  await panel.getByRole('button', { name: '停顿' }).click();
  await page.getByRole('button', { name: '停顿 1 秒' }).click();
  await expect(script).toContainText('停顿 1 秒');
});
