// Every PostgreSQL: counters that are raised at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { createQuota, takeInTurn } from './quota.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const perMs = 60_000;

test('of several counters each is taken up to the first that is used up, and none after it', async () => {
  const { db } = app.parts.database;
  const [own, all] = [
    createQuota(db, { name: 'own', count: 2, perMs }),
    createQuota(db, { name: 'all', count: 3, perMs }),
  ];
  const take = (who: string) =>
    takeInTurn(db, [
      [own, who],
      [all, 'place'],
    ]);
  expect([await take('a'), await take('a')]).toEqual([undefined, undefined]);
  expect(await take('a')).toMatchObject({ place: 0, seconds: expect.closeTo(60, -1) as number });
  // What was refused to one is left for the others.
  expect(await all.usedOf(['place'])).toEqual([2]);
  expect(await take('b')).toBeUndefined();
  expect(await take('b')).toMatchObject({ place: 1 });
  expect(await Promise.all([own.usedOf(['b']), all.usedOf(['place'])])).toEqual([[2], [3]]);
});

test('of many who come at once no more are let in than may', async () => {
  const quota = createQuota(app.parts.database.db, { name: 'crowd', count: 5, perMs });
  const all = await Promise.all(
    Array.from({ length: 20 }, () => takeInTurn(app.parts.database.db, [[quota, 'door']])),
  );
  expect(all.filter((refused) => refused === undefined)).toHaveLength(5);
});
