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

/** A kind of table: which lines go on with the first one, and what rows they are; undefined where they are no table. */
type Kind = {
  rowsLike: (first: string) => ((line: string) => boolean) | undefined;
  rowsOf: (run: readonly string[]) => string[][] | undefined;
};

const isBordered = (line: string) => /^\s*\+[-=+]+\+\s*$/.test(line);

const piped: Kind = {
  rowsLike: () => (line) => line.includes('|') || isBordered(line),
  rowsOf(run) {
    const rows = run.map((line) => (isBordered(line) ? [] : pipeCells(line)));
    const full = rows.filter((row) => row.length > 1);
    const isClear =
      rows.some(isRule) || (full.length >= 3 && new Set(full.map(({ length }) => length)).size === 1);
    return full.length >= 2 && isClear && (full[0]?.length ?? 0) > 1 ? rows : undefined;
  },
};

const likeFirst = (split: (line: string) => string[]) => (first: string) => {
  const { length } = split(first);
  return length < 2 ? undefined : (line: string) => split(line).length === length;
};
const fewestRows = 3;

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
const withCommas: Kind = {
  rowsLike: likeFirst(commaCells),
  rowsOf(run) {
    const rows = run.map(commaCells);
    if (rows.length < fewestRows || (rows[0]?.length ?? 0) < 3) return undefined;
    const spaced = run.filter((text) => /,\s/.test(text.replace(/"[^"]*"/g, ''))).length;
    return spaced > rows.length / 2 || rows.flat().some((cell) => cell.length > 200) ? undefined : rows;
  },
};

const tabCells = (line: string) => line.trim().split(/\t+/);

/** Empty cells at the end of a line are often cut off, so lines of a spreadsheet may differ in length. */
const withTabs: Kind = {
  rowsLike: (first) =>
    /\S\t/.test(first) ? (line) => /\S\t+\S/.test(line) || line.split('\t').length > 2 : undefined,
  rowsOf(run) {
    if (run.length < 2) return undefined;
    const exact = run.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
    const isEven = new Set(exact.map(({ length }) => length)).size === 1;
    return isEven || exact.some(({ length }) => length > 2) ? exact : run.map(tabCells);
  },
};

// One column beside another, as programs print them.
const gapCells = (line: string) => line.trim().split(/\s{3,}/);
const withGaps: Kind = {
  rowsLike: likeFirst(gapCells),
  rowsOf: (run) => (run.length >= fewestRows ? run.map(gapCells) : undefined),
};

const kinds: readonly Kind[] = [piped, withTabs, withCommas, withGaps];

/** What so many lines together are not, none of them begins: else each would be compared with all below it. */
const manyLines = 200;
/** Lines that were looked at together and are no table of a kind: from where to where. */
const refused = new WeakMap<readonly Line[], Map<Kind, { from: number; end: number }>>();

function isRefused(lines: readonly Line[], at: number, kind: Kind): boolean {
  const known = refused.get(lines)?.get(kind);
  return known !== undefined && at >= known.from && at < known.end;
}

function refuse(lines: readonly Line[], kind: Kind, from: number, length: number): void {
  if (length < manyLines) return;
  const known = refused.get(lines) ?? new Map<Kind, { from: number; end: number }>();
  refused.set(lines, known.set(kind, { from, end: from + length }));
}

function tableIn(lines: readonly Line[], from: number, kind: Kind): FoundTable | undefined {
  const first = lines[from];
  const isRow = first && !isRefused(lines, from, kind) ? kind.rowsLike(first.text) : undefined;
  if (!first || !isRow) return undefined;
  const run = runOf(lines, from, isRow);
  const found = kind.rowsOf(run);
  const rule = kind === piped && found ? found.findIndex(isRule) : -1;
  const rows = kind === piped ? found?.filter((row) => row.length > 0 && !isRule(row)) : found;
  const table = rows && tableOf(first.page, rows, rule === 1 ? 1 : undefined);
  if (!table) refuse(lines, kind, from, run.length);
  return table && { table, length: run.length };
}

/** The table that begins with a line. */
export function findTable(lines: readonly Line[], from: number): FoundTable | undefined {
  for (const kind of kinds) {
    const found = tableIn(lines, from, kind);
    if (found) return found;
  }
  return undefined;
}
