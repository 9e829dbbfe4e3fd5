// Every PostgreSQL: the store of statistics.
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, aViewer, aVisitorOf } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let projectId: string;

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
  owner = await aUser(app, { level: 'svip1' });
  projectId = (await anImport(app, owner)).id;
});
afterAll(() => app.stop());

const stay = async (token: string, stayMs: number, headers = aViewer()) => {
  const body = { projectId, metric: 'viewers', stayMs };
  expect((await app.call(statisticsRoutes.increment, { token, body, headers })).code).toBe(200);
};

const credits = async () =>
  (await app.call<{ balances: { credits: number } }>(userRoutes.permission, { token: owner.token })).data!
    .balances.credits;

const stays = async () =>
  (await app.parts.database.pool.query<{ stay_ms: string }>('select stay_ms from project_view')).rows.map(
    (row) => Number(row.stay_ms),
  );

/** Everybody who is here came in so much earlier. */
const cameEarlier = (ms: number) =>
  app.parts.database.pool.query(
    `update session set created_at = created_at - make_interval(secs => $1) where share_id is not null`,
    [ms / 1000],
  );

test('a viewer cannot have stayed longer than since they came in, however often a page says so', async () => {
  const before = await credits();
  for (let viewer = 0; viewer < 5; viewer++) {
    const token = await aVisitorOf(app, owner, projectId);
    await stay(token, 24 * 60 * 60 * 1000);
    await stay(token, 24 * 60 * 60 * 1000);
  }
  for (const stayed of await stays()) expect(stayed).toBeLessThan(60_000);
  expect(await credits()).toBe(before);
});

test('five viewers who stay over a minute reward the owner once', async () => {
  const before = await credits();
  const visitors = [];
  for (let viewer = 0; viewer < 5; viewer++) visitors.push(await aVisitorOf(app, owner, projectId));
  await cameEarlier(90_000);
  for (const token of visitors) {
    await stay(token, 40_000);
    // Coming back adds up, and is still one viewer.
    await stay(token, 25_000);
    await stay(token, 25_000);
  }
  expect((await stays()).filter((stayed) => stayed >= 90_000)).toHaveLength(5);
  expect(await credits()).toBe(before + 15);
});

test('a stay that is told in pieces is one stay, and no longer than since the viewer came in', async () => {
  const token = await aVisitorOf(app, owner, projectId);
  await cameEarlier(100_000);
  const before = (await stays()).length;
  for (const ms of [0, 30_000, 30_000, 30_000, 7777]) await stay(token, ms);
  expect(await stays()).toHaveLength(before + 1);
  expect((await stays()).filter((stayed) => stayed === 97_777)).toHaveLength(1);
  for (let again = 0; again < 4; again++) await stay(token, 30_000);
  for (const stayed of await stays()) expect(stayed).toBeLessThan(100_000 + 60_000);
});
