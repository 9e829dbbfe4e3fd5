import { expect, test } from 'vitest';
import type { Unit } from '../outline/outline.ts';
import { createEn } from './en.ts';
import type { Say } from './say.ts';
import { knowWords } from './soften.ts';
import { takeTurns } from './turns.ts';
import { sayUnits } from './units.ts';
import { createZh } from './zh.ts';

type Chart = Extract<Unit, { kind: 'chart' }>['chart'];

const saying = (wording: typeof createEn): Say => ({
  ...wording(takeTurns()),
  words: knowWords([]),
  isFigured: false,
});
const years = ['2020', '2021', '2022', '2023'];
const chartOf = (title: string, ...series: Chart['series']): Unit => ({
  kind: 'chart',
  chart: { chart: 'line', title, categories: years, series },
});
const sold = (name: string, values: number[]) => ({ name, values });

test('charts of one page are each named, and told in other words', () => {
  const said = sayUnits(
    [
      chartOf('Sales in the north', sold('Bread', [10, 20, 30, 40])),
      chartOf('Sales in the south', sold('Bread', [40, 30, 20, 10])),
    ],
    saying(createEn),
  );
  expect(said[0]).toMatch(/The first chart shows sales in the north\. .*Bread rises from 10 in 2020 to 40/u);
  expect(said[1]).toMatch(/The second chart shows sales in the south\. Bread goes down, from 40 in 2020/u);
});

test('the rows of a chart are named, and the largest and smallest of many', () => {
  const rows = [sold('Bread', [10, 20, 30, 40]), sold('Cake', [1, 2, 3, 4]), sold('Rolls', [5, 6, 7, 8])];
  const [said = ''] = sayUnits([chartOf('Sales', ...rows)], saying(createEn));
  expect(said).toContain('Bread, Cake and Rolls');
  expect(said).toMatch(/Bread in 2023 at 40.*Cake in 2020 at 1/u);
});

test('a peak on the way is told', () => {
  const [said = ''] = sayUnits([chartOf('销量', sold('面包', [10, 50, 30, 20]))], saying(createZh));
  expect(said).toContain('2021');
  expect(said).toContain('50');
});

const kinds = ['North', 'South', 'East'];
const barsOf = (title: string, ...series: Chart['series']): Unit => ({
  kind: 'chart',
  chart: { chart: 'bar', title, categories: kinds, series },
});

test('of rows that only a program has named, one highest and one lowest value are told', () => {
  for (const name of ['Series', 'Ряд', 'Datenreihe', '系列']) {
    const rows = [sold(`${name} 1`, [4, 2, 3]), sold(`${name} 2`, [1, 5, 3])];
    const said = sayUnits([barsOf('', ...rows)], saying(createEn)).join(' ');
    expect(said).toContain('The highest is South at 5, and the lowest is North at 1.');
    expect(said).not.toContain(name);
    expect(said).not.toContain('comes first');
  }
});

test('rows of time without names are not told one after the other as "the value"', () => {
  const said = sayUnits([chartOf('', sold('Series 1', [4, 3, 2, 1]), sold('Series 2', [1, 2, 3, 9]))], {
    ...saying(createEn),
  }).join(' ');
  expect(said).not.toMatch(/value (?:falls|rises|goes|drops|grows)/iu);
});

test('charts without names are counted, and the same chart is told once', () => {
  const one = barsOf('', sold('Bread', [1, 2, 3]));
  const said = sayUnits([one, one, barsOf('', sold('Series 1', [3, 2, 1]))], saying(createEn)).join(' ');
  expect(said).toMatch(/the second chart/iu);
  expect(said).not.toContain('third');
  expect(said).not.toContain('too.');
});

test('what the title has named is not named again', () => {
  const [said = ''] = sayUnits(
    [chartOf('Total enrollment (millions)', sold('Total Enrollment (Millions)', [1, 2, 3, 4]))],
    saying(createEn),
  );
  expect(said).toMatch(/It rises from 1 in 2020 to 4 in 2023\.$/u);
});

test('days are told as days', () => {
  const days: Unit = {
    kind: 'chart',
    chart: {
      chart: 'line',
      categories: ['2002-01-05', '2002-01-09'],
      series: [sold('Visitors', [12, 28])],
    },
  };
  expect(sayUnits([days], saying(createEn))[0]).toContain(
    'from 12 on January 5, 2002 to 28 on January 9, 2002',
  );
  expect(sayUnits([days], saying(createZh))[0]).toContain('2002年1月5日');
});

test('a title that says something is said as it is', () => {
  const [said = ''] = sayUnits(
    [barsOf('Jobs for people with a degree grew by 2 percent a year.', sold('Jobs', [1, 2, 3]))],
    saying(createEn),
  );
  expect(said).toMatch(/^Jobs for people with a degree grew by 2 percent a year\. /u);
});

test('points of a cloud have no names to tell', () => {
  const cloud: Unit = {
    kind: 'chart',
    chart: {
      chart: 'scatter',
      categories: ['0.7', '1.8', '2.6'],
      series: [sold('Y-Values', [2.7, 3.2, 0.8])],
    },
  };
  expect(sayUnits([cloud], saying(createEn)).join(' ')).not.toMatch(/1\.8/u);
});

test('rows that are too many to name are not left out in silence', () => {
  const rows = ['Oats', 'Rye', 'Wheat', 'Rice', 'Corn', 'Millet', 'Barley'].map((name, at) =>
    sold(name, [at, 1, 2]),
  );
  expect(sayUnits([barsOf('Grain', ...rows)], saying(createEn))[0]).toMatch(/Corn and others/u);
});
