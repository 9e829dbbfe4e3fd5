// Spec sections 2 and 9: our own menu on right click, at most 180 px wide, never outside the window; never the browser's.
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const menuOf = (page: Page) => page.getByRole('menu', { name: '右键菜单' });

/** Remembers of every right click whether the browser's own menu was kept closed. */
async function watchNative(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const kept: boolean[] = [];
    Object.assign(window, { kept });
    // The last one to hear it.
    window.addEventListener('contextmenu', (event) =>
      queueMicrotask(() => kept.push(event.defaultPrevented)),
    );
  });
  return () => page.evaluate(() => (window as unknown as { kept: boolean[] }).kept);
}

test('the menu of the browser never opens, neither on text nor in fields nor on links', async ({ page }) => {
  const kept = await watchNative(page);
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await page.getByRole('link').last().click({ button: 'right' });
  await page.getByRole('textbox', { name: '邮箱' }).click({ button: 'right' });
  await expect.poll(kept).toEqual([true, true, true]);
});

test.describe('in a text field', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: '邮箱' }).fill('a@b.cn');
  });

  const open = async (page: Page, position?: { x: number; y: number }) => {
    const field = page.getByRole('textbox', { name: '邮箱' });
    await field.click({ button: 'right', ...(position ? { position } : {}) });
    await expect(menuOf(page)).toBeVisible();
    const [fieldBox, menuBox] = [await field.boundingBox(), await menuOf(page).boundingBox()];
    if (!fieldBox || !menuBox) throw new Error('no boxes');
    const at = { x: fieldBox.x + (position?.x ?? 0), y: fieldBox.y + (position?.y ?? 0) };
    return { at, menuBox };
  };

  test('it opens at the pointer, at most 180 px wide, with items of 30 px, as high as the spec estimates', async ({
    page,
  }) => {
    const { at, menuBox } = await open(page, { x: 20, y: 20 });
    expect(Math.abs(menuBox.x - at.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(menuBox.y - at.y)).toBeLessThanOrEqual(1);
    expect(menuBox.width).toBeLessThanOrEqual(180);
    const items = menuOf(page).getByRole('menuitem');
    for (const item of await items.all()) expect((await item.boundingBox())?.height).toBe(30);
    const dividers = await menuOf(page).getByRole('separator').count();
    expect(Math.abs(menuBox.height - ((await items.count()) * 30 + dividers * 11 + 10))).toBeLessThanOrEqual(
      2,
    );
  });

  test('it flips to the left and upward where there is no room', async ({ page }) => {
    const field = await page.getByRole('textbox', { name: '邮箱' }).boundingBox();
    if (!field) throw new Error('no field');
    await page.setViewportSize({
      width: Math.round(field.x + field.width) + 4,
      height: Math.round(field.y + field.height) + 4,
    });
    const now = await page.getByRole('textbox', { name: '邮箱' }).boundingBox();
    const position = { x: (now?.width ?? 0) - 10, y: 10 };
    const { at, menuBox } = await open(page, position);
    expect(menuBox.x + menuBox.width).toBeLessThanOrEqual(at.x + 1);
    expect(menuBox.x).toBeGreaterThanOrEqual(0);
    expect(menuBox.y).toBeLessThan(at.y);
    expect(menuBox.y).toBeGreaterThanOrEqual(0);
  });

  test('a click outside, scrolling, a resize of the window and Escape close it, and one is open at a time', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 300 });
    const isClosedBy = async (what: string, act: () => Promise<unknown>) => {
      await open(page);
      await act();
      await expect(menuOf(page), what).toHaveCount(0);
    };
    await isClosedBy('scrolling', () => page.evaluate(() => document.scrollingElement?.scrollBy(0, 20)));
    await isClosedBy('a resize', () => page.setViewportSize({ width: 1000, height: 700 }));
    await isClosedBy('a click outside', () => page.getByRole('heading', { level: 1 }).click());
    await isClosedBy('Escape', () => page.keyboard.press('Escape'));
    // The focus goes back to where it was.
    await expect(page.getByRole('textbox', { name: '邮箱' })).toBeFocused();
    await open(page);
    await page.getByLabel(/^密码/).click({ button: 'right', position: { x: 5, y: 5 } });
    await expect(page.getByRole('menu')).toHaveCount(1);
  });

  test('it opens by keyboard, is walked by arrows, and does what is chosen', async ({ page }) => {
    const field = page.getByRole('textbox', { name: '邮箱' });
    await field.focus();
    await page.keyboard.press('Shift+F10');
    const items = menuOf(page).getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menuOf(page).getByRole('menuitem', { name: '全选' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('x');
    await expect(field).toHaveValue('x');
  });
});

test.describe('an element with a menu of its own', () => {
  const zoneOf = (page: Page) => page.getByRole('button', { name: /^在这里点右键/ });
  test.beforeEach(async ({ page }) => {
    await page.goto('/showcase');
    await zoneOf(page).scrollIntoViewIfNeeded();
  });

  test('shows it by right click and by key, and has the focus back afterwards', async ({ page }) => {
    await zoneOf(page).click({ button: 'right' });
    await expect(menuOf(page).getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await zoneOf(page).focus();
    await page.keyboard.press('ContextMenu');
    await expect(menuOf(page).getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(zoneOf(page)).toBeFocused();
  });

  test('shows it after a long press of a finger', async ({ page }) => {
    const press = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
    await zoneOf(page).dispatchEvent('pointerdown', press);
    await expect(menuOf(page)).toBeVisible();
    await zoneOf(page).dispatchEvent('pointerup', press);
    await expect(menuOf(page)).toBeVisible();
  });
});
