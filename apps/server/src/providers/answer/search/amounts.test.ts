import { expect, test } from 'vitest';
import { evenAmounts, numberOfHan, numberOfWords } from './amounts.ts';

test.each([
  ['二十二', 22],
  ['十二', 12],
  ['两千', 2000],
  ['三亿五千万', 350_000_000],
  ['九十九点八六', 99.86],
  ['二〇二三', 2023],
])('%s is %d', (written, value) => {
  expect(numberOfHan(written)).toBe(value);
});

test.each([
  ['five thousand five hundred', 5500],
  ['twenty-two', 22],
  ['two million and three', 2_000_003],
])('%s is %d', (written, value) => {
  expect(numberOfWords(written)).toBe(value);
});

test.each([
  ['五千五百摄氏度', '5,500 °C'],
  ['百分之二十', '20%'],
  ['二十二公里', '22 kilometres'],
  ['0.2 亿', '20,000,000'],
])('%s and %s are compared as the same', (one, other) => {
  expect(evenAmounts(one).trim()).toBe(evenAmounts(other).trim());
});

test('words that only look like numbers stay words', () => {
  expect(evenAmounts('one of the thousand islands')).toBe('one of the thousand islands');
  expect(evenAmounts('万一')).toBe('万一');
});
