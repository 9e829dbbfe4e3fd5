// Every screen in both languages and both appearances: accessible, walked by Tab with a focus that can be seen, without
// sideways scrolling, and with an accessibility tree that somebody has looked at. Screens that share a page with another
// one only have other words: of them the words are looked at, and that they fit on a phone.
import type { Page } from '@playwright/test';
import { violations } from '../src/axe.ts';
import { type Language, navigate, type Scheme, settled, switchTo } from '../src/in-page.ts';
import { walkByTab } from '../src/keyboard.ts';
import {
  developmentScreens,
  guestScreens,
  isFirstOfItsPage,
  leadsTo,
  ledScreens,
  publicScreens,
  type Screen,
  standsFor,
  userScreens,
} from '../src/screens.ts';
import { expect, test } from '../src/test.ts';
import { expectTree } from '../src/trees.ts';

/** The colours of the other two are in tokens.test.ts: whatever is written with the tokens can be read in both. */
const looks: readonly (readonly [Language, Scheme])[] = [
  ['zh-CN', 'light'],
  ['en-US', 'dark'],
];
/** 640 px are 1280 px at 200 % zoom. */
const widths = [360, 640, 768, 1440];

/** The screen of an address is there, with what comes from the server, so that its tree is the same each time. */
async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo[path] ?? path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a screen as its people do: nobody gets to an error page by its address. */
async function open(page: Page, { path, access }: Screen): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const first = access === 'led' ? '/pricing' : path;
  await page.goto(first);
  await arrived(page, first);
  // A page that has not begun yet would take it for an address that was typed.
  if (access === 'led') await navigate(page, path);
  await arrived(page, path);
}

const expectTitle = (page: Page, language: Language) =>
  expect(page).toHaveTitle(language === 'zh-CN' ? /\S · 开讲$/ : /\S · Rostrum$/);

async function expectToFit(page: Page, look: string, ...sizes: number[]): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(over, `px too wide, ${look}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

function wholeStory(screen: Screen): void {
  const { path, name } = screen;
  test(`${path} is accessible in both languages and appearances, and fits every width`, async ({ page }) => {
    await open(page, screen);
    const [first, ...stops] = await walkByTab(page);
    expect(first?.what).toContain('跳到正文');
    const faulty = [first, ...stops].filter((stop) => stop?.problem !== '');
    expect.soft(faulty, 'stops of Tab').toEqual([]);
    // The walk may end on the link that lies over the logo while it has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const [language, scheme] of looks) {
      await switchTo(page, language, 'light');
      await expectTitle(page, language);
      await expectTree(page, name, language);
      await expectToFit(page, language, ...widths);
      await switchTo(page, language, scheme);
      expect.soft(await violations(page), `axe, ${language}, ${scheme}`).toEqual([]);
    }
  });
}

function storyOfWords(first: Screen, screens: readonly Screen[]): void {
  test(`the ${screens.length} other screens with the page of ${first.path} say what they should, and fit a phone`, async ({
    page,
  }) => {
    // There may be a dozen of them.
    test.slow();
    await open(page, first);
    for (const [language] of looks) {
      await switchTo(page, language, 'light');
      for (const { path, name } of screens) {
        await navigate(page, path);
        await arrived(page, path);
        await settled(page);
        await expectTitle(page, language);
        await expectTree(page, name, language);
        await expectToFit(page, `${path}, ${language}`, 360);
      }
    }
  });
}

function stories(screens: readonly Screen[]): void {
  for (const screen of screens.filter(isFirstOfItsPage)) {
    wholeStory(screen);
    const sharing = screens.filter((other) => other !== screen && standsFor(other.path) === screen.path);
    if (sharing.length > 0) storyOfWords(screen, sharing);
  }
}

stories([...publicScreens, ...ledScreens, ...developmentScreens, ...guestScreens]);

test.describe('with a login', () => {
  test.use({ signedIn: true });
  stories(userScreens);
});
