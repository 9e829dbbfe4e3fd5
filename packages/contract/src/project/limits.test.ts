import { expect, test } from 'vitest';
import { pageCountOf, pageCountOptions, pageNumbers, projectLimits } from './limits.ts';
import { projectMessages } from './messages.ts';
import { projectMethod } from './states/method.ts';
import { orderDirs, projectOrders } from './states/sort.ts';

test('the numbers are those of the spec', () => {
  expect(projectLimits).toMatchObject({
    backgroundColor: '#fff',
    pageNumberAuto: -1,
    presentationMinutes: [5, 10, 20, 30],
    priceCredits: 80,
  });
});

test('the page-count options are 5-10, 10-15, 20-30 and 25-35', () => {
  expect(pageCountOptions.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '5-10',
    '10-15',
    '20-30',
    '25-35',
  ]);
});

test('every page number stands for one option, and -1 for automatic', () => {
  expect(pageNumbers).toEqual([-1, 5, 10, 20, 25]);
  expect(pageCountOf(25)).toEqual({ from: 25, to: 35 });
  expect(pageCountOf(-1)).toBeUndefined();
});

test('a new project is untitled in both languages', () => {
  expect(projectMessages.untitled).toMatchObject({ zh: '未命名', en: 'Untitled' });
});

test('projects sort by name, modify time, creation time or last opened, up or down', () => {
  expect(projectOrders).toEqual(['name', 'updatedAt', 'createdAt', 'openedAt']);
  expect(orderDirs).toEqual(['asc', 'desc']);
});

test.each([
  [1, 'document'],
  [2, 'text'],
  [3, 'canvas'],
] as const)('method %i is %s, both ways', (code, name) => {
  expect(projectMethod.decode(code)).toBe(name);
  expect(projectMethod.encode(name)).toBe(code);
});
