import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '@app/e2e/browser.ts';
import { type Noted, type NotedWindow, takeNotes } from './probe.ts';

/** A browser without a graphics card and without a loudspeaker; its sound runs by its own clock all the same. */
export async function openBrowser() {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--autoplay-policy=no-user-gesture-required'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  return {
    /** A browser that was never here before, with a page that takes notes. */
    async newVisitor(baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        baseURL,
        // The stage is as large as it gets.
        viewport: { width: 2240, height: 1260 },
        // The ear of the notes is a script of its own.
        bypassCSP: true,
        ...options,
      });
      // tsx wraps functions in a call that keeps their names; a page does not know it.
      await context.addInitScript('globalThis.__name = (value) => value');
      await context.addInitScript(takeNotes);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      return page;
    },
    close: () => browser.close(),
  };
}

export const notes = <K extends keyof Noted>(page: Page, what: K): Promise<Noted[K]> =>
  page.evaluate((name) => (window as unknown as NotedWindow).noted[name], what) as Promise<Noted[K]>;

/** The time of the page's own clock. */
export const pageNow = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When something was first heard after a time; throws when nothing is within two minutes. */
export async function firstSoundAfter(page: Page, after: number): Promise<number> {
  const found = await page.waitForFunction(
    (since) => (window as unknown as NotedWindow).noted.heard.find(({ on, at }) => on && at > since)?.at,
    after,
    { polling: 20, timeout: 120_000 },
  );
  return (await found.jsonValue()) as number;
}

/** Waits until nothing is heard any more. */
export async function untilSilent(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as NotedWindow).noted.heard.at(-1)?.on !== true, null, {
    polling: 20,
  });
}

/** Bytes that came over the wire so far. */
export async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}
