// What stories do inside a page.
import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Goes to another screen as a link would, without loading the page anew. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ idx: 1, key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: to } }));
  }, path);
}

/** Chooses one of several. What the server keeps shows a moment after the click, so `check()` would look too early. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** From now on the microphone is refused: as by a person, in every browser, also in one that asks nobody. */
export const refuseMicrophone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });

export type Language = 'zh-CN' | 'en-US';
export type Scheme = 'light' | 'dark';

/** Switches language and appearance as another tab would: the page follows without a reload. */
export async function switchTo(page: Page, language: Language, scheme: Scheme): Promise<void> {
  const values = { language, scheme };
  await page.evaluate((wanted) => {
    for (const [key, newValue] of Object.entries(wanted)) {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      const storageArea = localStorage;
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea }));
    }
  }, values);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
  await settled(page);
}

/** Waits until everything that moves or fades has arrived; what moves for ever is left alone. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What a change began is known one frame later, and so is what an arrival began: a colour that an element takes
    // over from the one around it fades after that one.
    for (let quietFrames = 0; quietFrames < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const animations = moving();
      quietFrames = animations.length === 0 ? quietFrames + 1 : 0;
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

/** Makes localStorage (and sessionStorage, if asked) fail as in a browser that forbids or has filled it. */
export async function breakStorage(page: Page, how: 'off' | 'full', names = ['localStorage']): Promise<void> {
  await page.addInitScript(
    ([kind, storages]) => {
      for (const name of storages as string[]) {
        if (kind === 'off') {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('storage is off', 'SecurityError');
            },
          });
        } else {
          Storage.prototype.setItem = () => {
            throw new DOMException('storage is full', 'QuotaExceededError');
          };
        }
      }
    },
    [how, names],
  );
}

/** Adds up how far things jump on the page that is opened next; answers how to ask for the sum so far. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Counts the requests of a page whose address matches. */
export function counting(page: Page, pattern: RegExp): { readonly count: number; readonly all: Request[] } {
  const all: Request[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) all.push(request);
  });
  return {
    all,
    get count() {
      return all.length;
    },
  };
}

/** Answers a call with an envelope of our own. */
export async function answerCall(
  page: Page,
  url: RegExp,
  envelope: { code: number; msg?: string; data?: unknown },
) {
  await page.route(url, (route) => route.fulfill({ json: { msg: '', data: null, ...envelope } }));
}

/** Somebody comes back to the tab. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** What the page says about the server and the connection. */
export const banner = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

export const infoCall = /\/web-api\/portrait\/user\/info$/;
export const settingsCall = /\/web-api\/portrait\/client\/settings$/;
export const pushCall = /\/sse\/connect\//;
