import type { Table } from '../../document.ts';

const isNumber = (cell: string) => /^[-+(]?[\d.,\s%￥¥$€£]+\)?$/u.test(cell);

/** A first row of words names the columns where something below it is another kind of thing. */
function headRowsOf(rows: readonly string[][]): number {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return 0;
  const isNaming = first.every((cell, at) => !isNumber(cell) && (cell !== '' || at === 0));
  return isNaming && first.every((cell) => cell.length <= 80) ? 1 : 0;
}

/** A table whose rows have one length; columns and rows without a letter are left out. */
export function tableOf(page: number, given: readonly string[][], headRows?: number): Table | undefined {
  const length = Math.max(0, ...given.map((row) => row.length));
  const full = given
    .map((row) => Array.from({ length }, (_, at) => row[at]?.trim() ?? ''))
    .filter((row) => row.some((cell) => cell !== ''));
  const used = Array.from({ length }, (_, at) => at).filter((at) => full.some((row) => row[at] !== ''));
  if (full.length === 0 || used.length === 0) return undefined;
  const rows = full.map((row) => used.map((at) => row[at] ?? ''));
  return { kind: 'table', page, rows, headRows: Math.min(headRows ?? headRowsOf(rows), rows.length) };
}
