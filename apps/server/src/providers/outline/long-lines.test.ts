import { expect, test } from 'vitest';
import { partsCounted } from './enumerations.ts';
import { shortenPoint } from './shorten-point.ts';
import { isUntold } from './untold.ts';

const counted = '(1) red apples, (2) green pears; and (3) blue plums';

test('parts that a sentence counts end without what joins them', () => {
  expect(partsCounted(counted)).toEqual(['(1) red apples', '(2) green pears', '(3) blue plums']);
  expect(partsCounted('（1）红色的苹果、（2）绿色的鸭梨，以及（3）蓝色的李子')).toEqual([
    '（1）红色的苹果',
    '（2）绿色的鸭梨',
    '（3）蓝色的李子',
  ]);
});

const long = 49_000;

test.each([
  ['commas', `${counted}${','.repeat(long)}x`],
  ['blanks', `${counted}${' '.repeat(long)}x`],
  ['words of code', 'return '.repeat(long / 7)],
])('a line of %s without end is read at once', { timeout: 10_000 }, (_what, line) => {
  expect(partsCounted(line).join('').length).toBeLessThanOrEqual(line.length);
  expect(shortenPoint(line).length).toBeLessThanOrEqual(line.length);
  expect(isUntold(line)).toBe(false);
});
