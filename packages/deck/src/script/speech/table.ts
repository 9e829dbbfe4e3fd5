import type { TableWords } from '../outline/outline.ts';
import { extremesOf, numberIn } from './numbers.ts';
import { sayCard, sayPoints } from './points.ts';
import { inside, insideRow, isPhrase, type Say, spoken } from './say.ts';
import { softColumn } from './soften.ts';

/** Listeners follow this many rows; a longer table is told by what it compares and by its largest numbers. */
const mostRows = 4;
/** Rows of words have no largest: so many are told, all of them. */
const mostRowsOfWords = 8;
const mostInRow = 60;
const mostValues = 4;
/** Short cells are followed further. */
const mostBriefValues = 7;
const briefCell = 12;
const briefName = 14;
const mostNames = 6;
const mostColumns = 2;

const isSum = (name: string) => /^(?:total|sum|合计|总计|平均|average|mean)/iu.test(name);

/** As many as are followed; the last column is often what comes of the others. */
const firstAndLast = <Item>(all: readonly Item[], most: number): Item[] =>
  all.length <= most ? [...all] : [...all.slice(0, most - 1), ...all.slice(-1)];

/** The message of each column of numbers. */
function messages({ head, rows }: TableWords, say: Say): string[] {
  const columns = head?.slice(1) ?? [];
  const found = columns.flatMap((name, index) => {
    const values = rows.flatMap((row) => {
      const shown = row[index + 1] ?? '';
      const value = numberIn(shown);
      const label = row[0] ?? '';
      // The sum of all is no member of the row.
      if (value === undefined || label === '' || isSum(label)) return [];
      return [{ name: label, value, shown }];
    });
    if (values.length < 3 || values.length < rows.length * 0.6) return [];
    // Times of a day are no amounts.
    if (values.some(({ shown }) => /\d[:：]\d/u.test(shown))) return [];
    // Prices and counts do not compare.
    if (new Set(values.map(({ shown }) => shown.replaceAll(/[\d.,\s+−-]/gu, ''))).size > 1) return [];
    const found = extremesOf(values);
    return found ? [() => say.extremes(inside(name, say), found)] : [];
  });
  return firstAndLast(found, mostColumns).map((sayIt) => sayIt());
}

/** A value with the name of its column. */
function cellWords(column: string, value: string, say: Say, isWorded: boolean): string {
  const said = inside(value, say).replace(/[.。]$/u, '');
  // A word that begins a cell has its capital from the cell, unless more of them have one.
  const words = /^\p{Lu}\p{Ll}+(?:$|[\s,-]+[\p{Ll}\d])/u.test(said)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;
  const name = spoken(column, say);
  if (say.language === 'zh')
    return /^[有无]$/u.test(value) ? `${value === '有' ? '有' : '没有'}${name}` : `${name}是${words}`;
  const soft = softColumn(name);
  if (say.language !== 'en' || !isWorded || soft.split(' ').length > 3) return `${soft} ${words}`;
  return `the ${soft} ${/[^s]s$/u.test(soft) ? 'are' : 'is'} ${words}`;
}

function rowSentence(row: readonly string[], { head, rows }: TableWords, say: Say): string {
  const [name = '', ...cells] = row;
  const all = cells.flatMap((value, index) =>
    value === '' ? [] : [{ name: head?.[index + 1] ?? '', value }],
  );
  const isShort = all.every(({ value }) => value.length <= briefCell);
  const values = firstAndLast(all, isShort ? mostBriefValues : mostValues);
  // A number alone is one of what its column is of.
  const isBare = /^\d{1,3}$/u.test(name) && (head?.[0] ?? '') !== '';
  const label = isBare ? `${spoken(head?.[0] ?? '', say)} ${name}` : spoken(name, say);
  // Where some cells hold numbers, the columns are no properties.
  const isWorded = !rows.some((each) => each.slice(1).some((cell) => /^\P{L}*\d/u.test(cell)));
  // A mark or a number alone says nothing without its column; the first row names it for all.
  const isFirst = rows.find((each) => each.some((cell) => cell !== '')) === row;
  const isNamed = (column: string, value: string) =>
    column !== '' &&
    (values.length > 1 || (isFirst && column.length <= briefName && /^\P{L}*\d|^\S{1,3}$/u.test(value)));
  const said = values.map(({ name: column, value }) =>
    isNamed(column, value) ? cellWords(column, value, say, isWorded) : inside(value, say),
  );
  if (said.length === 0) return say.closed(label);
  const rest = said.join(say.language === 'zh' ? '，' : ', ');
  return say.closed(label === '' ? rest : label + say.colon + rest);
}

/** A single column is a frame around text: a heading and what stands below it. */
function sayColumn(cells: readonly string[], say: Say): string[] {
  const points = cells.slice(0, mostNames).map((text) => ({ text, parts: [] }));
  const [head, ...below] = points;
  const said =
    head && isPhrase(head.text) && below.some(({ text }) => !isPhrase(text))
      ? sayCard(head.text, below, say)
      : sayPoints(points, say);
  return said.map(({ text }) => text);
}

/** What is said of a table: its rows while they are few, else what it compares and where the numbers are highest. */
export function sayTable(table: TableWords, say: Say): string[] {
  const { head, rows } = table;
  const isCounted = rows.length >= 3 && (rows[0]?.length ?? 0) > 1;
  const found = isCounted ? messages(table, say) : [];
  const isOfWords = found.length === 0 && rows.every((row) => row.join('').length <= mostInRow);
  const most = isOfWords ? mostRowsOfWords : mostRows;
  if (rows.length <= most || (rows[0]?.length ?? 0) < 2) {
    const lines = rows.filter((row) => row.some((cell) => cell !== ''));
    if (lines.every((row) => row.length < 2))
      return sayColumn(
        lines.map(([cell = '']) => cell),
        say,
      );
    // Of one value each, all have been heard.
    const isTold = (rows[0]?.length ?? 0) < 3;
    return [...lines.slice(0, most).map((row) => rowSentence(row, table, say)), ...(isTold ? [] : found)];
  }
  const names = [...new Set(rows.map(([name = '']) => name))]
    .filter((name) => name !== '' && !isSum(name))
    .map((name) => name.trim());
  // Letters and numbers only mark rows.
  const isMarked = names.filter((name) => name.length < 2 || /^\d+$/u.test(name)).length * 2 > names.length;
  const columns = insideRow(
    (head?.slice(1) ?? []).filter((name) => name !== ''),
    say,
  );
  return [
    ...(names.length === 0
      ? []
      : [
          say.tableOf(
            isMarked ? rows.length : names.length,
            isMarked ? [] : insideRow(names.slice(0, mostNames), say),
            columns.slice(0, mostNames),
            head?.[0] ?? '',
          ),
        ]),
    ...(isMarked ? [] : found),
  ];
}
