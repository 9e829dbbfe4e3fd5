// Visits screens of the built product, a few at a time, with one browser and one login for all of them.
import { type Browser, chromium } from '@playwright/test';
import { logIn, storedSession } from './account.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { type Product, startProduct } from './server.ts';

export type Visit = { browser: Browser; product: Product; session: ReturnType<typeof storedSession> };

export async function eachScreen<Screen, Result>(
  screens: readonly Screen[],
  atOnce: number,
  look: (visit: Visit, screen: Screen) => Promise<Result>,
): Promise<Result[]> {
  const { executablePath, env } = await findBrowser();
  const product = await startProduct();
  const settings = { ...process.env, ...env } as Record<string, string>;
  const browser = await chromium.launch({ executablePath, args: browserFlags, env: settings });
  try {
    const visit = { browser, product, session: storedSession(await logIn(product)) };
    const results: Result[] = [];
    const waiting = [...screens.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        results[next[0]] = await look(visit, next[1]);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return results;
  } finally {
    await browser.close();
    await product.stop();
  }
}
