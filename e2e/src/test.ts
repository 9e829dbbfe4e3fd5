// The stories' own `test`: shared products, one browser page per worker, and pages that must not complain or call other
// hosts.
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type ViewportSize,
  type WebError,
} from '@playwright/test';
import { administratorSession, type Session, storedSession } from './account.ts';
import { type Kind, sharedProduct } from './products.ts';
import type { Product } from './server.ts';

type Fixtures = {
  /** Which of the shared products the story is about. What a story changes there must not be what another one reads. */
  kind: Kind;
  product: Product;
  /** The administrator's session, one per worker. */
  session: Session;
  /** The page opens with that session. */
  signedIn: boolean;
  /** A browser that has loaded nothing yet, for this story alone: it is slower. */
  freshBrowser: boolean;
  /** What the pages may log besides: for stories in which something is made to fail. */
  complaints: { allow(pattern: RegExp): void };
  otherHosts: string[];
};

// A worker is a process: what lives as long as this module does is the worker's.
const contexts = new Map<string, BrowserContext>();

/** The page that the stories of a context use one after the other: a new one would have no files in its memory. */
const keptPages = new WeakMap<BrowserContext, Page>();

/** The lightest address of the product: what the browser keeps for it can only be set from within. */
const nowhere = '/healthz';

async function pageOf(context: BrowserContext): Promise<Page> {
  const kept = keptPages.get(context);
  if (kept) return kept;
  const page = await context.newPage();
  await page.goto(nowhere);
  keptPages.set(context, page);
  const addInitScript = page.addInitScript.bind(page);
  // Such a script stays for every page to come, so this page is the story's alone.
  page.addInitScript = (...script) => {
    keptPages.delete(context);
    return addInitScript(...script);
  };
  return page;
}

async function leave(page: Page, viewport: ViewportSize | null): Promise<void> {
  await page.unrouteAll();
  await page.goto(nowhere);
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  if (viewport) await page.setViewportSize(viewport);
}

/** Leaves a context for the next story as if nobody had been there; only the files stay warm. */
async function tidy(context: BrowserContext, viewport: ViewportSize | null): Promise<void> {
  await context.unrouteAll();
  await context.setOffline(false);
  const kept = keptPages.get(context);
  if (kept?.isClosed()) keptPages.delete(context);
  await Promise.all(context.pages().map((page) => (page === kept ? leave(page, viewport) : page.close())));
  await context.clearCookies();
  await context.clearPermissions();
}

export { expect };
export const test = base.extend<Fixtures>({
  kind: ['plain', { option: true }],
  product: async ({ kind }, use) => use(await sharedProduct(kind)),
  session: async ({ product }, use) => use(await administratorSession(product)),
  baseURL: ({ product }, use) => use(product.address),
  signedIn: [false, { option: true }],
  freshBrowser: [false, { option: true }],
  context: async ({ browser, product, viewport, freshBrowser }, use) => {
    if (freshBrowser) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const key = `${product.address} ${viewport?.width} ${viewport?.height}`;
    const context = contexts.get(key) ?? (await browser.newContext());
    contexts.set(key, context);
    // A clock that was replaced stays so for every page to come.
    context.clock.install = () => {
      throw new Error('a story with a clock of its own needs test.use({ freshBrowser: true })');
    };
    await use(context);
    await tidy(context, viewport);
  },
  page: async ({ context, session, signedIn }, use) => {
    const page = await pageOf(context);
    await page.evaluate(
      (rows) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name, value } of rows) localStorage.setItem(name, value);
      },
      signedIn ? storedSession(session) : [],
    );
    await use(page);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      const onConsole = (message: ConsoleMessage) => {
        // For an address without a page, such as /healthz, some browsers ask for an icon by its old name.
        if (message.location().url.endsWith('/favicon.ico')) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      };
      const onError = (error: WebError) => complaints.push(error.error().message);
      context.on('console', onConsole).on('weberror', onError);
      await use({ allow: (pattern) => void allowed.push(pattern) });
      context.off('console', onConsole).off('weberror', onError);
      const left = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(left, 'the page logged errors or warnings').toEqual([]);
    },
    { auto: true },
  ],
  otherHosts: [
    async ({ context, product }, use) => {
      const otherHosts: string[] = [];
      const onRequest = (request: Request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(product.address)) otherHosts.push(url);
      };
      context.on('request', onRequest);
      await use(otherHosts);
      context.off('request', onRequest);
      expect(otherHosts, 'the page asked other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
