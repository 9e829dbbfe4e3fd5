import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { emptyWords } from '../search/empty-words.ts';
import { shownOf } from './compute.ts';
import { formsOf } from './find-names.ts';
import type { FoundInGrid, PlacedGrid } from './ask-grids.ts';
import { say } from './say.ts';

// Who asks one thing of a row hears one cell of it: the one whose column is named, or which alone is of the kind that is asked for.

type CellKind = {
  asks: RegExp;
  /** How amounts of the kind are measured, and what its column is called. */
  dimensions: readonly string[];
  heads?: RegExp;
};

const ofPerson: CellKind = {
  asks: /谁|\bwho(?:se)?\b/i,
  dimensions: [],
  heads:
    /负责|姓名|作者|讲师|主讲|联系人|人员|\b(?:owner|author|lead|leader|speaker|contact|responsible|person|who|teacher|manager)\b/i,
};
/** Where no head says so, a column of full names is one of persons. */
const fullName = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*)+$/u;

const kinds: readonly CellKind[] = [
  {
    asks: /多久|多长时间|(?:几|多少)(?:天(?!文)|年)|周期|时长|工期|\bhow long\b(?!.*\bto (?:reach|get to|arrive)\b)|\bhow many (?:seconds|minutes|hours|days|weeks|months|years)\b|\b(?:duration|period)\b/i,
    dimensions: ['time'],
  },
  {
    asks: /多远|多高|多深|多宽|距离|\bhow (?:far|tall|high|deep|wide)\b|\bdistance\b/i,
    dimensions: ['length'],
  },
  {
    asks: /多大|面积|\bhow (?:big|large)\b|\barea\b/i,
    dimensions: [
      '平方米',
      '平米',
      '㎡',
      'm²',
      'm2',
      '平方公里',
      'km²',
      'km2',
      '公顷',
      '亩',
      'ha',
      'sqm',
      'sq m',
    ],
    heads: /面积|\b(?:area|size)\b/i,
  },
  { asks: /多重|\bhow heavy\b|\bhow much (?:do|does|did) .+ weigh\b/i, dimensions: ['mass'] },
  {
    asks: /多少度|几度|多[热冷烫]|温度|\bhow (?:hot|cold|warm)\b|\btemperature\b/i,
    dimensions: ['℃', '°c', 'c', '℉', '°f', 'f', '度', '°'],
    heads: /温|temperature/i,
  },
  {
    asks: /多少钱|价[格钱]|费用|\bhow much (?:do|does|did|is|are|was) .+\b(?:cost|pay|for)\b|\b(?:price|costs?|fee)\b/i,
    dimensions: ['¥', '$', '€', '£'],
    heads: /价|费|price|cost|fee/i,
  },
  {
    asks: /占比|比例|百分之几|\b(?:what|which) (?:share|percentage|proportion)\b/i,
    dimensions: ['percent'],
  },
  {
    asks: /什么时候|何时|哪一?[年天月]|几[月号]|(?:星期|周|礼拜)几|\bwhen\b|\b(?:what|which) (?:year|date|day|month)\b/i,
    dimensions: ['date'],
    heads: /日期|时间|年份|截止|日$|\b(?:date|year|day|deadline|due|when|founded)\b/i,
  },
  ofPerson,
  {
    asks: /哪里|哪儿|在哪|\bwhere\b/i,
    dimensions: [],
    heads:
      /地点|产地|城市|国家|位置|教室|会议室|\b(?:place|location|city|country|venue|room|origin|site|where)\b/i,
  },
];

const kindOf = (question: string): CellKind | undefined => kinds.find(({ asks }) => asks.test(question));

/** What is measured, by its name; between two things it is told of neither alone. */
const measureName =
  /距离|周期|时长|工期|温度|价格|费用|\b(?:distance|duration|period|temperature|price|costs?|fee)\b/i;
const ofTwo = /之间|\bbetween\b/i;

/** A question without the name of what some column of the table measures: of a column in AU nobody is told that it is a distance. */
export function withoutKind(question: string, { columns, cells }: PlacedGrid): string {
  const kind = kindOf(question);
  const isHeld = columns.some((_, at) =>
    cells.some((row) => kind?.dimensions.includes(row[at]?.amount?.dimension ?? ' ')),
  );
  return isHeld && !ofTwo.test(question) ? question.replace(measureName, ' ') : question;
}

/** The columns that have what is asked for in this row. */
function ofKind(question: string, { columns, cells }: PlacedGrid, row: number): number[] {
  const kind = kindOf(question);
  if (!kind) return [];
  const filled = columns.flatMap((head, at) => {
    const cell = cells[row]?.[at];
    return cell && cell.text !== '' ? [{ at, head, cell }] : [];
  });
  const measured = filled.filter(({ cell }) => kind.dimensions.includes(cell.amount?.dimension ?? ' '));
  if (measured.length > 0) return measured.map(({ at }) => at);
  const called = filled.filter(({ head }) => kind.heads?.test(head.text));
  if (called.length > 0 || kind !== ofPerson) return called.map(({ at }) => at);
  const areNames = (at: number) => cells.every((each) => fullName.test(each[at]?.text ?? ''));
  return filled.flatMap(({ at }) => (areNames(at) ? [at] : []));
}

/** The columns that the question names, by all that their heads tell. */
function named(question: string, { columns }: PlacedGrid): number[] {
  const asked = new Set(formsOf(question));
  return columns.flatMap(({ name }, at) => {
    const forms = formsOf(name).filter((form) => !emptyWords.has(form));
    return forms.length > 0 && forms.every((form) => asked.has(form)) ? [at] : [];
  });
}

