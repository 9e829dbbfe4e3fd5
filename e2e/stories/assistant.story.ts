// The floating assistant: where it stands, how it is moved, when it speaks, and where it is not.
import type { Page } from '@playwright/test';
import { aUser, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import type { Account, Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

test.use({ signedIn: true, viewport: { width: 1440, height: 900 } });

const head = (page: Page) => page.getByRole('button', { name: /^(AI 助手|AI helper)/ });
const tip = (page: Page) => page.getByRole('button', { name: '不再提示' });
const placeOf = async (page: Page) => {
  const box = await head(page).boundingBox();
  return box ? { left: box.x, top: box.y, width: box.width } : undefined;
};
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/user/put') && response.ok());

async function dragTo(page: Page, left: number, top: number): Promise<void> {
  const from = await placeOf(page);
  if (!from) throw new Error('there is no assistant');
  await page.mouse.move(from.left + 40, from.top + 40);
  await page.mouse.down();
  await page.mouse.move(from.left + 20, from.top + 90, { steps: 4 });
  await page.mouse.move(left + 40, top + 40, { steps: 8 });
  await page.mouse.up();
}

test.describe('by the clock', () => {
  test.use({ freshBrowser: true });

  test('3 seconds of hovering open the tip, and 10 seconds later it is gone', async ({ page }) => {
    await page.clock.install();
    await page.goto('/project');
    await expect(head(page)).toHaveAccessibleName(/还剩/);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await head(page).hover();
    await page.clock.runFor(2_900);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(9_700);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(tip(page)).toBeHidden();
  });

  test('the guidance lights up the element of the step for 10 seconds and brings it into view', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/showcase');
    const target = page.locator('[data-step="artboardPages"]');
    await expect(target).toHaveAttribute('data-helper-lit', 'false');
    await page.getByRole('region', { name: 'AI 助手的指引' }).getByRole('button', { name: '页数' }).click();
    await expect(target).toHaveAttribute('data-helper-lit', 'true');
    await expect(target).toHaveAccessibleDescription('选择要做多少页。');
    await expect(target).toBeInViewport();
    await page.clock.fastForward(10_000);
    await expect(target).toHaveAttribute('data-helper-lit', 'false');
  });
});

test('a click opens the tip, which is 280 px wide and breaks no rule of WCAG; another one closes it', async ({
  page,
}) => {
  await page.goto('/upload');
  await head(page).click();
  await expect(tip(page)).toBeVisible();
  const card = page.locator('[data-x]', { has: tip(page) });
  expect((await card.boundingBox())?.width).toBe(280);
  await card.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
  expect(await violations(page)).toEqual([]);
  await head(page).click();
  await expect(tip(page)).toBeHidden();
});

test('it goes where the spec hides it, and is not there before the login', async ({ page }) => {
  await page.goto('/project');
  await expect(head(page)).toBeVisible();
  // As a link of the page would: a screen that hides it must take it away, not only never bring it.
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  for (const path of ['/home', '/pricing', '/share-project', '/404']) {
    await goTo(path);
    await expect(head(page), path).toHaveCount(0);
    await goTo('/upload');
    await expect(head(page), `back from ${path}`).toBeVisible();
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(head(page)).toHaveCount(0);
});

test('on a phone it is a button in the bottom bar that opens a sheet, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/project');
  await expect(head(page)).toHaveAccessibleName(/还剩/);
  const box = await head(page).boundingBox();
  const bar = await page.getByRole('navigation').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  expect(box?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? 0);
  await head(page).click();
  await expect(page.getByRole('dialog', { name: 'AI 助手' })).toContainText('还剩');
  expect(await violations(page)).toEqual([]);
});

test.describe('the place', () => {
  // It belongs to the account, which all of these share: one after the other, the untouched place first.
  test.describe.configure({ mode: 'serial' });
  test.use({ signedIn: false });
  let account: Account | undefined;
  const openRights = async (page: Page, product: Product) => {
    account ??= await aUser(product);
    await openAs(page, product, account, '/rights-details');
    await expect(head(page)).toHaveAccessibleName(/^AI 助手，还剩 \d+ 次$/);
  };

  test('it stands 200 px from the top and 108 px from the right, 88 px wide, and where the screen needs that room, in the navigation', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await openRights(page, product);
    await expect.poll(() => placeOf(page)).toEqual({ left: 1792, top: 200, width: 88 });
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const main = await page.getByRole('main').boundingBox();
      await expect.poll(async () => (await placeOf(page))?.width).toBe(44);
      expect((await placeOf(page))?.left ?? 0).toBeLessThan((main?.x ?? 0) - 44);
    }
  });

  test('where it is dragged to is saved, comes back after a reload, and is scaled to another window', async ({
    page,
    product,
  }) => {
    await openRights(page, product);
    const answer = saved(page);
    await dragTo(page, 600, 420);
    const sent = (await answer).request().postDataJSON() as { assistantLocation: string };
    expect(JSON.parse(sent.assistantLocation)).toEqual({
      top: 420,
      left: 600,
      windowHeight: 900,
      windowWidth: 1440,
    });
    await expect(tip(page)).toBeHidden();
    await expect.poll(() => placeOf(page)).toEqual({ left: 600, top: 420, width: 88 });

    // A browser that knows nothing but the session: the place comes from the server.
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('userData', JSON.stringify({ ...user, assistantLocation: null }));
    });
    await page.reload();
    await expect.poll(() => placeOf(page)).toEqual({ left: 600, top: 420, width: 88 });
    await page.setViewportSize({ width: 1080, height: 600 });
    await expect.poll(() => placeOf(page)).toEqual({ left: 450, top: 280, width: 88 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => placeOf(page)).toEqual({ left: 600, top: 420, width: 88 });
  });

  test('by keyboard: Enter opens, Escape closes, arrows move it by 10 px and with Shift by 1 px', async ({
    page,
    product,
  }) => {
    await openRights(page, product);
    await expect.poll(() => placeOf(page)).toEqual({ left: 600, top: 420, width: 88 });
    await head(page).focus();
    await page.keyboard.press('Enter');
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(head(page)).toBeFocused();
    const answer = saved(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await placeOf(page)).toEqual({ left: 590, top: 411, width: 88 });
    await answer;
    await page.reload();
    await expect.poll(() => placeOf(page)).toEqual({ left: 590, top: 411, width: 88 });
  });

  test('it steps aside for the main button of a screen', async ({ page, product }) => {
    await openRights(page, product);
    const button = await page.getByRole('link', { name: '升级' }).boundingBox();
    if (!button) throw new Error('there is no main button');
    const answer = saved(page);
    await dragTo(page, Math.round(button.x), 10);
    await answer;
    const place = await placeOf(page);
    if (!place) throw new Error('there is no assistant');
    const isClear =
      place.left + 88 <= button.x ||
      place.left >= button.x + button.width ||
      place.top >= button.y + button.height;
    expect(isClear).toBe(true);
  });
});
