import { describe, expect, test } from 'vitest';
import type { ChartElement } from '../../element.ts';
import { chartDataCommands } from './changes.ts';
import {
  addSeries,
  type ChartData,
  chartMost,
  insertDataRow,
  numberFrom,
  removeDataRows,
  removeSeries,
  sheetSize,
  sheetText,
  withTexts,
} from './sheet.ts';

const data: ChartData = {
  categories: ['A', 'B'],
  series: [
    { name: 'one', values: [1, 2] },
    { name: 'two', values: [3, null] },
  ],
};
const sheet = (from: ChartData) => {
  const { rows, columns } = sheetSize(from);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_each, column) => sheetText(from, { row, column })).join('|'),
  );
};

describe('a number that is typed', () => {
  test.each([
    ['12', 12],
    [' 1,234.5 ', 1234.5],
    ['１２．５', 12.5],
    ['−3', -3],
    ['25%', 0.25],
    ['¥1,000', 1000],
    ['-$5', -5],
    ['1e3', 1000],
    ['.5', 0.5],
    ['', null],
    ['  ', null],
    ['twelve', undefined],
    ['1,2', undefined],
    ['1e999', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
  ])('%j is %s', (typed, value) => {
    expect(numberFrom(typed)).toBe(value);
  });
});

describe('the sheet of a chart', () => {
  test('has names above and beside the numbers', () => {
    expect(sheet(data)).toEqual(['|one|two', 'A|1|3', 'B|2|']);
  });

  test('takes a paste and grows with it; what is no number is left out and counted', () => {
    const { data: after, refused } = withTexts(data, { row: 2, column: 2 }, [['9', 'x'], ['8'], ['7', '6']]);
    expect(sheet(after)).toEqual(['|one|two|', 'A|1|3|', 'B|2|9|', '||8|', '||7|6']);
    expect(refused).toBe(1);
  });

  test('leaves a line among columns a line', () => {
    const lined = {
      ...data,
      series: [data.series[0] ?? { name: '', values: [] }, { name: 'two', values: [3], line: true }],
    };
    expect(withTexts(lined, { row: 1, column: 2 }, [['9']]).data.series[1]).toMatchObject({ line: true });
  });

  test('takes a whole sheet with its names at the corner', () => {
    const { data: after } = withTexts({ categories: [], series: [] }, { row: 0, column: 0 }, [
      ['', 'Q1', 'Q2'],
      ['Beijing', '1', '2'],
    ]);
    expect(after).toEqual({
      categories: ['Beijing'],
      series: [
        { name: 'Q1', values: [1] },
        { name: 'Q2', values: [2] },
      ],
    });
  });

  test('never grows without end', () => {
    const huge = Array.from({ length: 3000 }, () => Array.from({ length: 80 }, () => '1'));
    const { data: after } = withTexts(data, { row: 1, column: 1 }, huge);
    expect(sheetSize(after)).toEqual({ rows: chartMost.rows + 1, columns: chartMost.series + 1 });
  });

  test('rows and series come and go', () => {
    expect(sheet(insertDataRow(data, 1))).toEqual(['|one|two', 'A|1|3', '||', 'B|2|']);
    expect(sheet(removeDataRows(data, 0, 1))).toEqual(['|one|two', 'B|2|']);
    expect(sheet(addSeries(data, 'three'))).toEqual(['|one|two|three', 'A|1|3|', 'B|2||']);
    expect(sheet(removeSeries(data, 0, 1))).toEqual(['|two', 'A|3', 'B|']);
    expect(sheet(removeSeries(data, 0, 2))).toEqual(['', 'A', 'B']);
  });
});

test('one number that changes is one command', () => {
  const chart: ChartElement = { id: 'c', type: 'chart', chart: 'bar', ...data };
  const { data: after } = withTexts(data, { row: 1, column: 1 }, [['5']]);
  expect(chartDataCommands('s', chart, after)).toHaveLength(1);
  expect(chartDataCommands('s', chart, data)).toEqual([]);
  expect(chartDataCommands('s', chart, addSeries(data, 'x'))).toHaveLength(1);
});
