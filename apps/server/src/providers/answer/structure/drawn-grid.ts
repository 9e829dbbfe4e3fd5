import type { DrawnElement } from '@app/deck/drawn.ts';
import { isPageMark } from '@app/deck/elements/page-mark.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { amountOf } from './amount.ts';
import { type Grid, gridOfLines } from './grid.ts';

// Designed slides draw tables and bars of boxes: a name, and in its row one amount or several.

type Box = Pick<DrawnElement, 'id' | 'left' | 'top' | 'width' | 'height'> & { text: string };

const longestText = 40;
/** Who has more boxes on a page draws with them. */
const mostBoxes = 400;
const fewestRows = 3;
/** So far a box may stand from where those of its column stand. */
const slack = 8;

const middle = ({ top, height }: Box): number => top + height / 2;
const centre = ({ left, width }: Box): number => left + width / 2;
const isAmount = ({ text }: Box): boolean => amountOf(text) !== undefined;
/** A number that counts the rows names none of them. */
const isName = (box: Box): boolean =>
  /\p{L}{2}|\p{Script=Han}/u.test(box.text) && !/[:：]|^[^\p{L}\p{N}]/u.test(box.text) && !isAmount(box);

/** The boxes of a slide with a short line each. */
const boxesOf = (elements: readonly DrawnElement[]): Box[] =>
  elements.flatMap((element) => {
    const isText = element.type === 'text' || element.type === 'shape';
    if (!isText || (element.role !== undefined && element.role !== 'body')) return [];
    const text = elementText(element).trim();
    const isShort = text !== '' && text.length <= longestText && !text.includes('\n');
    return isShort && !isPageMark(text) ? [{ ...element, text }] : [];
  });

/** Boxes in one row, from left to right. */
function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((one, other) => middle(one) - middle(other))) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    const isIn = first && Math.abs(middle(first) - middle(box)) <= Math.min(first.height, box.height) / 2;
    if (last && isIn) last.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left));
}

type Row = { name: Box; amounts: Box[] };

/** Each name of a row with the amounts on its right, up to the next name. */
function partsOf(row: readonly Box[]): Row[] {
  const parts: Row[] = [];
  for (const box of row) {
    if (isName(box)) parts.push({ name: box, amounts: [] });
    else if (isAmount(box)) parts.at(-1)?.amounts.push(box);
  }
  return parts.filter(({ amounts }) => amounts.length > 0);
}

const suffixOf = (box: Box): string => amountOf(box.text)?.suffix ?? '';
const isAlike = (one: Row, other: Row): boolean =>
  Math.abs(one.name.left - other.name.left) <= slack &&
  one.amounts.length === other.amounts.length &&
  one.amounts.every((box, at) => {
    const below = other.amounts[at];
    if (!below || suffixOf(box) !== suffixOf(below)) return false;
    // Alone it may stand at the end of a bar.
    return one.amounts.length === 1 || Math.abs(centre(box) - centre(below)) <= slack;
  });

/** Rows whose names stand below each other, with as many amounts of the same kinds. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(([first]) => first && isAlike(first, row));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups.filter((group) => group.length >= fewestRows && !isNumbered(group));
}

/** `1`, `2`, `3` beside names number them. */
const isNumbered = (group: readonly Row[]): boolean => {
  const numbers = group.map(({ amounts }) => (amounts.length === 1 ? Number(amounts[0]?.text) : Number.NaN));
  return numbers.every((number, at) => Number.isInteger(number) && number > (numbers[at - 1] ?? -1));
};

/** The nearest box above one that stands over it. */
function over(boxes: readonly Box[], { left, width, top }: Box): Box | undefined {
  return boxes
    .filter(
      (box) => box.top + box.height <= top + slack && box.left < left + width && box.left + box.width > left,
    )
    .toSorted((one, other) => other.top + other.height - (one.top + one.height))[0];
}

/** A heading is no name of a column: it is a sentence, or has amounts of its own. */
const isLabel = (text: string): boolean =>
  !/[\d，,。.；;]/u.test(text) && text.length <= (/\p{Script=Han}/u.test(text) ? 12 : 30);

/** The tables and bars of a slide that are drawn of boxes. */
export function drawnGrids(elements: readonly DrawnElement[]): Grid[] {
  const boxes = boxesOf(elements);
  if (boxes.length > mostBoxes) return [];
  return groupsOf(rowsOf(boxes).flatMap(partsOf)).map((group): Grid => {
    const [first] = group as [Row, ...Row[]];
    const heads = first.amounts.map((amount) => over(boxes, amount)).map((box) => box && isName(box) && box);
    const isHeaded = first.amounts.length > 1 && heads.every((head) => head);
    const above = over(boxes, first.name)?.text ?? '';
    const caption = isLabel(above) ? above : '';
    const headLine = isHeaded
      ? ['', ...heads.map((head) => (head ? head.text : ''))]
      : ['', ...first.amounts.map((_, at) => (at === 0 && first.amounts.length === 1 ? caption : ''))];
    const lines = group.map(({ name, amounts }, at) => ({
      texts: [name.text, ...amounts.map(({ text }) => text)],
      at,
    }));
    return {
      ...gridOfLines(first.name.id, caption, { texts: headLine, at: -1 }, lines),
      drawn: group.map(({ amounts }) => amounts.map(({ id }) => id)),
    };
  });
}
