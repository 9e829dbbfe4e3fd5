// Where the product is tested the guard against developer tools is off; docs of MODE say where it is on.
import { counting, settingsCall } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const attempts = ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C', 'Control+u'];

test('in the mode of tests the keys do nothing', async ({ page }) => {
  const asked = counting(page, settingsCall);
  await page.goto('/login');
  await expect.poll(() => asked.count).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
  for (const keys of attempts) await page.keyboard.press(keys);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
});
