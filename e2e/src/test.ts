// The stories' own `test`: one product per worker, and pages that must not complain or call other hosts.
import { test as base, expect } from '@playwright/test';
import { logIn, type Session, storedSession } from './account.ts';
import { shippedSamples, startProduct, type Product } from './server.ts';

type Fixtures = {
  /** The page opens with a session of the administrator. */
  signedIn: boolean;
  /** What the pages may log besides: for stories in which something is made to fail. */
  complaints: { allow(pattern: RegExp): void };
  otherHosts: string[];
};
type WorkerFixtures = {
  mode: 'test' | 'local';
  /** With the sample talks that are shipped: for the home page and every new account. */
  samples: boolean;
  product: Product;
  session: Session;
};

export { expect };
export const test = base.extend<Fixtures, WorkerFixtures>({
  mode: ['test', { option: true, scope: 'worker' }],
  samples: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ mode, samples }, use) => {
      const product = await startProduct({
        MODE: mode,
        ...(samples ? { SAMPLES_DIR: shippedSamples } : {}),
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  session: [async ({ product }, use) => use(await logIn(product)), { scope: 'worker' }],
  baseURL: ({ product }, use) => use(product.address),
  signedIn: [false, { option: true }],
  storageState: ({ signedIn, session, product }, use) =>
    use({
      cookies: [],
      origins: [{ origin: product.address, localStorage: signedIn ? storedSession(session) : [] }],
    }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const left = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(left, 'the page logged errors or warnings').toEqual([]);
    },
    { auto: true },
  ],
  otherHosts: [
    async ({ context, product }, use) => {
      const otherHosts: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(product.address)) otherHosts.push(url);
      });
      await use(otherHosts);
      expect(otherHosts, 'the page asked other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
