import { expect, test } from 'vitest';
import { grownRows } from './fit-rows.ts';

test.each([
  ['rows that hold their words stay', [40, 40], [0, 40, 80], [40, 40]],
  ['words make a row higher, and the others stay', [40, 40], [0, 96, 136], [96, 40]],
  ['a row is never lower than it was made', [40, 60], [0, 40, 72], [40, 60]],
  ['less than half a unit is the rounding of the browser', [40.3, 40], [0, 40.7, 81], [40.3, 40]],
  ['a row that is not drawn keeps its height', [40, 40, 30], [0, 40, 80], [40, 40, 30]],
])('%s', (_name, rows, edges, grown) => {
  expect(grownRows(rows, edges)).toEqual(grown);
});
