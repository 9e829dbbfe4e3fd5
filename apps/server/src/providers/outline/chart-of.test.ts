import { expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';

const table = (rows: string[][]) => ({ kind: 'table', page: 1, rows, headRows: 1 }) as const;

test('years are a line', () => {
  const rows = [
    ['Year', 'Sales'],
    ['2021', '1,200'],
    ['2022', '1,350'],
    ['2023', '1,500'],
  ];
  expect(chartOf(table(rows))).toEqual({
    chart: 'line',
    categories: ['2021', '2022', '2023'],
    series: [{ name: 'Sales', values: [1200, 1350, 1500] }],
  });
});

test('shares of one whole are a pie, other numbers columns', () => {
  const shares = [
    ['来源', '占比'],
    ['网络', '55%'],
    ['门店', '30%'],
    ['电话', '15%'],
  ];
  expect(chartOf(table(shares))?.chart).toBe('pie');
  const sums = [
    ['来源', '金额'],
    ['网络', '55'],
    ['门店', '30'],
    ['电话', '25'],
  ];
  expect(chartOf(table(sums))?.chart).toBe('column');
});

test.each([
  [
    'words',
    [
      ['Name', 'Role'],
      ['Ann', 'Head'],
      ['Bo', 'Cook'],
      ['Cy', 'Guard'],
    ],
  ],
  [
    'a missing number',
    [
      ['Name', 'Age'],
      ['Ann', '30'],
      ['Bo', '-'],
      ['Cy', '41'],
    ],
  ],
  [
    'shares beside sums',
    [
      ['Name', 'Sum', 'Share'],
      ['A', '30', '10%'],
      ['B', '20', '7%'],
      ['C', '9', '3%'],
    ],
  ],
  [
    'numbers of another size',
    [
      ['Name', 'Price', 'Sold'],
      ['A', '3', '90000'],
      ['B', '2', '70000'],
      ['C', '9', '800'],
    ],
  ],
])('a table with %s stays a table', (_what, rows) => {
  expect(chartOf(table(rows))).toBeUndefined();
});
