import type { DrawnElement } from '../drawn.ts';
import type { TextBody } from '../text.ts';

/** An element with its words; those of a table are in its cells. */
export type Worded = { element: DrawnElement; text: TextBody | undefined };

const rank = ({ element: { role } }: Worded) => (role === 'title' ? 0 : role === 'subtitle' ? 1 : 2);

/** Boxes whose tops differ by less stand in one row and are read from left to right. */
const rowHeight = 24;

const inOrder = (one: Worded, other: Worded): number =>
  rank(one) - rank(other) ||
  Math.round(one.element.top / rowHeight) - Math.round(other.element.top / rowHeight) ||
  one.element.left - other.element.left;

const sizeOf = (text: TextBody | undefined) => text?.paragraphs[0]?.runs[0]?.size ?? 0;
const sameEdge = 4;
// Lines that follow each other stand no further apart than this many sizes of their letters.
const widestLine = 2;

/** Whether a box is the next line of another one: drawing programs write every line into a box of its own. */
function isNextLine(line: Worded, before: Worded): boolean {
  const gap = line.element.top - before.element.top;
  return (
    rank(line) === rank(before) &&
    Math.abs(line.element.left - before.element.left) < sameEdge &&
    sizeOf(line.text) === sizeOf(before.text) &&
    gap > 0 &&
    gap <= sizeOf(before.text) * widestLine
  );
}

/** Boxes in the order they are read: titles first, then rows from the top, lines of one block together. */
export function inBlocks(words: readonly Worded[]): Worded[][] {
  const blocks: { lines: Worded[]; first: Worded; last: Worded }[] = [];
  for (const each of words.toSorted((one, other) => one.element.top - other.element.top)) {
    const block = blocks.find(({ last }) => isNextLine(each, last));
    if (block) {
      block.lines.push(each);
      block.last = each;
    } else blocks.push({ lines: [each], first: each, last: each });
  }
  return blocks.sort((one, other) => inOrder(one.first, other.first)).map(({ lines }) => lines);
}
