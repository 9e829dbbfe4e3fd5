// What breaks off: a tab is closed in the middle of a talk, or the server goes away. A person can go on from either.
import type { Page } from '@playwright/test';
import { logIn, storedSession } from '../src/account.ts';
import { banner, comeBack } from '../src/in-page.ts';
import { callsTaken, enterTalk, shareSample, startWithSamples, takenPlaces } from '../src/shared-sample.ts';
import type { OwnProduct } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

// A product of their own, which is ended in the end; until then what it counts is theirs alone.
test.describe.configure({ mode: 'serial' });
let product: OwnProduct;
test.beforeAll(async () => {
  product = await startWithSamples();
});
test.afterAll(() => product.stop());

/** Whether the talk is heard on one of these pages: its words are marked as they are said. */
async function isHeard(page: Page, pages: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await expect(page.getByRole('slider', { name: '播放进度' })).toHaveAttribute('aria-valuetext', pages);
  await expect(page.locator('[data-captions] mark')).toBeVisible();
}

test('a tab that was closed in the middle is opened again: the same place, the same word, and the view was counted', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.address });
  try {
    const talk = await shareSample(product);
    const page = await context.newPage();
    await enterTalk(page, talk);
    await page.getByRole('button', { name: '开始播放' }).click();
    await page.keyboard.press('PageDown');
    await isHeard(page, /^第 [2-6] 页/);
    const address = page.url();
    const told = await callsTaken(product, 'increment');
    expect(told, 'the view is told when the talk is shown').toBeGreaterThan(0);
    // A browser ends a closing page that has not said its last words within half a second, which a busy machine may need:
    // so the page hears that it goes, and is closed as a person closes it once how long the visit was has arrived.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => callsTaken(product, 'increment')).toBeGreaterThan(told);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);

    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('button', { name: /^从第 [2-6] 页继续$/ }).click();
    await isHeard(again, /^第 [2-6] 页/);
    expect(await takenPlaces(product, talk.projectId), 'places that were taken').toBe(1);
  } finally {
    await context.close();
  }
});

test('a server that goes away: what is loaded plays on, a sentence says what happened, and it goes on when the server is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.address });
  try {
    const page = await context.newPage();
    const sounds = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/broadcast/audio/')) sounds.add(pathname);
    });
    await enterTalk(page, await shareSample(product));
    await page.getByRole('button', { name: '开始播放' }).click();
    await expect(page.locator('[data-captions] mark')).toBeVisible();
    const progress = page.getByRole('slider', { name: '播放进度' });
    // Its first word is marked before it sounds, and only what sounds asks for the next page.
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
    // Held, because the talk would go on by itself while the server takes its time to go.
    await page.getByRole('button', { name: '暂停' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', /^第 1 页/);
    // The sound of the next page was asked for when this one began.
    await expect.poll(() => sounds.size).toBe(2);
    await product.halt();

    await page.keyboard.press('PageDown');
    await page.getByRole('button', { name: '播放', exact: true }).click();
    await isHeard(page, /^第 2 页/);
    await expect(page.getByRole('alert')).toHaveCount(0);

    // A page that was never fetched cannot be heard.
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('alert')).toHaveText('声音播放失败，请检查网络后重试');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();

    await product.resume();
    await isHeard(page, /^第 [4-6] 页/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    await context.close();
  }
});

test('a server that goes away is said to be away, and the page notices by itself when it is back', async ({
  browser,
}) => {
  const localStorage = storedSession(await logIn(product));
  const context = await browser.newContext({
    baseURL: product.address,
    storageState: { cookies: [], origins: [{ origin: product.address, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.goto('/project');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
    await product.halt();
    await expect(async () => {
      await comeBack(page);
      await expect(banner(page, '暂时连不上服务器')).toBeVisible({ timeout: 500 });
    }).toPass();
    // The screen that was there stays.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的项目');
    await product.resume();
    await expect(banner(page, '暂时连不上服务器')).toHaveCount(0);
  } finally {
    await context.close();
  }
});
