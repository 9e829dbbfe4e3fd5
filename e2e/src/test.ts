// The stories' own `test`: one product per worker, and a page that must not complain or call other hosts.
import { test as base, expect } from '@playwright/test';
import { startProduct, type Product } from './server.ts';

type Fixtures = { complaints: string[]; otherHosts: string[] };

export { expect };
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // Playwright reads the names of the first parameter, so it must be a pattern even when nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'the page logged errors or warnings').toEqual([]);
    },
    { auto: true },
  ],
  otherHosts: [
    async ({ page, product }, use) => {
      const otherHosts: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(product.address)) otherHosts.push(url);
      });
      await use(otherHosts);
      expect(otherHosts, 'the page asked other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
