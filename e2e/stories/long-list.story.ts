// A list of hundreds of projects, on a product of its own: whoever may have so many is its administrator.
import type { Page } from '@playwright/test';
import { call, logIn, openAs } from '../src/account.ts';
import { startProduct } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

const count = 260;
const nameOf = (number: number) => `讲座 ${String(number).padStart(3, '0')}`;

const ownTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  product: async ({}, use) => {
    const own = await startProduct();
    const { accessToken } = await logIn(own);
    for (let number = 1; number <= count; number += 1)
      await call(own, '/project/add', { title: nameOf(number) }, accessToken);
    await use(own);
    await own.stop();
  },
});

const card = (page: Page, number: number) => page.getByRole('link', { name: nameOf(number), exact: true });
const cards = (page: Page) => page.locator('[data-card]');
/** Pixels from the upper edge of the window. */
const placeOf = (page: Page, number: number) =>
  card(page, number).evaluate((link) => Math.round(link.getBoundingClientRect().top));

ownTest(
  'of a long list a window is drawn, and keys, deletion, search and the way back find their place',
  async ({ page, product }) => {
    await openAs(page, product, product.administrator, '/project?orderBy=name&orderDir=asc');
    await expect(card(page, 1)).toBeVisible();
    await expect(page.locator(`li[aria-setsize="${count}"]`).first()).toBeAttached();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const shown = await page.evaluate(() => window.innerHeight);
    expect(whole).toBeGreaterThan(shown * 10);
    expect(await cards(page).count()).toBeLessThan(60);

    // Keys lead to what is not drawn yet, at once and step by step.
    await card(page, 1).focus();
    await page.keyboard.press('End');
    await expect(card(page, count)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page, count - 1)).toBeFocused();
    expect(await cards(page).count()).toBeLessThan(60);
    // The card with the focus stays, however far one scrolls.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(card(page, 5)).toBeVisible();
    await expect(card(page, count - 1)).toBeFocused();

    // A card that is deleted leaves the focus to the one that takes its place, and comes back there.
    await card(page, 3).focus();
    await page.getByRole('button', { name: `“${nameOf(3)}”的更多操作` }).click();
    await page.getByRole('menuitem', { name: '删除项目' }).click();
    await expect(card(page, 3)).toHaveCount(0);
    await expect(card(page, 4)).toBeFocused();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(card(page, 3)).toBeVisible();

    // Who opens one in the middle and comes back is where they were.
    await page.evaluate((top) => window.scrollTo(0, top), Math.round(whole / 2));
    const middle = count / 2;
    await expect(card(page, middle)).toBeVisible();
    const before = await placeOf(page, middle);
    await card(page, middle).click();
    await expect(page).toHaveURL(/\/edit-project\?id=/);
    await expect(page.getByRole('link', { name: nameOf(middle) })).toHaveCount(0);
    await page.goBack();
    await expect(card(page, middle)).toBeVisible();
    await expect.poll(() => placeOf(page, middle)).toBe(before);

    await page.getByRole('searchbox').fill(nameOf(count));
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, count)).toBeVisible();
  },
);
