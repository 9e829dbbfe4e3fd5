import { isNamed } from '@app/deck/chart-title.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import type { ChartElement, TableElement } from '@app/deck/element.ts';
import { plainText } from '@app/deck/text/plain.ts';
import { type Amount, amountOf, withoutMarks } from './amount.ts';

export type GridCell = { text: string; amount?: Amount };

/** A head of a row or column: `Price (USD)` is called price and is told in USD. */
export type Head = { text: string; name: string; unit: string; isTotal: boolean };

/** What a table or a chart holds: amounts and words, each by a row and a column. */
export type Grid = {
  elementId: string;
  kind: 'table' | 'chart' | 'pie';
  /** What it is called: the title of a chart, a line over the whole table. */
  name: string;
  /** What its rows are: the head over their names. */
  rowsAre: string;
  columns: readonly Head[];
  rows: readonly Head[];
  cells: readonly (readonly GridCell[])[];
  /** Where the row and the column of each stand in the element, from 0; of a chart its category and series. */
  places: { rows: readonly number[]; columns: readonly number[] };
  /** Where its cells are boxes of their own: the element of each. */
  drawn?: readonly (readonly string[])[];
};

/** A table larger than this is no slide's, and looking through it would keep others waiting. */
const most = { rows: 300, columns: 60 };

// What sums up the others is none of them.
const total =
  /^(?:合\s?计|总\s?计|总\s?和|小\s?计|共\s?计|总\s?数|总体|全部|平均值?|均值|(?:grand |sub-?)?totals?|sums?|(?:row|column)? ?mean|overall|averages?|.{0,20}\b(?:avg|average|total)\.?)$/i;

const headOf = (text: string): Head => {
  const plain = withoutMarks(text);
  const [all, unit = ''] =
    /[(（[]([^()（）[\]]{1,24})[)）\]]$/.exec(plain) ??
    /(?<=\p{Script=Han})[/／]([^/]{1,8})$/u.exec(plain) ??
    [];
  const name = all === undefined ? plain : plain.slice(0, -all.length).trim();
  return { text: plain, name: name || plain, unit: name ? unit.trim() : '', isTotal: total.test(name) };
};

const isNumber = (text: string): boolean => amountOf(text) !== undefined;
const isYear = (text: string): boolean =>
  /^(?:1[5-9]|20|21)\d\d\s?(?:年|年度|e|E)?$/.test(withoutMarks(text));
