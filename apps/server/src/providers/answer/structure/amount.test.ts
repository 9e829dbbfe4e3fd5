import { expect, test } from 'vitest';
import { amountOf } from './amount.ts';

test.each([
  ['95', 95, ''],
  ['1,210 万元', 12_100_000, '元'],
  ['0.2 亿元', 20_000_000, '元'],
  ['约 4.6 亿年', 4.6e8, '年'],
  ['三亿五千万公里', 3.5e8, '公里'],
  ['12%', 12, '%'],
  ['99.86 ％', 99.86, '%'],
  ['687 days', 687, 'days'],
  ['$1.5bn', 1.5e9, '$'],
  ['US$ 9', 9, 'US$'],
  ['29k', 29_000, ''],
  ['3.2M', 3.2e6, ''],
  ['5 m', 5, 'm'],
  ['1.4 million', 1.4e6, ''],
  ['-63', -63, ''],
  ['−2.1%', -2.1, '%'],
  ['(1,234)', -1234, ''],
  ['-$20', -20, '$'],
  ['83*', 83, ''],
  ['83 [1]', 83, ''],
  ['83²', 83, ''],
  ['357 km²', 357, 'km2'],
  ['10–20 kg', 15, 'kg'],
  ['3 至 5 天', 4, '天'],
  ['> 100', 100, ''],
  ['4.8 months', 4.8, 'months'],
  ['150 km/h', 150, 'km/h'],
])('%s is %d %s', (text, value, unit) => {
  const amount = amountOf(text);
  expect(amount?.value).toBeCloseTo(value, 5);
  expect(amount?.unit).toBe(unit);
});

test.each([
  '',
  '-',
  '—',
  'n/a',
  '无',
  'Founded 1998 in Paris',
  '1C',
  'GS-0303-07',
  '第 3 页',
  '3 of 5 people',
])('%s is no amount', (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test('amounts of one kind are compared whatever their unit', () => {
  const level = (text: string, unit?: string) => amountOf(text, unit)!.level;
  expect(level('88 days')).toBeLessThan(level('12 years'));
  expect(level('8 分 20 秒')).toBeCloseTo(level('500 秒'));
  expect(level('1.5 km')).toBe(level('1500 米'));
  expect(level('2024-03-01')).toBeLessThan(level('2024年5月'));
  expect(level('March 2023')).toBeLessThan(level('2024年5月'));
  expect(level('3', '公里')).toBe(level('3000 m'));
});

test('a cell of 200,000 letters takes no longer than any other', () => {
  expect(amountOf(`1${' '.repeat(200_000)}1`)).toBeUndefined();
  expect(amountOf('9'.repeat(200_000))).toBeUndefined();
});
