import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { creditPackages, exchangePackages, subscriptionPackages } from './limits.ts';
import { productPackageSchema } from './schema.ts';
import { exchangeType } from './states/exchange-type.ts';

test.each([
  [0, 'assistant'],
  [1, 'interaction'],
  [2, 'storage'],
] as const)('exchange package type %i is %s, both ways', (code, name) => {
  expect(exchangeType.decode(code)).toBe(name);
  expect(exchangeType.encode(name)).toBe(code);
});

test('there is no fourth exchange package type', () => {
  expect(exchangeType.find(3)).toBeUndefined();
});

test('exchange packages have the decided sizes at the prices of the spec', () => {
  expect(exchangePackages.map(({ type, size, creditCount }) => [type, size, creditCount])).toEqual([
    ['assistant', 10, 4],
    ['assistant', 50, 20],
    ['assistant', 100, 40],
    ['assistant', 500, 200],
    ['interaction', 100, 24],
    ['interaction', 500, 120],
    ['interaction', 1_000, 240],
    ['storage', 1, 20],
    ['storage', 5, 100],
    ['storage', 10, 200],
    ['storage', 50, 1_000],
  ]);
});

test('credit packages cost what was decided', () => {
  expect(creditPackages.map(({ credits, price }) => [credits, price.CNY, price.USD])).toEqual([
    [100, 12, 2],
    [500, 55, 8],
    [2_000, 200, 29],
    [10_000, 900, 129],
  ]);
});

test('each paid level is sold by the month at its price, and by the year for ten months', () => {
  expect(
    subscriptionPackages.map(({ level, months, price }) => [level, months, price.CNY, price.USD]),
  ).toEqual([
    ['vip1', 1, 39, 6],
    ['vip2', 1, 99, 15],
    ['vip3', 1, 299, 45],
    ['vip4', 1, 699, 99],
    ['svip1', 1, 1_999, 279],
    ['vip1', 12, 390, 60],
    ['vip2', 12, 990, 150],
    ['vip3', 12, 2_990, 450],
    ['vip4', 12, 6_990, 990],
    ['svip1', 12, 19_990, 2_790],
  ]);
});

test('no two packages share an id', () => {
  const ids = [...exchangePackages, ...creditPackages, ...subscriptionPackages].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an exchange package travels with the code of its type', () => {
  expect(exchangePackages.map((row) => z.encode(productPackageSchema, row)).at(-1)).toEqual({
    id: 'storage-50',
    type: 2,
    size: 50,
    creditCount: 1_000,
  });
});
