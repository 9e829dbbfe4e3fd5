// Spec section 2: entry to a screen of the account refreshes what the account has; a failed screen is loaded anew, once.
import { breakStorage, counting, infoCall, navigate, settled } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ signedIn: true });

test('entry to a screen of the account asks for the account, entry to a public one does not', async ({
  page,
}) => {
  const asked = counting(page, infoCall);
  await page.goto('/project');
  await expect.poll(() => asked.count).toBe(1);
  await navigate(page, '/billing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账单');
  await expect.poll(() => asked.count).toBe(2);
  for (const path of ['/pricing', '/privacy-policy', '/share-project', '/404', '/home']) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked.count).toBe(2);
  await navigate(page, '/record');
  await expect.poll(() => asked.count).toBe(3);
});

const chunk = /\/assets\/account-page-[^/]+\.js$/;
const frame = /\/assets\/work-layout-[^/]+\.js$/;
const documents = /\/account(\?.*)?$/;

test('a screen that fails to load once is loaded anew by its address', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|dynamically imported/);
  // One try to load a screen may ask for its file more than once: none comes until the page itself is loaded anew.
  const loads = counting(page, documents);
  const isAnew = () => loads.all.some((request) => request.isNavigationRequest());
  await page.route(chunk, (route) => (isAnew() ? route.continue() : route.abort()));
  await page.goto('/project');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
  await navigate(page, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号');
  expect(loads.all.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  await expect(page).toHaveURL('/account');
});

for (const [what, pattern] of [
  ['screen', chunk],
  ['frame', frame],
] as const) {
  test(`a ${what} that never loads is loaded anew once, and then the error screen stands there`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loads = counting(page, documents);
    await navigate(page, '/account?a=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务出错了');
    await expect(page).toHaveURL('/account?a=1');
    // The way on tries again, and once the files are there the screen is.
    await page.unroute(pattern);
    await page.getByText('重新加载', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号');
    // No loop: it was loaded anew once by itself, and once by the person.
    expect(loads.all.filter((request) => request.isNavigationRequest())).toHaveLength(2);
  });
}

test('a screen that never loads does not loop where nothing can be remembered', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|dynamically imported/);
  await breakStorage(page, 'off', ['sessionStorage']);
  await page.route(chunk, (route) => route.abort());
  const loads = counting(page, documents);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务出错了');
  await page.unroute(chunk);
  await page.getByText('重新加载', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号');
  // Each time a person wanted it, and never else.
  expect(loads.all.filter((request) => request.isNavigationRequest())).toHaveLength(2);
});

test('on a slow network the old screen stays until the new one is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = counting(page, chunk);
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/project');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('我的项目');
  await navigate(page, '/account');
  await expect.poll(() => asked.count).toBeGreaterThan(0);
  await settled(page);
  await expect(heading).toHaveText('我的项目');
  release();
  await expect(heading).toHaveText('账号');
});
