import { expect, test } from '../src/test.ts';

const chinese = '上传课件，数字人替你讲、替你答，并告诉你谁听懂了。';
const english =
  'Drop in a deck. A digital human presents it, answers questions about it, and tells you who listened.';

test('home greets in Chinese, whatever the browser prefers, and says that the server is ready', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(chinese)).toBeVisible();
  await expect(page).toHaveTitle('开讲 Rostrum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('status')).toHaveText(/^服务已就绪，版本 \d+\.\d+\.\d+/);
});

test('home speaks English after the switch, and still does after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(english)).toBeVisible();
  await page.reload();
  await expect(page.getByText(english)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('status')).toHaveText(/^The server is ready, version \d+\.\d+\.\d+/);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByText(chinese)).toBeVisible();
});

test('home works where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is off', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(english)).toBeVisible();
});

test('home says when the server is not ready, and notices by itself when it is', async ({ page }) => {
  let ready = false;
  await page.route('/readyz', (route) =>
    ready ? route.continue() : route.fulfill({ body: 'a proxy speaks' }),
  );
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('服务暂未就绪，正在自动重试');
  ready = true;
  await expect(page.getByRole('status')).toHaveText(/^服务已就绪/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`home fits a screen of ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByText(chinese)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(colorScheme === 'light' ? 'rgb(250, 247, 242)' : 'rgb(16, 21, 22)');
    });
  }
}

test('an unknown address shows the page and not a JSON text', async ({ page }) => {
  const response = await page.goto('/no/such/screen');
  expect(response?.headers()['content-type']).toMatch(/^text\/html/);
  await expect(page.getByText(chinese)).toBeVisible();
});
