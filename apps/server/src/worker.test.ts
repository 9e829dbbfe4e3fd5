// Every PostgreSQL: what is old is deleted from every store.
import { expect, test } from 'vitest';
import { createQuota } from './platform/quota.ts';
import { startAppForTest } from './testing/start-app.ts';
import { createWorker } from './worker.ts';

test('counters that have run out are deleted, those that count stay', async () => {
  const app = await startAppForTest({ ROLE: 'api' });
  const { db, pool } = app.parts.database;
  const quota = createQuota(db, { name: 'tidied', count: 5, perMs: 60_000 });
  await quota.take('over');
  await pool.query(`update limiter set expire = expire - 60001 where key like 'tidied:%'`);
  await quota.take('running');
  await createWorker(app.parts).tidy();
  const { rows } = await pool.query<{ points: number }>(
    `select points from limiter where key like 'tidied:%' and expire > extract(epoch from now()) * 1000`,
  );
  expect(rows).toEqual([{ points: 1 }]);
  expect((await pool.query(`select 1 from limiter where key like 'tidied:%'`)).rowCount).toBe(1);
});
