import { describe, expect, test } from 'vitest';
import { ownsDatabase, standsFor, testsOnBoth, untestedStores } from './database-tests.mjs';

describe('a test runs on a second PostgreSQL', () => {
  test.each([
    ['because it says SQL', 'await pool.query<Row>(`select 1`);'],
    ['because it builds SQL', 'set: { points: sql`points + 1` }'],
    ['because it opens a transaction', 'await db.transaction(async (tx) => undefined);'],
    ['because it has a database of its own', 'const database = await cloneDatabase();'],
    ['because callers meet', 'await Promise.allSettled([spend(), spend()]);'],
    ['because a flood comes', 'await manyTimes(1000, logIn);'],
    ['because it starts processes', 'const child = await startChild(settings);'],
    ['because it stands for others', '// Every PostgreSQL, for the stores of file, upload\n'],
  ])('%s', (_why, text) => {
    expect(ownsDatabase(text)).toBe(true);
  });

  test('only where there is a reason', () => {
    expect(ownsDatabase('const app = await startApp();')).toBe(false);
  });

  test('unless it says why not, in a line of its own', () => {
    const query = 'await pool.query(`select 1`);';
    expect(ownsDatabase(`// Embedded PostgreSQL alone: jobs.test.ts has its SQL.\n${query}`)).toBe(false);
    expect(ownsDatabase(`// Embedded PostgreSQL alone:\n${query}`)).toBe(true);
  });
});

test('a test may stand for stores of other modules', () => {
  expect(standsFor('// Every PostgreSQL, for the stores of file, task\n')).toEqual(['file', 'task']);
  expect(standsFor('no line')).toEqual([]);
});

test('every store of the product is tested on both', () => {
  expect(untestedStores()).toEqual([]);
});

test('some tests of the server stay on one', () => {
  expect(testsOnBoth()).toContain('apps/server/src/platform/jobs/jobs.test.ts');
  expect(testsOnBoth()).not.toContain('apps/server/src/testing/door.test.ts');
});
