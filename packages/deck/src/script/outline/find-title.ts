import type { Size } from '../../deck.ts';
import type { Block } from './block.ts';
import { isPartMark } from './counter.ts';

const isWritten = (block: Block) => block.lines.length > 0 && !block.unit;
const textOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ');

const isMark = (block: Block) => isPartMark(textOf(block));

/** Of words that nobody called a title: the largest ones, where they stand out and stand high. */
function largest(blocks: readonly Block[], height: number): Block | undefined {
  const written = blocks.filter(
    (block) =>
      isWritten(block) && block.lines.length <= 2 && /\p{L}{2}/u.test(textOf(block)) && !isMark(block),
  );
  const sizes = written.map(({ size }) => size).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  const big = Math.max(...sizes);
  // A page with few words is a cover, whose title may stand anywhere.
  const isHigh = ({ box }: Block) => written.length <= 5 || box.top < height * 0.35;
  const found = written
    .filter((block) => block.size >= usual * 1.15 && block.size >= big * 0.75 && isHigh(block))
    .toSorted((one, other) => one.box.top - other.box.top);
  const [first] = found;
  return first && textOf(first).length <= 120 ? first : undefined;
}

/** So few words beside the mark of a part are its name and what is said of it. */
const mostBesideMark = 3;

/** The name of a part, on a page that holds hardly more than its mark: the largest of the other words. */
function besideMark(blocks: readonly Block[]): Block | undefined {
  const written = blocks.filter(isWritten);
  const others = written.filter((block) => !isMark(block));
  if (others.length === written.length || others.length > mostBesideMark) return undefined;
  const [first] = others.toSorted((one, other) => other.size - one.size);
  const isName =
    first !== undefined &&
    /\p{L}{2}/u.test(textOf(first)) &&
    /^.{1,60}(?<![.。!！;；:：])$/u.test(textOf(first));
  return isName ? first : undefined;
}

/**
 * What is called the title may be the motto of the design, in the lower right corner: then the largest of the wider words
 * above it is the title.
 */
function aboveMotto(
  { box, size }: Block,
  others: readonly Block[],
  { width, height }: Size,
): Block | undefined {
  if (box.top <= height * 0.7 || box.left <= width / 2) return undefined;
  return others
    .filter(
      (other) =>
        isWritten(other) &&
        other.size >= size / 2 &&
        other.box.bottom <= box.top &&
        other.box.right - other.box.left > box.right - box.left,
    )
    .toSorted((one, other) => other.size - one.size)[0];
}

const mostKickers = 2;
/** What stands above a title in the lower half is what the page shows; a kicker is only a word or two. */
const mostLettersOverLow = 24;

/**
 * The title of a page, and the block it is; words above it that are smaller are a kicker. The number of a part may be
 * called a title as well, beside its name.
 */
export function findTitle(blocks: readonly Block[], page: Size) {
  const called = blocks.filter((block) => block.role === 'title' && isWritten(block));
  const stated = called.find((block) => !isMark(block));
  const others = blocks.filter((block) => !called.includes(block));
  const title =
    (stated && aboveMotto(stated, others, page)) ??
    stated ??
    besideMark(blocks) ??
    largest(blocks, page.height) ??
    called[0];
  if (!title) return { title: undefined, rest: [...blocks] };
  const isAbove = (block: Block) =>
    isWritten(block) &&
    block.lines.length === 1 &&
    block.box.bottom <= title.box.top + 6 &&
    block.size < title.size * 0.8 &&
    textOf(block).length <= (title.box.top > page.height / 2 ? mostLettersOverLow : 60);
  // Beside a title that stands low there are things of their own.
  const isSeveral = others.filter(isAbove).length > mostKickers;
  const isKicker = (block: Block) =>
    isAbove(block) && (!isSeveral || (block.box.left < title.box.right && block.box.right > title.box.left));
  const rest = blocks.filter((block) => block !== title && !isKicker(block) && !called.includes(block));
  return { title, rest };
}
