import { expect, test } from 'vitest';
import { gridsOf } from './grid.ts';
import { aChart, aTable } from './testing.ts';

const table = (...rows: string[][]) => aTable(rows);
const chart = (more: Partial<Parameters<typeof aChart>[0]>) =>
  aChart({ chart: 'column', categories: [], series: [], ...more });

test('a table has heads of rows and columns, their units, and amounts', () => {
  const [grid] = gridsOf([
    table(
      ['行星', '距离太阳（天文单位）', '卫星*'],
      ['水星', '0.39', '0'],
      ['木星', '5.2', '约 95 颗'],
      ['合计', '', '95'],
    ),
  ]);
  expect(grid).toMatchObject({ elementId: 'table', rowsAre: '行星', kind: 'table' });
  expect(grid!.columns.map(({ name, unit }) => [name, unit])).toEqual([
    ['距离太阳', '天文单位'],
    ['卫星', ''],
  ]);
  expect(grid!.rows.map(({ name, isTotal }) => [name, isTotal])).toEqual([
    ['水星', false],
    ['木星', false],
    ['合计', true],
  ]);
  expect(grid!.cells[1]!.map(({ amount }) => amount?.value)).toEqual([5.2, 95]);
  expect(grid!.cells[1]![0]!.amount?.dimension).toBe('length');
  expect(grid!.places).toEqual({ rows: [1, 2, 3], columns: [1, 2] });
});

test('a line over all columns names the part below it, which keeps the heads', () => {
  const grids = gridsOf([
    table(['School One'], ['', 'Care', 'Clarify'], ['A', '1', '2'], ['School Two'], ['A', '3', '4']),
  ]);
  expect(grids.map(({ name }) => name)).toEqual(['School One', 'School Two']);
  expect(grids[1]!.columns.map(({ name }) => name)).toEqual(['Care', 'Clarify']);
  expect(grids[1]!.places.rows).toEqual([4]);
});

test('a column that only counts the rows does not name them, years over columns do', () => {
  const [grid] = gridsOf([
    table(['#', 'City', '2022', '2023'], ['1', 'Rome', '5', '6'], ['2', 'Oslo', '7', '8']),
  ]);
  expect(grid!.rows.map(({ name }) => name)).toEqual(['Rome', 'Oslo']);
  expect(grid!.columns.map(({ name }) => name)).toEqual(['2022', '2023']);
  expect(grid!.places.columns).toEqual([2, 3]);
});

test('a chart has its categories as rows, its series as columns, and numbers as they are shown', () => {
  const [grid] = gridsOf([
    chart({
      title: 'Enrollment',
      categories: ['1995', '1996'],
      series: [{ name: 'Total (Millions)', values: [14.200000000000001, null] }],
    }),
  ]);
  expect(grid).toMatchObject({ kind: 'chart', name: 'Enrollment' });
  expect(grid!.cells.map(([cell]) => cell!.text)).toEqual(['14.2', '']);
  const [pie] = gridsOf([
    chart({
      chart: 'pie',
      categories: ['Q1'],
      series: [{ name: 'Sales', values: [0.25] }],
      numberFormat: '0%',
    }),
  ]);
  expect(pie).toMatchObject({ kind: 'pie', cells: [[{ text: '25%' }]] });
});

test('numbers without heads, a single cell and dots across are no grid of names', () => {
  expect(gridsOf([table(['Only', 'one row'])])[0]?.columns.every(({ name }) => name === '')).toBe(true);
  expect(gridsOf([table(['alone'])])).toEqual([]);
  const series = [{ name: 'a', values: [1] }];
  expect(gridsOf([chart({ chart: 'scatter', categories: ['1'], series })])).toEqual([]);
});

test.each(['Chart Title', '图表标题'])('a chart that nobody named is not called %s', (title) => {
  const [grid] = gridsOf([chart({ title, categories: ['A'], series: [{ name: 'one', values: [1] }] })]);
  expect(grid!.name).toBe('');
});
