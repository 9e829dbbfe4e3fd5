// Spec section 2: a token in the address logs in, is replaced by the one the server gives for it, and works once.
import { oneTimeToken } from '../src/account.ts';
import { expect, test } from '../src/test.ts';

const storedToken = () => localStorage.getItem('userToken');

for (const [name, queryOf] of [
  ['tk', (token: string) => `tk=${encodeURIComponent(token)}`],
  ['a base64 iframe-token', (token: string) => `iframe-token=${btoa(token)}`],
] as const) {
  test(`${name} logs in, leaves the address, and works once`, async ({ page, product, session, browser }) => {
    const token = await oneTimeToken(product, session);
    await page.goto(`/billing?a=1&${queryOf(token)}&b=2`);
    await expect(page).toHaveURL('/billing?a=1&b=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账单');
    const kept = await page.evaluate(storedToken);
    expect(kept).not.toBe(token);
    expect(kept).not.toBe(session.accessToken);
    // The token is nowhere in the history either.
    await page.goBack();
    expect(page.url()).not.toContain(token);

    const stranger = await browser.newPage({ baseURL: product.address });
    await stranger.goto(`/billing?${queryOf(token)}`);
    await expect(stranger).toHaveURL('/login');
    expect(await stranger.evaluate(storedToken)).toBeNull();
    await stranger.close();
  });
}

test('a token on a public screen logs in too', async ({ page, product, session }) => {
  await page.goto(`/pricing?tk=${await oneTimeToken(product, session)}`);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('navigation').getByRole('link', { name: '进入工作台' })).toBeVisible();
});

test('a token on an account screen leads to /project', async ({ page, product, session }) => {
  await page.goto(`/login?tk=${await oneTimeToken(product, session)}`);
  await expect(page).toHaveURL('/project');
});

test('an address that leads elsewhere takes its token along', async ({ page, product, session }) => {
  await page.goto(`/asset?tk=${await oneTimeToken(product, session)}`);
  await expect(page).toHaveURL('/avatars');
});

const madeUp = [
  'tk=garbage',
  'tk=%00',
  'tk=中文',
  'iframe-token=%%%',
  'iframe-token=****',
  'iframe-token=AAAA',
];

test('a token that is made up is as good as none', async ({ page }) => {
  for (const query of madeUp) {
    await page.goto(`/project?${query}`);
    await expect(page, query).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    await expect(page.getByRole('alert'), query).toHaveCount(0);
  }
});

test.describe('who is logged in', () => {
  test.use({ signedIn: true });

  test('stays who he is when a token is used up or made up', async ({ page, product, session }) => {
    const token = await oneTimeToken(product, session);
    await page.goto(`/billing?tk=${token}`);
    await expect(page).toHaveURL('/billing');
    const own = await page.evaluate(storedToken);
    for (const used of [token, 'garbage']) {
      await page.goto(`/billing?tk=${used}`);
      await expect(page).toHaveURL('/billing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('账单');
      expect(await page.evaluate(storedToken)).toBe(own);
    }
  });
});