function cellAt(grid: PlacedGrid, row: number, column: number): FoundInGrid | undefined {
  const [head, line, cell] = [grid.rows[row], grid.columns[column], grid.cells[row]?.[column]];
  if (!head || !line || !cell || head.name === '') return undefined;
  const value = shownOf(cell, line, head);
  const language = languageOfText([head.text, line.text, cell.text].join(' '));
  const words = { things: head.name, line: line.name, value };
  const box = grid.drawn?.[row]?.[column];
  return {
    page: grid.page,
    elementId: box ?? grid.elementId,
    text: say(line.name === '' ? 'valueAlone' : 'value', words, language),
    tells: [value],
    sayable: 'value',
    ...(!box && {
      cell: { row: grid.places.rows[row] ?? row, column: grid.places.columns[column] ?? column },
    }),
  };
}

/** A row with one cell tells it already. */
const fewestCells = 2;

const inWord = '[\\p{Script=Latin}\\p{N}]';
/** A name as whole words: Go is not in `going`. */
const asWords = (name: string): RegExp =>
  new RegExp(`(?<!${inWord}(?=${inWord}))${escapePattern(name)}(?!(?<=${inWord})${inWord})`, 'iu');

/** The rows that a question names: who says Model S Plus has not said Model S. */
function rowsNamed({ rows }: PlacedGrid, question: string): number[] {
  let left = question;
  const names = new Set<string>();
  for (const { name } of rows.toSorted((a, b) => b.name.length - a.name.length)) {
    if (name === '' || names.has(name) || !asWords(name).test(left)) continue;
    names.add(name);
    left = left.replace(asWords(name), ' ');
  }
  return rows.flatMap(({ name }, at) => (names.has(name) ? [at] : []));
}

/** The row that a sentence begins with, by the longest name; -1 where there is none. */
function rowBefore({ rows }: PlacedGrid, text: string): number {
  const [first] = rows
    .map(({ name }, at) => ({ name, at }))
    .filter(({ name }) => name !== '' && text.startsWith(name) && asWords(name).exec(text)?.index === 0)
    .toSorted((a, b) => b.name.length - a.name.length);
  return first?.at ?? -1;
}

/** Of a row of a table that would be told whole the one cell that is asked for; undefined where it is not clear which. */
export function cellOfRow(
  grids: readonly PlacedGrid[],
  question: string,
  told: { page: number; text: string },
  isAlone: boolean,
): FoundInGrid | undefined {
  // Cells are kept in plain letters, sentences as they were written: ℃ is two of them.
  const text = told.text.normalize('NFKC');
  for (const grid of grids) {
    if (grid.page !== told.page || grid.columns.length < fewestCells) continue;
    const row = rowBefore(grid, text);
    const values = grid.cells[row]?.filter(({ text }) => text !== '') ?? [];
    if (values.length < fewestCells || !values.every((value) => text.includes(value.text))) continue;
    // Of several that would be told it is the only one that the question names.
    const asked = rowsNamed(grid, question);
    if (!isAlone && (asked.length !== 1 || asked[0] !== row)) continue;
    // `How long does it take to go around the Sun?` names the column of how far the Sun is, and asks for a time.
    const kind = kindOf(question);
    const fitting = ofKind(question, grid, row);
    const isMeasured = (kind?.dimensions.length ?? 0) > 0;
    const columns = fitting.length > 0 || isMeasured ? fitting : named(question, grid);
    const [column, ...others] = columns;
    if (column !== undefined && others.length === 0) return cellAt(grid, row, column);
  }
  return undefined;
}

/** So many words of a question may be others than those of the page, where none but the row's name is the same; and where one is. */
const mostOthers = { alone: 1, known: 2 };

/**
 * The one cell of a row that is of the kind that is asked for, where the question names the row and hardly anything that the page
 * does not: `How long is one trip round the Sun for Venus?` of a column called `Once around`.
 */
export function cellOfKind(
  grids: readonly PlacedGrid[],
  question: string,
  around: (grid: PlacedGrid) => string,
): FoundInGrid | undefined {
  const forms = formsOf(question);
  const found = grids.flatMap((grid) => {
    const fitting = grid.rows.flatMap(({ name }, at) => {
      const own = formsOf(name);
      return own.length > 0 && own.every((form) => forms.includes(form)) ? [{ at, own }] : [];
    });
    const called = fitting.length > 1 ? rowsNamed(grid, question) : undefined;
    const rows = fitting.filter(({ at }) => called?.includes(at) ?? true);
    const [row, ...more] = rows;
    if (!row || more.length > 0 || grid.columns.length < fewestCells) return [];
    const [column, ...others] = ofKind(question, grid, row.at);
    if (column === undefined || others.length > 0) return [];
    const heads = [...grid.columns, ...grid.rows].map(({ text }) => text).join(' ');
    const here = new Set(formsOf(`${grid.name} ${grid.rowsAre} ${heads} ${around(grid)}`));
    const rest = forms.filter((form) => !row.own.includes(form) && !asking.test(form));
    const known = rest.filter((form) => here.has(form)).length;
    const isAbout = rest.length - known <= (known > 0 ? mostOthers.known : mostOthers.alone);
    return isAbout ? (cellAt(grid, row.at, column) ?? []) : [];
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/** What asks for the kind of answer is no other word. */
const asking =
  /^(?:多|多少|几|久|长|远|高|重|热|时间|时候|哪|哪里|谁|度|钱|how|long|far|tall|high|deep|wide|heavy|hot|cold|warm|much|many|when|who|where|day|year|month|week|hour|minut|second|period|durat|distanc|price|cost|temperatur|year|date)$/;
