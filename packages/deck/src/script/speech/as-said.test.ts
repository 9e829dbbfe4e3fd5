import { expect, test } from 'vitest';
import { createEn } from './en.ts';
import { sayPoints } from './points.ts';
import type { Say } from './say.ts';
import { knowWords } from './soften.ts';
import { sayTable } from './table.ts';
import { takeTurns } from './turns.ts';
import { sayUnits } from './units.ts';
import { createZh } from './zh.ts';

const english = (): Say => ({ ...createEn(takeTurns()), words: knowWords([]), isFigured: false });
const chinese = (): Say => ({ ...createZh(takeTurns()), words: knowWords([]), isFigured: false });
const heard = (lines: readonly string[], say: Say) =>
  sayPoints(
    lines.map((text) => ({ text, parts: [], isItem: true })),
    say,
  ).map(({ text }) => text);

test('whose words they are is said before them', () => {
  expect(heard(['It is something you do all the time in little bursts. – Martin Fowler'], english())).toEqual(
    ['Martin Fowler says: It is something you do all the time in little bursts.'],
  );
  expect(heard(['学而不思则罔，思而不学则殆。——孔子'], chinese())).toEqual([
    '孔子说：学而不思则罔，思而不学则殆。',
  ]);
});

test('a line that goes on belongs to the one before', () => {
  expect(
    heard(['89% of the changes were made without a tool', '… among those who make tools.'], english()),
  ).toEqual(['89% of the changes were made without a tool, among those who make tools.']);
});

test('a heading that asks nothing announces, and marks of a scale are not read', () => {
  const said = heard(
    ['What We Did', 'We looked at every change of four developers for a year', '2006', '2007'],
    english(),
  );
  expect(said.join(' ')).toBe(
    'Here is what we did. We looked at every change of four developers for a year.',
  );
});

test.each([
  [['300', 'schools', '12', 'countries'], /300.*schools.*12.*countries/su],
  [['2019', 'First sale in Lyon', '2020', 'A shop in Paris'], /2019.*Lyon.*2020.*Paris/su],
  [['42', '17'], /42.*17/su],
])('numbers among words, and two that stand alone, are told: %j', (lines, told) => {
  expect(heard(lines, english()).join(' ')).toMatch(told);
});

test('a row of nothing but marks is not read', () => {
  expect(heard(['2006', '2007', '2008'], english())).toEqual([]);
  expect(heard(['0', '50', '100', 'Schools by the number of their pupils'], english()).join(' ')).toBe(
    'Schools by the number of their pupils.',
  );
});

test('a value is no formula', () => {
  expect(heard(['The labor cost = $5,724 for all of the fourteen weeks'], english())).toEqual([
    'The labor cost is $5,724 for all of the fourteen weeks.',
  ]);
});

test('a wide table is told with its last column, which holds what comes of the others', () => {
  const head = ['Team', 'Matches of the season', 'Won', 'Drawn', 'Lost', 'Points'];
  const rows = [
    ['Red', '38 in all of them', '20', '10', '8', '70 and the cup'],
    ['Blue', '38 in all of them', '18', '9', '11', '63 and no cup'],
  ];
  const said = sayTable({ head, rows }, english()).join(' ');
  expect(said).toContain('70 and the cup');
  const large = Array.from({ length: 12 }, (_, at) => [
    `Team ${at}`,
    `${at}`,
    `${at * 2}`,
    `${at * 3}`,
    `${at * 5 + 1}`,
  ]);
  expect(
    sayTable({ head: ['Team', 'Won', 'Drawn', 'Lost', 'Points'], rows: large }, english()).join(' '),
  ).toMatch(/points[^.]*56/iu);
});

test('a line alone beside a picture says what the picture shows', () => {
  const said = sayUnits(
    [
      {
        kind: 'points',
        points: [{ text: '玻尔兹曼机是一个特殊的概率无向图模型。', parts: [], isItem: true }],
      },
      { kind: 'picture' },
      { kind: 'points', points: [{ text: '包含六个变量的玻尔兹曼机', parts: [] }] },
    ],
    chinese(),
  );
  expect(said.join('')).toMatch(/[图照][^。]*包含六个变量的玻尔兹曼机。/u);
});
