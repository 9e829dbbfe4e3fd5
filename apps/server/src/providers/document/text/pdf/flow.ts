import { isDense, joinLines } from '../structure/letters.ts';
import { listMark } from '../structure/list-marks.ts';
import type { Body } from './headings.ts';
import type { Row } from './rows.ts';

/** Lines that belong together: a paragraph, a point of a list or a heading. */
export type Passage = {
  rows: Row[];
  text: string;
  /** The point of a list without its mark. */
  item?: { isOrdered: boolean; rest: string };
  gapAbove: number;
};

const symbolMark = /^[\ue000-\uf8ff]\s*(?=\S)/u;
const circleMark = /^o\s+(?=\p{Lu})/u;

/** The point that a line begins. Fonts of symbols draw their marks with letters that mean nothing elsewhere. */
export function pointOf({ text }: Row): Passage['item'] {
  const found = listMark(text);
  if (found) return found;
  const [mark] = symbolMark.exec(text) ?? circleMark.exec(text) ?? [];
  return mark === undefined ? undefined : { isOrdered: false, rest: text.slice(mark.length).trim() };
}

const endsSentence = (text: string) => /[.!?。！？；;:：][”"’')）\]]*$/u.test(text.trim());

// In heights of the letters: what is further away may be another column, or a box.
const reach = 20;

/** The right edge of the lines that begin near a line, on its page. */
export function rightEdges(rows: readonly Row[]): (row: Row) => number {
  const found = new Map<Row, number>();
  for (const row of rows) {
    const near = rows.filter(
      (each) =>
        Math.abs(each.x - row.x) < row.size * 4 &&
        Math.abs(each.y - row.y) < row.size * reach &&
        Math.abs(each.size - row.size) < 0.6,
    );
    found.set(row, Math.max(...near.map(({ right }) => right)));
  }
  return (row) => found.get(row) ?? row.right;
}

/** Whether the first word of a line had found room on the line before: then it was broken on purpose. */
function isBrokenOnPurpose(last: Row, row: Row, edge: number): boolean {
  const [word = ''] = isDense(row.text[0]) ? [row.text[0]] : row.text.split(' ');
  const width = ((row.right - row.x) * (word?.length ?? 1)) / Math.max(1, row.text.length);
  return last.right + last.size * 0.3 + width < edge - last.size * 1.5;
}

const middle = ({ x, right }: Row) => (x + right) / 2;
const isCentred = (one: Row, other: Row) =>
  Math.abs(middle(one) - middle(other)) < one.size * 0.7 && Math.abs(one.x - other.x) > one.size * 0.3;

const looksAlike = (one: Row, other: Row) =>
  Math.abs(one.size - other.size) <= one.size * 0.08 &&
  one.isBold === other.isBold &&
  (one.tag ?? 0) === (other.tag ?? 0);

/** Goes on in the next column or on the next page. */
function goesOver(last: Row, row: Row, edge: number): boolean {
  if (endsSentence(last.text) || last.right < edge - last.size * 2.5) return false;
  return (
    /^\p{Ll}/u.test(row.text) ||
    /[-\u2010\u00ad]$/.test(last.text) ||
    (isDense(last.text.at(-1)) && isDense(row.text[0]))
  );
}

/** The lines of a passage since it came into the column that it is in now. */
function columnRows(rows: readonly Row[]): readonly Row[] {
  const jump = rows.findLastIndex((row, at) => {
    const next = rows[at + 1];
    return next && (next.page !== row.page || next.y <= row.y);
  });
  return rows.slice(jump + 1);
}

function isIndented(open: Passage, row: Row): boolean {
  const [first] = open.rows as [Row];
  const column = columnRows(open.rows);
  if (row.x <= Math.min(...column.map(({ x }) => x)) + row.size * 0.8) return false;
  if (column.length > 1) return !open.item;
  return !open.item && !/^\[\d+\]/.test(first.text);
}

const isNumbered = (text: string) => /^\d{1,2}(?:\.\d{1,2})+[.:：]?\s/.test(text);

/** Whether a line goes on with a passage. */
function goesOn(open: Passage, row: Row, body: Body, edgeOf: (row: Row) => number): boolean {
  const last = open.rows.at(-1) as Row;
  if (!looksAlike(last, row)) return false;
  const step = row.y - last.y;
  if (row.page !== last.page || step <= 0) return goesOver(last, row, edgeOf(last));
  const before = open.rows.at(-2);
  const usual =
    before && before.page === last.page && last.y > before.y
      ? last.y - before.y
      : Math.max(body.leading * (row.size / body.size), row.size * 1.25);
  if (step > usual * 1.2 + 1) return false;
  // Lines of one heading stand in the middle, or are tagged as one.
  if (isCentred(last, row) && (row.size > body.size * 1.05 || row.isBold || row.tag)) return true;
  if (isIndented(open, row) || (isNumbered(open.text) && isNumbered(row.text))) return false;
  // The words of a point stand right of its mark.
  if (open.item && row.x < last.x - row.size * 0.5 && open.rows.length > 1) return false;
  return !isBrokenOnPurpose(last, row, Math.max(edgeOf(last), edgeOf(row)));
}

export const passageOf = (row: Row, last: Row | undefined, body: Body): Passage => {
  const item = pointOf(row);
  const isBelow = last && last.page === row.page && row.y > last.y;
  return {
    rows: [row],
    text: row.text,
    ...(item && { item }),
    gapAbove: isBelow ? row.y - last.y : body.leading * 1.5,
  };
};

/** Adds a line to a passage, or says that it begins another. */
export function extend(open: Passage, row: Row, body: Body, edgeOf: (row: Row) => number): boolean {
  if (pointOf(row) && !goesOnAsText(open, row)) return false;
  if (!goesOn(open, row, body, edgeOf)) return false;
  open.rows.push(row);
  open.text = joinLines(open.text, row.text);
  if (open.item) open.item.rest = joinLines(open.item.rest, row.text);
  return true;
}

/** A line of running text may begin with a dash or with a number in brackets. */
const goesOnAsText = (open: Passage, row: Row) =>
  !open.item && open.rows.length > 1 && /^(?:[–—-]\s|\(\d+\))/.test(row.text) && !endsSentence(open.text);
