import type { ChartElement } from '@app/deck/element.ts';
import type { Table } from '../document/document.ts';

type Numbers = Pick<ChartElement, 'chart' | 'categories' | 'series'>;

const mostRows = 12;
const mostSeries = 3;

/** A number as it stands in a cell; undefined for anything else. */
function valueOf(cell: string): number | undefined {
  const plain = cell.replaceAll(/[,，\s$€£¥￥%％]/gu, '').replace(/^[（(](.*)[）)]$/u, '-$1');
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

const isYear = (text: string) => /^(?:19|20)\d\d\s?年?$/u.test(text.trim());

/** The table as a chart: names in its first column, numbers of one kind in all others. */
export function chartOf({ rows, headRows }: Table): Numbers | undefined {
  const head = rows[0];
  const body = rows.slice(1);
  if (headRows !== 1 || !head || body.length < 3 || body.length > mostRows) return undefined;
  if (head.length < 2 || head.length > mostSeries + 1) return undefined;
  const categories = body.map((row) => row[0]?.trim() ?? '');
  const columns = head
    .slice(1)
    .map((name, at) => ({ name: name.trim(), cells: body.map((row) => row[at + 1] ?? '') }));
  const series = columns.map(({ name, cells }) => ({ name, values: cells.map(valueOf) }));
  const isWhole = series.every(({ values }) => values.every((value) => value !== undefined));
  if (!isWhole || categories.some((name) => name === '' || name.length > 24)) return undefined;
  // Shares and sums do not stand on one axis.
  const hasShares = columns.map(({ cells }) => cells.some((cell) => /[%％]/u.test(cell)));
  const tops = series.map(({ values }) => Math.max(...values.map((value) => Math.abs(value ?? 0))));
  if (new Set(hasShares).size > 1 || Math.max(...tops) > Math.min(...tops) * 50) return undefined;
  const filled = series.map(({ name, values }) => ({ name, values: values.map((value) => value ?? null) }));
  const sum = filled[0]?.values.reduce<number>((total, value) => total + (value ?? 0), 0) ?? 0;
  const isPie = filled.length === 1 && hasShares[0] === true && Math.abs(sum - 100) < 1.5 && body.length <= 6;
  const chart = isPie ? 'pie' : categories.every(isYear) ? 'line' : body.length > 7 ? 'bar' : 'column';
  return { chart, categories, series: filled };
}
