import { describe, expect, test } from 'vitest';
import { level, levelNameOf, levelNames, rightsOf } from './level.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

test.each([
  [0, 'vip1'],
  [1, 'vip2'],
  [2, 'vip3'],
  [3, 'vip4'],
  [4, 'svip1'],
] as const)('level %i is %s, both ways', (code, name) => {
  expect(level.decode(code)).toBe(name);
  expect(level.encode(name)).toBe(code);
});

test('there is no level 5', () => {
  expect(level.find(5)).toBeUndefined();
});

test('the levels are ordinary, vip1, vip2, vip3, vip4, svip1', () => {
  expect(levelNames).toEqual(['ordinary', 'vip1', 'vip2', 'vip3', 'vip4', 'svip1']);
});

test.each([[null], [undefined]])('a user whose level is %s is ordinary', (absent) => {
  expect(levelNameOf(absent)).toBe('ordinary');
  expect(rightsOf(absent)).toBe(rightsOf('ordinary'));
});

describe('the table of rights', () => {
  test.each([
    // level     credits  helper   interactions  GB   projects avatars  MB   CNY    USD
    ['ordinary', 200, 100, 100, 1, 5, 3, 50, 0, 0],
    ['vip1', 300, 300, 1_000, 5, 20, 5, 50, 39, 6],
    ['vip2', 800, 1_000, 5_000, 20, 100, 20, 50, 99, 15],
    ['vip3', 2_000, 3_000, 20_000, 50, 500, 50, 50, 299, 45],
    ['vip4', 5_000, 10_000, 50_000, 100, 2_000, 100, 50, 699, 99],
    ['svip1', 12_000, 30_000, 200_000, 500, null, null, 150, 1_999, 279],
  ] as const)(
    'gives %s what was decided',
    (name, credits, helper, interactions, gb, projects, avatars, mb, CNY, USD) => {
      expect(rightsOf(name)).toMatchObject({
        credits,
        helperUsesPerMonth: helper,
        interactionsPerMonth: interactions,
        storageBytes: gb * GB,
        projects,
        avatars,
        uploadBytes: mb * MB,
        pricePerMonth: { CNY, USD },
      });
    },
  );

  test('gives credits once to an ordinary account and every month to the others', () => {
    expect(levelNames.map((name) => rightsOf(name).creditsCome)).toEqual([
      'once',
      'monthly',
      'monthly',
      'monthly',
      'monthly',
      'monthly',
    ]);
  });

  test('puts a mark on the videos of ordinary accounts only', () => {
    expect(levelNames.filter((name) => rightsOf(name).videoMark)).toEqual(['ordinary']);
  });
});
