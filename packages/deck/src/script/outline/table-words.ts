import type { Drawn } from '../../drawn.ts';
import type * as elements from '../../element.ts';
import type { TableWords } from './outline.ts';

type TableCell = Drawn<elements.TableCell>;
type TableElement = Drawn<elements.TableElement>;
type Row = readonly (TableCell | null)[];
type WordsOf = (cell: TableCell | null | undefined) => string;

const isBold = (row: Row): boolean =>
  row.every((cell) => cell?.text.paragraphs.every(({ runs }) => runs.every(({ bold }) => bold === true)));
const paintOf = (row: Row): string => JSON.stringify(row.map((cell) => cell?.fill ?? null));

/**
 * Whether the first row names the columns. With three columns it nearly always does; two may as well be names and
 * values, so there it must look unlike what follows, or be words above numbers.
 */
function hasHead([first, second]: readonly Row[], wordsOf: WordsOf): boolean {
  const hasNumber = (row: Row | undefined) => /\d/.test(wordsOf(row?.[1]));
  if (!first || !second || wordsOf(first[1]) === '') return false;
  if (first.length > 2 || (!hasNumber(first) && hasNumber(second))) return true;
  return paintOf(first) !== paintOf(second) || (isBold(first) && !isBold(second));
}

/** Cells that all hold the same, or a letter each, are drawn with a table and tell nothing in words. */
function isPattern(rows: readonly Row[], wordsOf: WordsOf): boolean {
  const words = rows
    .flat()
    .map(wordsOf)
    .filter((text) => text !== '');
  return words.length > 2 && (new Set(words).size === 1 || words.every((text) => /^\p{L}$/u.test(text)));
}

/** Words of a table, row by row; a cell that reaches down names all rows beside it. */
export function tableWords({ cells }: Pick<TableElement, 'cells'>, wordsOf: WordsOf): TableWords | undefined {
  const written = cells.filter((row) => row.some((cell) => wordsOf(cell) !== ''));
  // Among three columns and more, a row with its first cell alone is a caption, or has nothing to tell.
  const told = written.filter((row) => row.length < 3 || row.slice(1).some((cell) => wordsOf(cell) !== ''));
  const filled = told.length > 1 ? told : written;
  if (filled.length === 0 || isPattern(filled, wordsOf)) return undefined;
  const head = hasHead(filled, wordsOf) ? filled[0]?.map(wordsOf) : undefined;
  let name = '';
  const rows = filled.slice(head ? 1 : 0).map((row) => {
    if (row[0] !== null) name = wordsOf(row[0]);
    return [name, ...row.slice(1).map(wordsOf)];
  });
  return { ...(head && { head }), rows };
}
