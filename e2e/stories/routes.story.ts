// Spec section 2: screens lead everybody where they belong. That each one opens is told by screens.story.ts.
import type { Page } from '@playwright/test';
import { navigate } from '../src/in-page.ts';
import {
  guestScreens,
  isFirstOfItsPage,
  leadsTo,
  publicScreens,
  redirects,
  userScreens,
} from '../src/screens.ts';
import { expect, test } from '../src/test.ts';

/** A screen is there when it has a name, one main heading and a place for its content. */
async function expectScreen(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(/\S.* · 开讲$/);
  await expect(page, path).toHaveURL(({ pathname }) => pathname === (leadsTo[path] ?? path));
}

test('/welcome leads home, and to the projects after a login', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page).toHaveURL('/home');
});

test('any other screen leads to /login without a login', async ({ page }) => {
  await page.goto('/project');
  for (const { path } of userScreens) {
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
    await navigate(page, path);
  }
  await expect(page).toHaveURL('/login');
});

const notThere = ['/no/such/screen', '/PROJECT', '/project/x', '/404', '/500'];

test('an address that does not exist, and one of an error page, leads to /login without a login', async ({
  page,
}) => {
  for (const path of notThere) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
});

test('an address that does not exist is a page and not a JSON text', async ({ page }) => {
  const response = await page.goto('/no/such/screen');
  expect(response?.headers()['content-type']).toMatch(/^text\/html/);
});

test.describe('with a login', () => {
  test.use({ signedIn: true });

  test('public screens open as they do without a login', async ({ page }) => {
    // Each is loaded anew: otherwise what stands there might still be the screen before.
    for (const { path } of publicScreens.filter(isFirstOfItsPage)) {
      await page.goto(path);
      await expectScreen(page, path);
    }
  });

  test('an address that does not exist says so and keeps its address', async ({ page }) => {
    for (const path of notThere) {
      await page.goto(path);
      await expectScreen(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
    }
  });

  test('account screens lead to /project, and so does /welcome', async ({ page }) => {
    for (const path of [...guestScreens.map((screen) => screen.path), '/welcome']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/project');
    }
  });

  test('short and parent addresses lead to their screens, and the query goes along', async ({ page }) => {
    await page.goto('/project');
    for (const [from, to] of redirects) {
      await navigate(page, `${from}?a=1&b=%E4%B8%80`);
      await expect(page, from).toHaveURL(`${to}?a=1&b=%E4%B8%80`);
    }
  });

  test('a trailing slash is forgiven', async ({ page }) => {
    await page.goto('/account/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号');
    await page.goto('/asset/');
    await expect(page).toHaveURL('/avatars');
  });

  test('back and forward go through the screens one by one', async ({ page }) => {
    await page.goto('/project');
    await page.getByRole('link', { name: '账单' }).click();
    await expect(page).toHaveURL('/billing');
    await page.getByRole('link', { name: '统计' }).click();
    await expect(page).toHaveURL('/record');
    await page.goBack();
    await expect(page).toHaveURL('/billing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账单');
    await page.goForward();
    await expect(page).toHaveURL('/record');
  });
});

const brokenQueries = [
  ...['?%', '?a=%E4%', '?&&&==&', '?tk=', '?iframe-token=', '?__proto__=1&constructor=2', '?a=\u0000'],
];

test('a broken query breaks nothing', async ({ page }) => {
  for (const query of brokenQueries)
    for (const screen of ['/login', '/share-project']) {
      await page.goto(`${screen}${query}`);
      await expect(page.getByRole('heading', { level: 1 }), `${screen}${query}`).toBeVisible();
    }
});
