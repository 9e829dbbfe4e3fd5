// Every screen in both languages and both appearances: accessible, walked by Tab with a focus that can be seen, without
// sideways scrolling, and with an accessibility tree that somebody has looked at.
import { violations } from '../src/axe.ts';
import { type Language, navigate, type Scheme, settled, switchTo } from '../src/in-page.ts';
import { walkByTab } from '../src/keyboard.ts';
import {
  developmentScreens,
  guestScreens,
  leadsTo,
  ledScreens,
  publicScreens,
  type Screen,
  userScreens,
} from '../src/screens.ts';
import { expect, test } from '../src/test.ts';
import { expectTree } from '../src/trees.ts';

const looks: readonly (readonly [Language, Scheme])[] = [
  ['zh-CN', 'light'],
  ['zh-CN', 'dark'],
  ['en-US', 'dark'],
  ['en-US', 'light'],
];
/** 640 px are 1280 px at 200 % zoom. */
const widths = [360, 640, 768, 1440];

function story({ path, name, access }: Screen): void {
  test(`${path} is accessible in both languages and appearances, and fits every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(access === 'led' ? '/pricing' : path);
    if (access === 'led') await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo[path] ?? path));
    // What comes from the server is there, so that the tree is the same each time.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const [first, ...stops] = await walkByTab(page);
    expect(first?.what).toContain('跳到正文');
    expect
      .soft(
        [first, ...stops].filter((stop) => stop?.problem !== ''),
        'stops of Tab',
      )
      .toEqual([]);
    const wide: string[] = [];
    for (const [language, scheme] of looks) {
      await switchTo(page, language, scheme);
      expect.soft(await violations(page), `axe, ${language}, ${scheme}`).toEqual([]);
      await expect(page).toHaveTitle(language === 'zh-CN' ? /\S · 开讲$/ : /\S · Rostrum$/);
      if (scheme === 'dark') continue;
      await expectTree(page, name, language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) wide.push(`${language} at ${width} px: ${over} px too wide`);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    expect(wide).toEqual([]);
  });
}

for (const screen of [...publicScreens, ...ledScreens, ...developmentScreens, ...guestScreens]) story(screen);

test.describe('with a login', () => {
  test.use({ signedIn: true });
  for (const screen of userScreens) story(screen);
});
