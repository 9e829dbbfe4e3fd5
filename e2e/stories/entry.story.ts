// Spec section 2: entry to a screen of the account refreshes what the account has; a failed screen is loaded anew, once.
import { breakStorage, counting, infoCall, navigate } from '../src/in-page.ts';
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
  let failures = 0;
  await page.route(chunk, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto('/project');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
  const loads = counting(page, documents);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务出了点问题');
    await expect(page).toHaveURL('/account?a=1');
    // No loop: nothing more happens.
    await page.waitForTimeout(500);
    expect(loads.all.filter((request) => request.isNavigationRequest())).toHaveLength(1);
    // The way on tries again, and once the files are there the screen is.
    await page.unroute(pattern);
    await page.getByText('重新加载', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务出了点问题');
  await page.waitForTimeout(500);
  expect(loads.all.filter((request) => request.isNavigationRequest())).toHaveLength(1);
});

test('on a slow network the old screen stays until the new one is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/project');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('我的项目');
  await navigate(page, '/account');
  await page.waitForTimeout(300);
  await expect(heading).toHaveText('我的项目');
  release();
  await expect(heading).toHaveText('账号');
});
