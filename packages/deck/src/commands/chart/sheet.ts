import type { ChartElement } from '../../element.ts';

/** The numbers of a chart and what they are called. */
export type ChartData = Pick<ChartElement, 'categories' | 'series'>;

/** The most that a chart can grow to here. */
export const chartMost = { rows: 1000, series: 50 } as const;

/** Full-width signs as they are typed in Chinese; thin and no-break spaces come with copies. */
const narrow = (text: string) => text.normalize('NFKC').replaceAll(/[\s_]/g, '').replaceAll('−', '-');

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const groupedNumber = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** The number that was typed: null where nothing was, undefined where it is none. */
export function numberFrom(typed: string): number | null | undefined {
  const text = narrow(typed);
  if (text === '') return null;
  const isShare = text.endsWith('%');
  const bare = text.replace(/^([+-]?)[¥$€£]/, '$1').replace(/%$/, '');
  const isGrouped = groupedNumber.test(bare);
  if (!isGrouped && !plainNumber.test(bare)) return undefined;
  const value = Number(isGrouped ? bare.replaceAll(',', '') : bare);
  return Number.isFinite(value) ? (isShare ? value / 100 : value) : undefined;
}

/** A place in the sheet: row 0 holds the names of the series, column 0 those of the categories. */
export type SheetPlace = { row: number; column: number };

/** How many rows and columns the sheet has, names among them. */
export const sheetSize = ({ categories, series }: ChartData) => ({
  rows: 1 + Math.max(categories.length, ...series.map(({ values }) => values.length)),
  columns: 1 + series.length,
});

/** What stands at a place of the sheet. */
export function sheetText({ categories, series }: ChartData, { row, column }: SheetPlace): string {
  if (row === 0) return series[column - 1]?.name ?? '';
  if (column === 0) return categories[row - 1] ?? '';
  return String(series[column - 1]?.values[row - 1] ?? '');
}

const filledTo = <T>(list: readonly T[], length: number, blank: T): T[] => [
  ...list,
  ...Array.from({ length: Math.max(0, length - list.length) }, () => blank),
];

/** The data with at least so many rows and columns, names among them. */
export function grownTo(data: ChartData, rows: number, columns: number): ChartData {
  const length = Math.min(rows - 1, chartMost.rows);
  const count = Math.min(columns - 1, chartMost.series);
  const series = filledTo(data.series, count, { name: '', values: [] }).map((each) =>
    each.values.length >= length ? each : { ...each, values: filledTo(each.values, length, null) },
  );
  return { categories: filledTo(data.categories, length, ''), series };
}

/** The data with texts written from a place on; `refused` counts those that should be numbers and are none. */
export function withTexts(
  data: ChartData,
  at: SheetPlace,
  texts: readonly (readonly string[])[],
): { data: ChartData; refused: number } {
  const now = sheetSize(data);
  const wide = Math.max(0, ...texts.map((line) => line.length));
  const grown = grownTo(
    data,
    Math.max(now.rows, at.row + texts.length),
    Math.max(now.columns, at.column + wide),
  );
  let refused = 0;
  const textAt = (row: number, column: number) => texts[row - at.row]?.[column - at.column];
  const numberAt = (row: number, column: number, before: number | null) => {
    const text = textAt(row, column);
    if (text === undefined) return before;
    const number = numberFrom(text);
    if (number === undefined) refused += 1;
    return number === undefined ? null : number;
  };
  const categories = grown.categories.map((name, index) => textAt(index + 1, 0) ?? name);
  const series = grown.series.map((each, index) => ({
    ...each,
    name: textAt(0, index + 1) ?? each.name,
    values: each.values.map((value, row) => numberAt(row + 1, index + 1, value)),
  }));
  return { data: { categories, series }, refused };
}

/** The data with an empty row at this place among the categories, from 0. */
export const insertDataRow = ({ categories, series }: ChartData, at: number): ChartData => ({
  categories: categories.toSpliced(at, 0, ''),
  series: series.map((each) => ({ ...each, values: filledTo(each.values, at, null).toSpliced(at, 0, null) })),
});

/** The data without these rows. */
export const removeDataRows = ({ categories, series }: ChartData, at: number, count: number): ChartData => ({
  categories: categories.toSpliced(at, count),
  series: series.map((each) => ({ ...each, values: each.values.toSpliced(at, count) })),
});

/** The data with one more series. */
export const addSeries = (data: ChartData, name: string): ChartData => ({
  ...data,
  series: [...data.series, { name, values: data.categories.map(() => null) }],
});

/** The data without these series. */
export const removeSeries = (data: ChartData, at: number, count: number): ChartData => ({
  ...data,
  series: data.series.toSpliced(at, count),
});
