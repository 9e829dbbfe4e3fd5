import { creditRoutes } from '@app/contract/credit/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Booking } from './service.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  [owner, other] = [await aUser(app), await aUser(app)];
  // The first call of a day brings its reward; here it comes before everything else.
  for (const user of [owner, other]) await records({}, user);
  const bookings: Omit<Booking, 'userId'>[] = [
    { ledger: 'credits', amount: 100, key: 'trial' },
    { ledger: 'credits', amount: -80, key: 'project:1' },
    { ledger: 'interactions', amount: 5, key: 'trial' },
    { ledger: 'credits', amount: 80, key: 'back:project:1' },
  ];
  await app.parts.database.db.transaction(async (tx) => {
    for (const booking of bookings) await app.parts.credits.book(tx, { userId: owner.id, ...booking });
    await app.parts.credits.book(tx, { userId: other.id, ledger: 'credits', amount: 7, key: 'trial' });
  });
});
afterAll(() => app.stop());

type Records = { list: Record<string, unknown>[]; total: number };
const records = (body: object, user = owner) =>
  app.call<Records>(creditRoutes.records, { token: user.token, body });

test('an account sees what came and went, the newest first and nobody else’s', async () => {
  const data = (await records({})).data!;
  expect(data.list.map(({ ledger, amount, reason }) => [ledger, amount, reason])).toEqual([
    ['credits', 80, 'back'],
    ['interactions', 5, 'trial'],
    ['credits', -80, 'project'],
    ['credits', 100, 'trial'],
    ['credits', 1, 'daily-login'],
  ]);
  expect((await records({}, other)).data).toMatchObject({ total: 2, list: [{ amount: 7 }, { amount: 1 }] });
});

test('one ledger can be asked for alone, in pages', async () => {
  const { data } = await records({ ledger: 'credits', pageNum: 2, pageSize: 2 });
  expect(data).toMatchObject({ total: 4, list: [{ amount: 100, reason: 'trial' }, { amount: 1 }] });
});

test('the key of an entry is not told: it may name what belongs to others', async () => {
  const data = (await records({ pageSize: 1 })).data!;
  expect(Object.keys(data.list[0]!).sort()).toEqual(['amount', 'createdAt', 'id', 'ledger', 'reason']);
});
