import { tableOf } from '../structure/table.ts';
import type { Table } from '../../document.ts';
import { isBlank, type Line } from './lines.ts';

/** A table at the start of some lines, and how many of them it takes. */
export type FoundTable = { table: Table; length: number };

const isRule = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((cell) => /^:?-{2,}:?$/.test(cell.trim()));

const pipeCells = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** Lines up to the first that is none of the table. */
function runOf(lines: readonly Line[], from: number, isRow: (line: string) => boolean): string[] {
  const run: string[] = [];
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line || isBlank(line) || !isRow(line.text)) break;
    run.push(line.text);
  }
  return run;
}

function pipeTable(lines: readonly Line[], from: number): string[][] | undefined {
  const isBordered = (line: string) => /^\s*\+[-=+]+\+\s*$/.test(line);
  const run = runOf(lines, from, (line) => line.includes('|') || isBordered(line));
  const rows = run.map((line) => (isBordered(line) ? [] : pipeCells(line)));
  const full = rows.filter((row) => row.length > 1);
  const isClear =
    rows.some(isRule) || (full.length >= 3 && new Set(full.map(({ length }) => length)).size === 1);
  return full.length >= 2 && isClear && (full[0]?.length ?? 0) > 1 ? rows : undefined;
}

function separated(lines: readonly Line[], from: number, split: (line: string) => string[], least: number) {
  const first = split(lines[from]?.text ?? '').length;
  if (first < 2) return undefined;
  const rows = runOf(lines, from, (line) => split(line).length === first).map(split);
  return rows.length >= least ? rows : undefined;
}

/** A line of values with commas between them; quotes keep a comma inside a value. */
export function commaCells(line: string): string[] {
  const cells = line.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/^,/, '')
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"'),
  );
}

/** Sentences have commas too, but their pieces are long, or begin with the space after the comma. */
function commaTable(lines: readonly Line[], from: number): string[][] | undefined {
  const rows = separated(lines, from, commaCells, 3);
  if (!rows || (rows[0]?.length ?? 0) < 3) return undefined;
  const run = lines.slice(from, from + rows.length);
  const spaced = run.filter(({ text }) => /,\s/.test(text.replace(/"[^"]*"/g, ''))).length;
  return spaced > rows.length / 2 || rows.flat().some((cell) => cell.length > 200) ? undefined : rows;
}

const tabCells = (line: string) => line.trim().split(/\t+/);
// One column beside another, as programs print them.
const gapCells = (line: string) => line.trim().split(/\s{3,}/);

/** The table that begins with a line. */
export function findTable(lines: readonly Line[], from: number): FoundTable | undefined {
  const page = lines[from]?.page ?? 1;
  const piped = pipeTable(lines, from);
  if (piped) {
    const rule = piped.findIndex(isRule);
    const rows = piped.filter((row) => row.length > 0 && !isRule(row));
    const table = tableOf(page, rows, rule === 1 ? 1 : undefined);
    return table && { table, length: piped.length };
  }
  const rows = tabTable(lines, from) ?? commaTable(lines, from) ?? separated(lines, from, gapCells, 3);
  const table = rows && tableOf(page, rows);
  return table && { table, length: rows.length };
}

/** Empty cells at the end of a line are often cut off, so lines of a spreadsheet may differ in length. */
function tabTable(lines: readonly Line[], from: number): string[][] | undefined {
  const run = runOf(lines, from, (line) => /\S\t+\S/.test(line) || line.split('\t').length > 2);
  if (run.length < 2 || !/\S\t/.test(run[0] ?? '')) return undefined;
  const exact = run.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const isEven = new Set(exact.map(({ length }) => length)).size === 1;
  return isEven || exact.some(({ length }) => length > 2) ? exact : run.map(tabCells);
}
