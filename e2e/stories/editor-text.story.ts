// Words of a slide are written, given a look, undone, copied, found and replaced.
import type { Page } from '@playwright/test';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import type { Account, Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

async function sampleOf(product: Product, account: Account): Promise<string> {
  const { accessToken } = await logIn(product, account);
  const body = { pageNum: 1, pageSize: 10, tab: 'mine', search: '认识太阳系' };
  const { list } = (await call(product, '/project/list', body, accessToken)) as { list: { id: string }[] };
  return list[0]?.id ?? '';
}

const withWords = (page: Page, words: string | RegExp) =>
  page.locator('[data-element]').filter({ hasText: words });

const saved = (page: Page) => expect(page.getByText(/^已保存/)).toBeVisible();

/** What comes from another program by the clipboard. */
const paste = (page: Page, html: string, words: string) =>
  page.evaluate(
    ([rich, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', plain);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, words] as const,
  );

/** The words that were found and are looked at, if they stand in sight in a part of the page. */
const markedIn = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const ranges = [...(CSS.highlights.get('editor-found-now') ?? [])];
    const [range] = ranges;
    if (!(range instanceof Range)) return undefined;
    const { left, top } = range.getBoundingClientRect();
    const isSeen = document.elementFromPoint(left + 2, top + 2)?.contains(range.startContainer);
    return isSeen && range.startContainer.parentElement?.closest(selector) ? ranges.join('') : undefined;
  }, part);

test('a title is written, also by an input method, and undone word by word', async ({ page, product }) => {
  const account = await aUser(product);
  await openAs(page, product, account, `/edit-project?id=${await sampleOf(product, account)}&view=slides`);
  const title = withWords(page, '认识太阳系').first();
  await expect(title).toBeVisible();
  // Its own letters are a little lower than those that stand there until they have come.
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = await title.locator('p').first().boundingBox();
  await title.locator('p span').first().dblclick();
  const text = page.getByRole('textbox', { name: '文字' });
  await expect(text).toBeFocused();
  // Nothing jumps when writing begins.
  expect(await text.locator('p').first().boundingBox()).toEqual(place);

  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await saved(page);
  // What is being composed is nobody's but the input method's; what was saved meanwhile does not disturb it.
  const typing = await page.context().newCDPSession(page);
  await typing.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
  await expect(text).toHaveText(/认识太阳系!nihao/);
  await typing.send('Input.insertText', { text: '你好' });
  await expect(text).toHaveText(/认识太阳系!你好/);
  await expect(page.getByRole('navigation', { name: '页面' })).toContainText('认识太阳系!你好');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText(/认识太阳系!$/);
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText(/认识太阳系$/);

  await page.keyboard.press('Control+a');
  const panel = page.getByRole('complementary', { name: '属性' });
  const italic = panel.getByRole('button', { name: '斜体' });
  await italic.click();
  await expect(italic).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeFocused();

  // The bar beside the words covers none of them; keys lead there and back.
  const bar = page.getByRole('toolbar', { name: '文字工具栏' });
  const [over, words] = [await bar.boundingBox(), await text.locator('p').first().boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: '加粗' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: '下划线' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(bar).toHaveCount(0);

  // A new box that nothing is written into was never there: undo takes the underline back.
  const elements = page.locator('[data-element]');
  const count = await elements.count();
  await page.keyboard.press('t');
  await page.getByRole('application', { name: '画布' }).click({ position: { x: 60, y: 60 } });
  await expect(elements).toHaveCount(count + 1);
  await page.keyboard.press('Escape');
  await expect(elements).toHaveCount(count);
  await page.keyboard.press('Control+z');
  await expect(elements).toHaveCount(count);
  await expect(withWords(page, '认识太阳系').first().locator('p span').first()).toHaveCSS(
    'font-style',
    'italic',
  );
});

test('words come in from elsewhere without what they could do, are found and replaced', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  await openAs(page, product, account, `/edit-project?id=${await sampleOf(product, account)}&view=slides`);
  await withWords(page, '认识太阳系').first().click();
  await page.keyboard.press('Escape');
  await paste(
    page,
    '<p onclick="alert(1)">木星<script>alert(1)</script> <b style="color:#c00">is large</b> 👩‍🚀</p><ul><li>שלום</li></ul>',
    '木星 is large',
  );
  const pasted = withWords(page, '木星 is large').first();
  await expect(pasted).toBeVisible();
  await expect(pasted.getByText('is large')).toHaveCSS('color', 'rgb(204, 0, 0)');
  await expect(pasted).toContainText('👩‍🚀');
  await paste(page, '', '甲\t乙\n1\t2\n');
  await expect(page.locator('[data-element] td').filter({ hasText: '甲' })).toBeVisible();

  await page.keyboard.press('Control+Shift+f');
  const find = page.getByRole('region', { name: '查找和替换' });
  await find.getByLabel('查找', { exact: true }).fill('IS LARGE');
  await expect(find).toContainText('0 / 1');
  await page.keyboard.press('Enter');
  await expect(find).toContainText('1 / 1');
  await find.getByLabel('替换为').fill('很大');
  await find.getByRole('button', { name: '全部替换' }).click();
  await expect(withWords(page, '木星 很大').first()).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(withWords(page, '木星 很大').first()).toBeVisible();

  // What is found in a script is marked there, in sight, though the script was folded away.
  const script = page.getByRole('region', { name: '第 3 页的讲稿' });
  await page.getByRole('separator', { name: '讲稿区高度' }).dblclick();
  let sendReadings = () => {};
  const areSent = new Promise<void>((resolve) => (sendReadings = resolve));
  await page.route('**/courseware/page/readings', async (route) => {
    await areSent;
    await route.continue();
  });
  await page.keyboard.press('Control+f');
  await find.getByLabel('查找', { exact: true }).fill('高约二十二公里');
  await page.keyboard.press('Enter');
  await expect(find).toContainText('在讲稿中');
  await expect.poll(() => markedIn(page, '[data-region="script"]')).toBe('高约二十二公里');
  await expect(script.getByRole('textbox')).toBeInViewport({ ratio: 0.9 });
  // It stays marked when the script is drawn anew, with the readings that are doubtful.
  sendReadings();
  await expect(script.locator('[data-doubt]').first()).toBeAttached();
  await expect.poll(() => markedIn(page, '[data-region="script"]')).toBe('高约二十二公里');
  await page.keyboard.press('Escape');

  // One sheet names the keys, that which plays the talk among them.
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet.getByText('播放', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On a narrow screen the parts stand below each other.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const properties = page.getByRole('complementary', { name: '属性' });
  await expect(async () => {
    const canvas = (await page.getByRole('application', { name: '画布' }).boundingBox())!;
    expect((await properties.boundingBox())!.y).toBeGreaterThanOrEqual(canvas.y + canvas.height);
    expect(canvas.width).toBeGreaterThan(380);
  }).toPass();
  await page.setViewportSize(size);

  await page.keyboard.press('Control+Shift+Enter');
  await expect(page).toHaveURL(/play=1/);
});
