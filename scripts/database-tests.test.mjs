import { describe, expect, test } from 'vitest';
import { ownsDatabase, standsFor, testsOnBoth, untestedStores } from './database-tests.mjs';

describe('a test runs on a second PostgreSQL', () => {
  test('because it says what it needs there, in a line of its own', () => {
    expect(ownsDatabase('// Every PostgreSQL: the store of voices.\nimport …')).toBe(true);
    expect(ownsDatabase('// Every PostgreSQL:\nimport …')).toBe(false);
  });

  test('because it stands for others', () => {
    expect(ownsDatabase('// Every PostgreSQL, for the stores of file, upload\n')).toBe(true);
  });

  test('only where it says so', () => {
    expect(ownsDatabase('await pool.query(`select 1`);')).toBe(false);
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
