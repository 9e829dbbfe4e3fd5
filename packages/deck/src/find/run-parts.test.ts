import { expect, test } from 'vitest';
import { runParts } from './run-parts.ts';

const runs = [
  { text: 'Hel' },
  { text: 'lo wor' },
  { text: '7', field: 'slide-number' as const },
  { text: 'ld' },
];

test.each([
  ['inside of one run', 4, 8, [{ run: 1, from: 1, to: 5 }]],
  [
    'over several runs',
    1,
    5,
    [
      { run: 0, from: 1, to: 3 },
      { run: 1, from: 0, to: 2 },
    ],
  ],
  ['behind a number of the page, which counts one letter', 10, 12, [{ run: 3, from: 0, to: 2 }]],
  ['nowhere, behind the last letter', 20, 22, []],
])('words lie %s', (_where, start, end, parts) => {
  expect(runParts(runs, start, end)).toEqual(parts);
});
