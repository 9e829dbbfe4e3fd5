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
  return `the ${soft} is ${words}`;
}

/** A cell of more words is no property that a thing has or is. */
const mostInCell = 2;
const wordsIn = (text: string) => text.split(/\s+/u).length;

/** Whether each column is said with a sentence of its own: its cells are sentences, or it stands for several things. */
function isTold(columns: readonly { name: string; value: string }[], say: Say): boolean {
  return (
    say.language === 'en' &&
    columns.length > 1 &&
    columns.every(({ name }) => name !== '') &&
    columns.some(
      ({ name, value }) =>
        wordsIn(value) > mostInCell || wordsIn(name) > mostInCell || /[^s]s$/u.test(softColumn(name)),
    )
  );
}

/** A row as a sentence for each of its cells. */
const toldRow = (name: string, cells: readonly { name: string; value: string }[], first: string, say: Say) =>
  [
    name === ''
      ? ''
      : say.closed(first === '' ? spoken(name, say) : spoken(first, say) + say.colon + inside(name, say)),
    ...cells.map((cell) => say.closed(spoken(cell.name, say) + say.colon + inside(cell.value, say))),
  ]
    .filter(Boolean)
    .join(say.space);

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
  if (isWorded && isTold(values, say)) return toldRow(name, values, head?.[0] ?? '', say);
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

const isTime = /^(?:(?:1[89]|20)\d{2}(?:年|年度)?|Q[1-4]|H[12]|\d{1,2}月|第.季度|FY\s?\d{2,4})$/iu;

/** Sizes at which something was measured, each larger than the one before. */
const isMeasure = (columns: readonly string[]): boolean => {
  const sizes = columns.map((each) =>
    /^\d[\d,.]*$/u.test(each) ? Number(each.replaceAll(',', '')) : Number.NaN,
  );
  return sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? Number.NaN));
};

/** Rows of numbers along time or a measure are told by where they begin and end. */
function trends({ head, rows }: TableWords, say: Say): string[] | undefined {
  const times = head?.slice(1) ?? [];
  const isAlong = times.every((each) => isTime.test(each)) || isMeasure(times);
  if (times.length < 3 || !isAlong) return undefined;
  const at = (place: string) => (say.language === 'zh' && /^\d{4}$/u.test(place) ? `${place}年` : place);
  const told = rows.map(([name = '', ...cells]) => {
    const points = cells.flatMap((shown, index) => {
      const value = numberIn(shown);
      return value === undefined ? [] : [{ at: at(times[index] ?? ''), value, shown }];
    });
    // Before anything came in there is nothing to begin with.
    const begun = points.slice(points.findIndex(({ value }) => value !== 0));
    const [first, last] = [begun[0], begun.at(-1)];
    if (!first || !last || name === '' || points.length < 3 || first === last) return undefined;
    const way = last.value === first.value ? 'same' : last.value > first.value ? 'up' : 'down';
    return say.trend(
      spoken(name, say),
      { at: first.at, value: first.shown },
      { at: last.at, value: last.shown },
      way,
    );
  });
  const found = told.filter((each) => each !== undefined);
  return found.length > 0 && found.length >= rows.length / 2 ? found : undefined;
}

/** A table whose cells are marks or pictures: what it compares is all that can be said. */
function onlyNames({ head, rows }: TableWords, say: Say): string | undefined {
  const columns = head?.slice(1).filter((name) => name !== '') ?? [];
  const names = rows.map(([name = '']) => name).filter((name) => name !== '');
  const isEmpty = rows.every((row) => row.slice(1).every((cell) => cell === ''));
  return isEmpty && columns.length > 1 && names.length > 1
    ? say.tableOf(
        names.length,
        insideRow(names.slice(0, mostNames), say),
        insideRow(columns, say),
        head?.[0] ?? '',
      )
    : undefined;
}

/** A head with a single name over several columns stands over the names of these. */
function withOwnHead({ head, rows }: TableWords): TableWords {
  const [own, ...rest] = rows;
  const isSpanning =
    head !== undefined && head.length > 3 && head.slice(1).filter((name) => name !== '').length === 1;
  const isHead = own !== undefined && rest.length > 1 && own.every((cell) => cell !== '');
  return isSpanning && isHead ? { head: own, rows: rest } : { ...(head && { head }), rows };
}

/** What is said of a table: its rows while they are few, else what it compares and where the numbers are highest. */
export function sayTable(written: TableWords, say: Say): string[] {
  const table = withOwnHead(written);
  const { head, rows } = table;
  const whole = say.language === 'other' ? undefined : (onlyNames(table, say) ?? trends(table, say));
  if (whole !== undefined) return [whole].flat();
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
