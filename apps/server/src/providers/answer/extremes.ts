import type { DeckIndex, IndexedText } from './deck-index.ts';
import type { Asked } from './rank.ts';
import { contentWords } from './words.ts';

// The most of something is often not said but stands in a table: the nearest planet is the row with the least distance.
// A row reads `Mercury: From the Sun (AU) 0.39, Once around 88 days`.

type Cell = { head: string; amount: number; unit: string };
type Row = { text: IndexedText; label: string; cells: readonly Cell[] };
type Column = { head: string; units: string; amounts: readonly { row: Row; amount: number }[] };

/** Fewer rows are no table to look the most up in. */
const fewestRows = 3;

const distance = /距|远近|distance|\bfrom\b|\bfar\b/i;
const length = /长|length|天|年|小时|分钟|\b(?:day|year|hour|minute)s?\b/i;
const warmth = /温|℃|°|temperature/i;
const speed = /速|speed|km\/h|mph/i;
const price = /价|费|元|[$¥€£]|price|cost|fee/i;

/** How a column looks that has what is asked for; where nothing is told, its name must be in the question. */
const columns: Readonly<Record<string, { sign: 1 | -1; looks?: RegExp }>> = {
  '!far': { sign: 1, looks: distance },
  '!near': { sign: -1, looks: distance },
  '!long': { sign: 1, looks: length },
  '!short': { sign: -1, looks: length },
  '!hot': { sign: 1, looks: warmth },
  '!cold': { sign: -1, looks: warmth },
  '!fast': { sign: 1, looks: speed },
  '!slow': { sign: -1, looks: speed },
  '!dear': { sign: 1, looks: price },
  '!cheap': { sign: -1, looks: price },
  '!large': { sign: 1 },
  '!small': { sign: -1 },
  '!high': { sign: 1 },
  '!low': { sign: -1 },
  '!many': { sign: 1 },
  '!few': { sign: -1 },
};

// In days, so that 88 days are less than 12 years.
const times: readonly (readonly [RegExp, number])[] = [
  [/^(?:秒|s|sec|seconds?)$/i, 1 / 86_400],
  [/^(?:分|分钟|min|minutes?)$/i, 1 / 1440],
  [/^(?:小时|h|hours?)$/i, 1 / 24],
  [/^(?:天|日|d|days?)$/i, 1],
  [/^(?:周|weeks?)$/i, 7],
  [/^(?:个?月|months?)$/i, 30.4],
  [/^(?:年|years?)$/i, 365.25],
];
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^万/, 1e4],
  [/^亿/, 1e8],
  [/^(?:k|thousand)\b/i, 1e3],
  [/^(?:m|million)\b/i, 1e6],
  [/^(?:bn|billion)\b/i, 1e9],
];

/** An amount in the unit that it shares with others of its kind. */
function leveled({ amount, unit }: Cell): { amount: number; unit: string } {
  const time = times.find(([name]) => name.test(unit));
  if (time) return { amount: amount * time[1], unit: 'time' };
  const multiple = multiples.find(([name]) => name.test(unit));
  return multiple
    ? { amount: amount * multiple[1], unit: unit.replace(multiple[0], '').trim() }
    : { amount, unit };
}

function rowOf(text: IndexedText): Row | undefined {
  const [, label = '', rest = ''] = /^([^：:]{1,40})[：:](.+)$/su.exec(text.text) ?? [];
  const cells = rest.split(/[，；]|[,;] /u).flatMap((part): Cell[] => {
    // The last number: a name may hold others.
    const found = /^(.*?[^\d.,-]|)(-?\d[\d,]*(?:\.\d+)?)(\D*)$/su.exec(part.trim());
    const [, head = '', amount = '', unit = ''] = found ?? [];
    return found
      ? [{ head: head.trim(), amount: Number(amount.replaceAll(',', '')), unit: unit.trim() }]
      : [];
  });
  return text.kind !== 'script' && cells.length > 0 ? { text, label, cells } : undefined;
}

/** The rows of each page. */
function tablesIn({ texts }: DeckIndex): Row[][] {
  const tables = new Map<number, Row[]>();
  for (const text of texts) {
    const row = rowOf(text);
    if (row) tables.set(text.page, [...(tables.get(text.page) ?? []), row]);
  }
  return [...tables.values()];
}

/** The columns whose amounts are of one kind; a row may have nothing in one. */
function columnsOf(rows: readonly Row[]): Column[] {
  const heads = new Set(rows.flatMap(({ cells }) => cells.map(({ head }) => head)));
  return [...heads].flatMap((head): Column[] => {
    const cells = rows.flatMap((row) =>
      row.cells
        .filter((cell) => cell.head === head)
        .map((cell) => ({ row, unit: cell.unit, level: leveled(cell) })),
    );
    if (cells.length < fewestRows || new Set(cells.map(({ level }) => level.unit)).size > 1) return [];
    const units = cells.map(({ unit }) => unit).join(' ');
    return [{ head, units, amounts: cells.map(({ row, level }) => ({ row, amount: level.amount })) }];
  });
}

/** How many of the rows are called by each word: one alone is the name of a row, all of them what the rows are. */
function namesOf({ amounts }: Column): (word: string) => 'none' | 'some' | 'all' {
  const labels = amounts.map(({ row }) => contentWords(row.label));
  return (word) => {
    const having = labels.filter((label) => label.includes(word)).length;
    return having === 0 ? 'none' : having === labels.length ? 'all' : 'some';
  };
}

/** The row with most, or least, in a column; undefined when two have as much. */
function topOf({ amounts }: Column, sign: 1 | -1): IndexedText | undefined {
  const best = Math.max(...amounts.map(({ amount }) => amount * sign));
  const [top, ...others] = amounts.filter(({ amount }) => amount * sign === best);
  return others.length === 0 ? top?.row.text : undefined;
}

/** The row of a table that has most, or least, of what is asked for. */
export function mostInTable(index: DeckIndex, { words }: Asked): IndexedText | undefined {
  const [mark, ...others] = words.filter((word) => Object.hasOwn(columns, word));
  const wanted = others.length === 0 && mark !== undefined ? columns[mark] : undefined;
  if (!wanted) return undefined;
  const plain = words.filter((word) => !/^[?!]/.test(word));
  const found = tablesIn(index)
    .flatMap(columnsOf)
    .flatMap((column) => {
      const own = contentWords(`${column.head} ${column.units}`);
      const named = plain.filter((word) => own.includes(word)).length;
      const fits = wanted.looks ? wanted.looks.test(`${column.head} ${column.units}`) : named > 0;
      const top = topOf(column, wanted.sign);
      if (!fits || !top) return [];
      const rowsCalled = namesOf(column);
      const title = index.titles.get(top.page)?.words ?? [];
      // What the table is not about narrows the question, or turns it: nearest to a row is not nearest to the Sun.
      const isAbout = (word: string): boolean =>
        own.includes(word) ||
        rowsCalled(word) === 'all' ||
        (rowsCalled(word) === 'none' && (title.includes(word) || index.isWide(word)));
      return plain.every(isAbout) ? [{ text: top, points: named }] : [];
    });
  const [best, second] = found.toSorted((a, b) => b.points - a.points);
  return best && best.points > (second?.points ?? -1) ? best.text : undefined;
}
