import type { TableCell, TableElement } from '../element.ts';
import { paragraphText } from '../text/plain.ts';
import { enumerated, rowSentence, restOfRows, sayable } from './sentences.ts';

/** Listeners follow this many rows; of a longer table fewer are read, and the rest is only counted. */
const mostRows = 4;
const rowsOfLong = 3;
/** Values of one row, beside its name. */
const mostValues = 4;

type Row = readonly (TableCell | null)[];

const wordsOf = (cell: TableCell | null | undefined): string =>
  cell ? sayable(cell.text.paragraphs.map(paragraphText).join(' ')) : '';

const isBold = (row: Row): boolean =>
  row.every((cell) => cell?.text.paragraphs.every(({ runs }) => runs.every(({ bold }) => bold === true)));
const paintOf = (row: Row): string => JSON.stringify(row.map((cell) => cell?.fill ?? null));
const hasNumber = (row: Row | undefined): boolean => /\d/.test(wordsOf(row?.[1]));

/**
 * Whether the first row names the columns. With three columns it nearly always does; two may as well be names and
 * values, so there it must look unlike what follows, or be words above numbers.
 */
function hasHead([first, second]: readonly Row[]): boolean {
  if (!first || !second || wordsOf(first[1]) === '') return false;
  if (first.length > 2 || (!hasNumber(first) && hasNumber(second))) return true;
  return paintOf(first) !== paintOf(second) || (isBold(first) && !isBold(second));
}

/** Names of rows; a cell that reaches down names all rows beside it. */
function namesOf(rows: readonly Row[]): string[] {
  let name = '';
  return rows.map(([cell]) => {
    if (cell !== null) name = wordsOf(cell);
    return name;
  });
}

/** What is said of a table: a sentence for each of its first rows, and how many more there are. */
export function sentencesOfTable({ cells }: Pick<TableElement, 'cells'>): string[] {
  const rows = cells.filter((row) => row.some((cell) => wordsOf(cell) !== ''));
  if (rows.every((row) => row.length < 2)) {
    const [head = '', ...parts] = rows.map(([cell]) => wordsOf(cell));
    return head === '' ? [] : [enumerated(head, parts.slice(0, mostRows))];
  }
  const head = hasHead(rows) ? rows[0] : undefined;
  const body = head ? rows.slice(1) : rows;
  const names = namesOf(body);
  const sentences = body.flatMap((row, index) => {
    const values = row.slice(1).flatMap((cell, column) => {
      const value = wordsOf(cell);
      return value === '' ? [] : [{ name: wordsOf(head?.[column + 1]), value }];
    });
    const name = names[index] ?? '';
    return name === '' && values.length === 0 ? [] : [rowSentence(name, values.slice(0, mostValues))];
  });
  if (sentences.length <= mostRows) return sentences;
  const said = sentences.slice(0, rowsOfLong);
  return [...said, restOfRows(sentences.length - rowsOfLong, said.join(''))];
}
