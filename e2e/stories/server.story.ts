// What the page says about the server and the connection: newer, live updates lost, calls that fail. How it says that the
// server is away is in broken-off.story.ts.
import {
  answerCall,
  banner,
  comeBack,
  counting,
  infoCall,
  navigate,
  pushCall,
  settingsCall,
} from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';

const refusal = (msg: string) => ({ json: { code: 1001000409, msg, data: null } });
const failures = [
  ['status 500', { status: 500 }, /服务器繁忙/],
  ['status 503', { status: 503 }, /服务正在维护或重启/],
  ['a refusal', refusal('有人先改过了'), /^有人先改过了$/],
  ['a refusal without words', refusal(''), /^出错了，请稍后再试$/],
  ['a network failure', undefined, /^网络连接失败，请检查网络后重试$/],
] as const;

test('a page without a network says so', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/login');
  await context.setOffline(true);
  await expect(banner(page, '网络已断开')).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page, '网络已断开')).toHaveCount(0);
});

test('a server that came back newer offers a reload', async ({ page }) => {
  // The first answer tells the page what it was made for; only another one after it can be newer.
  await Promise.all([page.waitForResponse(settingsCall), page.goto('/login')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
  const settings = {
    version: '99.0.0',
    deviceGuard: false,
    showcase: false,
    mailReachesPeople: false,
    samples: [],
  };
  await answerCall(page, settingsCall, { code: 200, data: settings });
  // The page may be reading the first answer still.
  await expect(async () => {
    await comeBack(page);
    await expect(banner(page, '有新版本（99.0.0）')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(settingsCall);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '刷新页面' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎回来');
  await expect(banner(page, '有新版本')).toHaveCount(0);
});

test('a newer server that answers through a proxy of errors is no newer server', async ({ page }) => {
  await page.goto('/login');
  await page.route(settingsCall, (route) =>
    route.fulfill({ body: '<html>please log in to the Wi-Fi</html>' }),
  );
  await comeBack(page);
  await expect(banner(page, '暂时连不上服务器')).toBeVisible();
  await expect(banner(page, '有新版本')).toHaveCount(0);
});

test.describe('with a login', () => {
  test.use({ signedIn: true });

  test('one tab holds the event stream for all of them', async ({ page, context }) => {
    const other = await context.newPage();
    const [here, there] = [counting(page, pushCall), counting(other, pushCall)];
    await page.goto('/project');
    await expect.poll(() => here.count).toBe(1);
    await other.goto('/billing');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('账单');
    // It has asked for its turn, and waits.
    const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(1);
    expect(there.count).toBe(0);
    // When it closes, the other one takes over.
    await page.close();
    await expect.poll(() => there.count).toBe(1);
  });

  test('code 1005 asks for the invitation code', async ({ page }) => {
    await answerCall(page, infoCall, { code: 1005, msg: '请先填写邀请码' });
    await page.goto('/billing');
    await expect(page.getByRole('dialog')).toContainText('邀请码');
    // What is on the screen stays behind it.
    await expect(page.locator('h1')).toHaveText('账单');
    await page.getByRole('button', { name: '没有邀请码？去申请' }).click();
    await expect(page).toHaveURL('/apply-code');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Helper uses are exchanged for credits first, and credits are bought.
  for (const [code, words, clicks] of [
    [1001002083, /小助手|次数/, ['去购买', '购买积分']],
    [1001002069, /积分/, ['去购买']],
  ] as const) {
    test(`code ${code} offers to buy, and leads to /index/upgrade`, async ({ page }) => {
      let refuse = true;
      await page.route(infoCall, (route) =>
        refuse ? route.fulfill({ json: { code, msg: '不够了', data: null } }) : route.continue(),
      );
      await page.goto('/billing');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await navigate(page, '/record');
      await expect(dialog).toBeVisible();
      // The address changes before the screen does, and one comes back to the screen.
      await expect(page.locator('h1')).toHaveText('统计');
      refuse = false;
      for (const name of clicks) await dialog.getByRole('button', { name }).click();
      await expect(page).toHaveURL('/index/upgrade?back=%2Frecord');
      await expect(dialog).toHaveCount(0);
    });
  }

  test.describe('by the clock', () => {
    test.use({ freshBrowser: true });

    test('after 5 failed reconnects the live updates are said to have stopped, and can be started again', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/ERR_FAILED/);
      await page.clock.install();
      const tries = counting(page, pushCall);
      await page.route(pushCall, (route) => route.abort());
      await page.goto('/project');
      const lost = banner(page, '实时更新已中断');
      for (let reconnects = 0; reconnects < 5; reconnects++) {
        await expect.poll(() => tries.count).toBe(reconnects + 1);
        await expect(lost).toHaveCount(0);
        await page.clock.runFor(31_000);
      }
      await expect(lost).toBeVisible();
      await page.clock.runFor(300_000);
      expect(tries.count).toBe(6);
      await page.unroute(pushCall);
      await page.getByRole('button', { name: '重新连接' }).click();
      await expect(lost).toHaveCount(0);
      await expect.poll(() => tries.count).toBe(7);
    });

    test('a call that fails, whatever the reason, is a notice of 3 seconds', async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource|ERR_FAILED/);
      await page.clock.install();
      await page.goto('/pricing');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      const notice = page.getByRole('alert');
      for (const [what, answer, words] of failures) {
        await page.route(infoCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await navigate(page, '/billing');
        await expect(notice, what).toHaveText(words);
        await page.clock.runFor(2900);
        await expect(notice, what).toBeVisible();
        await page.clock.runFor(100);
        await expect(notice, what).toHaveCount(0);
        await page.unroute(infoCall);
        await navigate(page, '/pricing');
        await expect(title).not.toHaveText('账单');
      }
    });

    test('a notice under the pointer waits, and can be closed', async ({ page }) => {
      await page.clock.install();
      await page.goto('/pricing');
      await answerCall(page, infoCall, { code: 1001000409, msg: '有人先改过了' });
      await navigate(page, '/billing');
      const notice = page.getByRole('alert');
      await notice.hover();
      await page.clock.runFor(10_000);
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: '关闭' }).click();
      await expect(notice).toHaveCount(0);
    });
  });
});
