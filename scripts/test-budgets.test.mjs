import { expect, test } from 'vitest';
import { timeTable } from './test-budgets.mjs';

test('each part is told with its time and its budget, and the whole with a quarter of an hour', () => {
  expect(timeTable({ checks: 20, units: 125.4, server: 239, stories: 301 })).toEqual([
    '  checks    0:20 of  1:00',
    '  units     2:05 of  4:00',
    '  server    3:59 of  4:00',
    '  stories   5:01 of  6:00',
    '  all      11:25 of 15:00',
  ]);
});

test('a part over its budget has a line of its own', () => {
  expect(timeTable({ units: 60, server: 301 })).toEqual([
    '  units     1:00 of  4:00',
    '  server    5:01 of  4:00',
    '! server: 5:01 is over the budget of 4:00 for a quiet machine with two cores',
  ]);
});
