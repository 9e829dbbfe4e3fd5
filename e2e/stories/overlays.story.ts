// What opens above a screen is accessible too: menus, the palette, the list of keys, dialogs.
import type { Page } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { answerCall, infoCall, settled, switchTo } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ signedIn: true });

const overlays: Record<string, (page: Page) => Promise<void>> = {
  'the account menu': async (page) => {
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await expect(page.getByRole('group', { name: '账号菜单' })).toBeVisible();
  },
  'the palette': async (page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the list of keys': async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the offer of credits': async (page) => {
    await answerCall(page, infoCall, { code: 1001002069, msg: '积分不足' });
    await page.getByRole('navigation').getByRole('link', { name: '账单' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a notice': async (page) => {
    await answerCall(page, infoCall, { code: 1001000409, msg: '有人先改过了' });
    await page.getByRole('navigation').getByRole('link', { name: '账单' }).click();
    await page.getByRole('alert').hover();
  },
};

for (const [what, open] of Object.entries(overlays)) {
  test(`${what} is accessible in both appearances and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
    await open(page);
    await settled(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    await switchTo(page, 'zh-CN', 'dark');
    expect.soft(await violations(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, 'px too wide on a phone').toBeLessThanOrEqual(0);
  });
}
