import type { Block } from './block.ts';

const sameEdge = 4;
// Lines that follow each other stand no further apart than this many sizes of their letters.
const widestLine = 1.75;

// Longer lines of Chinese broke for want of room.
const shortLine = 12;

/** How long the last line of a block is, in Chinese letters. */
const lengthOf = ({ lines }: Block): number =>
  Array.from(lines.at(-1)?.text ?? '').reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[，。；、]/u.test(letter) ? 1 : 0.5),
    0,
  );

const middle = ({ box }: Block) => (box.left + box.right) / 2;

/** Whether a block is the next line of another one: drawing programs write every line into a box of its own. */
function isNextLine(line: Block, before: Block): boolean {
  const gap = line.box.top - before.box.top;
  const isBelow = gap > 0 && gap <= before.size * widestLine;
  const isAligned =
    Math.abs(line.box.left - before.box.left) < sameEdge ||
    Math.abs(middle(line) - middle(before)) < sameEdge;
  return (
    line.role === before.role &&
    isBelow &&
    isAligned &&
    line.size === before.size &&
    line.isBold === before.isBold
  );
}

/** Whether a block goes on beside another one, as a value behind its label. */
function isSameLine(block: Block, before: Block): boolean {
  const room = block.box.left - before.box.right;
  return (
    Math.abs(block.box.top - before.box.top) < sameEdge &&
    block.size === before.size &&
    room > -sameEdge &&
    room < before.size * 1.5 &&
    /[:：]$/u.test(before.lines.at(-1)?.text ?? '')
  );
}

const isClosed = /[.。!！?？…:：][”"'’）)】]*$/u;
// What begins an item of its own, as it was written before it was cleaned.
const startsAnew = /^\p{Lu}|^\d|^\p{Script=Han}/u;
const openWord = /[的和与及或是在为于从把被给对向至将并，、,&—]$/u;

/** Joins a line to the one above: a small letter, or a line that fills its room, says that it goes on. */
function append(before: Block, line: Block, above: Block): void {
  const last = before.lines.at(-1);
  const [next, ...rest] = line.lines;
  if (!last || !next) return;
  const isCut =
    !isClosed.test(last.text) && !next.isItem && (!startsAnew.test(next.text) || fills(before, line));
  if (isCut && !last.isCode && !next.isCode) {
    const isWide = /\p{Script=Han}$/u.test(last.text) && /^\p{Script=Han}/u.test(next.text);
    // Where a line was broken by hand a voice takes breath, unless the phrase goes on.
    const isByHand = lengthOf(above) < shortLine && !/^[的地得了着过们]/u.test(next.text);
    const breath = openWord.test(last.text) || before.size >= 30 || !isByHand ? '' : '，';
    last.text += (isWide ? breath : ' ') + next.text;
  } else before.lines.push(next);
  before.lines.push(...rest);
  before.box = {
    left: Math.min(before.box.left, line.box.left),
    top: before.box.top,
    right: Math.max(before.box.right, line.box.right),
    bottom: line.box.bottom,
  };
}

const widthOf = ({ box }: Block) => box.right - box.left;

/** Big letters that break over lines are one title; Chinese goes on wherever its line was full. */
function fills(before: Block, line: Block): boolean {
  const [last = '', next = ''] = [before.lines.at(-1)?.text, line.lines[0]?.text];
  if (before.size >= 30 && line.size >= 30) return true;
  const isChinese = /\p{Script=Han}/u.test(last) && /\p{Script=Han}/u.test(next);
  return openWord.test(last) || (isChinese && widthOf(before) >= widthOf(line) * 0.75);
}

/** Blocks with the lines of one text together. */
export function joinLines(blocks: readonly Block[]): Block[] {
  const joined: { block: Block; last: Block }[] = [];
  const inOrder = blocks.toSorted(
    (one, other) => one.box.top - other.box.top || one.box.left - other.box.left,
  );
  for (const each of inOrder) {
    const isText = each.lines.length > 0 && !each.unit;
    const label = isText && joined.find(({ last }) => last.lines.length > 0 && isSameLine(each, last));
    const above = isText && joined.find(({ last }) => last.lines.length > 0 && isNextLine(each, last));
    if (label) {
      const last = label.block.lines.at(-1);
      if (last) last.text += ` ${each.lines.map(({ text }) => text).join(' ')}`;
      label.block.box = { ...label.block.box, right: Math.max(label.block.box.right, each.box.right) };
    } else if (above) {
      const copy = { ...each, lines: each.lines.map((line) => ({ ...line })) };
      append(above.block, copy, above.last);
      above.last = each;
    } else {
      const block = { ...each, lines: each.lines.map((line) => ({ ...line })) };
      joined.push({ block, last: each });
    }
  }
  return joined.map(({ block }) => block);
}
