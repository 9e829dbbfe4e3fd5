// Many callers meet on the same orders and balances.
// Every PostgreSQL, for the stores of order, subscription
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFacts, orderStorm } from '../../testing/order-storm.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.stop());

// A hundred thousand: random-sales.test.ts without the database, npm run bench billing with it.
test('whatever eight callers do at once, balances are the sum of their ledger, no order is paid twice, and money in is money booked', async () => {
  await orderStorm(app, 2_000);
  await app.parts.orders.settleOpen();
  const { paid, least, couponsUsed, ...facts } = await orderFacts(app);
  // Otherwise this test would prove nothing.
  expect(paid).toBeGreaterThan(20);
  expect(couponsUsed).toBeGreaterThan(5);
  expect(least).toBeGreaterThanOrEqual(0);
  expect(facts).toEqual({
    differences: 0,
    paidTwice: 0,
    paidForNothing: 0,
    couponsMiscounted: 0,
    codesLost: 0,
    unbooked: 0,
    unbegun: 0,
    untaken: 0,
    drained: 0,
    overpaid: 0,
  });
});