/** `No.`, `#` or 序号 counts the rows and names none. */
const counts = /^(?:#|no\.?|nr\.?|序号|编号|rank|排名|名次)$/i;

type Line = { texts: string[]; at: number };

/** The rows of a table, cut where a line over all columns names what follows. */
function sections(table: TableElement): { name: string; lines: Line[] }[] {
  const parts: { name: string; lines: Line[] }[] = [{ name: '', lines: [] }];
  for (const [at, row] of table.cells.slice(0, most.rows).entries()) {
    const texts = row
      .slice(0, most.columns)
      .map((cell) => (cell ? plainText(cell.text).replace(/\s+/g, ' ').trim() : ''));
    const [first] = row;
    const isWide = row.length > 1 && first?.columns === row.length;
    if (isWide) parts.push({ name: texts[0] ?? '', lines: [] });
    else if (texts.some((text) => text !== '')) parts.at(-1)?.lines.push({ texts, at });
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

function isHeadLine({ texts }: Line, below: readonly Line[]): boolean {
  const [, ...heads] = texts;
  const named = heads.filter((text) => text !== '');
  if (named.length === 0 || below.length === 0) return false;
  const isWords = named.every((text) => !isNumber(text) || isYear(text));
  // Words over words are heads only of more than one row: else each is as good as the other.
  return isWords && (below.some((line) => line.texts.slice(1).some(isNumber)) || below.length > 1);
}

export function gridOfLines(
  elementId: string,
  name: string,
  heads: Line | undefined,
  lines: readonly Line[],
): Grid {
  const width = Math.max(...lines.map(({ texts }) => texts.length));
  const firsts = lines.map(({ texts }) => texts[0] ?? '');
  const isCount = counts.test(heads?.texts[0] ?? '') && firsts.every((text) => /^\d*$/.test(text));
  const labels = isCount && width > 2 ? 1 : 0;
  const columns = Array.from({ length: width }, (_, at) => headOf(heads?.texts[at] ?? ''));
  const own = columns.flatMap((_, at) => (at === labels || (isCount && at === 0) ? [] : [at]));
  return {
    elementId,
    kind: 'table',
    name,
    rowsAre: withoutMarks(heads?.texts[labels] ?? ''),
    columns: own.map((at) => columns[at] ?? headOf('')),
    rows: lines.map(({ texts }) => headOf(texts[labels] ?? '')),
    cells: lines.map(({ texts }) => {
      const row = headOf(texts[labels] ?? '');
      return own.map((at) => cellOf(texts[at] ?? '', columns[at]?.unit || row.unit));
    }),
    places: { rows: lines.map(({ at }) => at), columns: own },
  };
}

function cellOf(text: string, headUnit: string): GridCell {
  const amount = amountOf(text, headUnit);
  return amount ? { text: withoutMarks(text), amount } : { text: withoutMarks(text) };
}

function gridsOfTable(table: TableElement): Grid[] {
  let heads: Line | undefined;
  return sections(table).flatMap(({ name, lines }) => {
    const [first, ...others] = lines;
    const isOwn = first !== undefined && isHeadLine(first, others);
    // A part without heads of its own goes on under those of the part before.
    if (isOwn) heads = first;
    const rows = isOwn ? others : lines;
    return rows.length > 0 && (rows[0]?.texts.length ?? 0) > 1
      ? [gridOfLines(table.id, name, heads, rows)]
      : [];
  });
}

const mostDigits = 4;

/** A number of a chart as it would be written beside its bar. */
function written(value: number, format: string | undefined): string {
  if (format?.includes('%')) return `${Number((value * 100).toPrecision(mostDigits))}%`;
  const whole =
    Math.abs(value) >= 10 ** mostDigits ? Math.round(value) : Number(value.toPrecision(mostDigits));
  return String(whole);
}

function gridOfChart(chart: ChartElement): Grid[] {
  const { id, title, categories, series, axisTitles, numberFormat } = chart;
  // Of a scatter chart the categories are numbers, and name nothing.
  if (chart.chart === 'scatter' || categories.length === 0 || series.length === 0) return [];
  const value = headOf(axisTitles?.value ?? '');
  const shown = series.slice(0, most.columns);
  const columns = shown.map(({ name }) => headOf(name.trim()));
  const unitOf = (head: Head | undefined) => head?.unit || value.unit || (value.name === '%' ? '%' : '');
  return [
    {
      elementId: id,
      kind: chart.chart === 'pie' || chart.chart === 'ring' ? 'pie' : 'chart',
      name: [isNamed(title) ? title : '', value.name].filter(Boolean).join(' '),
      rowsAre: axisTitles?.category ?? '',
      columns,
      rows: categories.slice(0, most.rows).map((category) => headOf(category.trim())),
      cells: categories.slice(0, most.rows).map((_, row) =>
        shown.map(({ values }, column): GridCell => {
          const figure = values[row];
          return figure === null || figure === undefined
            ? { text: '' }
            : cellOf(written(figure, numberFormat), unitOf(columns[column]));
        }),
      ),
      places: { rows: categories.map((_, at) => at), columns: shown.map((_, at) => at) },
    },
  ];
}

/** The grids of a slide. */
export const gridsOf = (elements: readonly DrawnElement[]): Grid[] =>
  elements.flatMap((element) => {
    if (element.type === 'table') return gridsOfTable(element);
    return element.type === 'chart' ? gridOfChart(element) : [];
  });
