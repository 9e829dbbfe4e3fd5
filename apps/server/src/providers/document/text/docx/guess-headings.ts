import type { Block } from '../../document.ts';
import { isCaption } from '../structure/captions.ts';
import { widthOf } from '../structure/letters.ts';
import { endsAsText, levelsOf, listLikeRank, numberRank } from '../structure/numbering.ts';
import type { DraftBlock } from './blocks.ts';

const widest = 80;
/** What is counted with points (2.1) or alone in its list needs no look, but is shorter. */
const widestCounted = 48;
const decimalRank = 8;
/** Names of a word or two that stand before a sentence are said with it. */
const leastBelow = 80;
const fewestAlone = 2;
// Bold lines without a number are below those with one; larger ones come first.
const boldRank = 40;

/** The usual size of the text, by how many letters have it. */
function bodySize(blocks: readonly DraftBlock[]): number {
  const letters = new Map<number, number>();
  for (const block of blocks) {
    if (block.kind === 'paragraph' && block.look)
      letters.set(block.look.size, (letters.get(block.look.size) ?? 0) + block.text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

const isName = (text: string): boolean =>
  widthOf(text) <= widestCounted &&
  // What a form says (member: somebody) is no heading.
  !/[:：]/u.test(text) &&
  !endsAsText(text) &&
  !isCaption(text) &&
  /\p{L}{2}|\p{Script=Han}/u.test(text);

/** 2.1 above text is a heading without a look, too; one of several such lines is a point. */
function isCountedDeep(blocks: readonly DraftBlock[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind !== 'paragraph' || !next || !isName(block.text)) return false;
  const rank = numberRank(block.text) ?? 0;
  return rank >= decimalRank && !(next.kind === 'paragraph' && numberRank(next.text) === rank);
}

function rankOf(blocks: readonly DraftBlock[], at: number, body: number): number | undefined {
  const block = blocks[at];
  if (block?.kind !== 'paragraph' || !block.look) return undefined;
  const { text, look } = block;
  if (widthOf(text) > widest || endsAsText(text) || isCaption(text) || !/\p{L}/u.test(text)) return undefined;
  const next = blocks[at + 1];
  if (!next || next.kind === 'heading') return undefined;
  const rank = numberRank(text);
  if (isCountedDeep(blocks, at)) return rank;
  const isLarge = look.size > 0 && body > 0 && look.size >= body * 1.15;
  if (rank !== undefined && (look.isBold || isLarge || (rank !== listLikeRank && rank <= 5))) return rank;
  if (!look.isBold && !isLarge) return undefined;
  return boldRank - Math.min(Math.round(look.size), boldRank - 12);
}

/** The only point of a list with numbers, above a text, a list or a picture: Word has counted a heading. */
function loneName(blocks: readonly Block[], at: number): string | undefined {
  const [block, next] = [blocks[at], blocks[at + 1]];
  const [item, second] = block?.kind === 'list' && block.isOrdered ? block.items : [];
  if (!item || second || !next || !isName(item.text)) return undefined;
  const isBelow = next.kind !== 'paragraph' || widthOf(next.text) >= leastBelow;
  return isBelow ? item.text : undefined;
}

/** Headings that Word counted as lists; below the ones that were found, or above what counts on from them. */
function withLoneNames(blocks: readonly Block[]): Block[] {
  const names = blocks.map((_, at) => loneName(blocks, at));
  if (names.filter((name) => name !== undefined).length < fewestAlone) return [...blocks];
  let above = 0;
  return blocks.map((block, at): Block => {
    if (block.kind === 'heading') above = block.level;
    const text = names[at];
    if (text === undefined || block.kind !== 'list') return block;
    const next = blocks[at + 1];
    const isParent = next?.kind === 'heading' && firstCounted.test(next.text);
    const level = isParent ? Math.max(1, next.level - 1) : above + 1 + (block.items[0]?.level ?? 0);
    return { kind: 'heading', page: block.page, level: Math.min(level, deepest), text };
  });
}
const deepest = 9;
/** What counts on begins a chapter. */
const firstCounted = /^\d{1,2}[.．]1(?!\d)/u;

/** Headings with points in their numbers (2.1) where only the outer ones have a style. */
function withCounted(blocks: readonly DraftBlock[]): Block[] {
  let above = 0;
  return blocks.map((block, at): Block => {
    if (block.kind === 'heading') above = block.level;
    if (block.kind !== 'paragraph' || !isCountedDeep(blocks, at)) return withoutLook(block);
    const level = Math.min(above + 1 + (numberRank(block.text) ?? 0) - decimalRank, deepest);
    return { kind: 'heading', page: block.page, level, text: block.text };
  });
}

function withoutLook(block: DraftBlock): Block {
  const { look: _, ...plain } = block;
  return plain as Block;
}

/** Finds headings by their look and numbers where their author used no style for them. */
export function guessHeadings(blocks: readonly DraftBlock[]): Block[] {
  if (blocks.filter(({ kind }) => kind === 'heading').length > 1) return withLoneNames(withCounted(blocks));
  const body = bodySize(blocks);
  const ranks = blocks.map((_, at) => rankOf(blocks, at, body));
  const levels = levelsOf(ranks.filter((rank) => rank !== undefined));
  const guessed = blocks.map((block, at): Block => {
    const rank = ranks[at];
    if (rank === undefined || block.kind !== 'paragraph') return withoutLook(block);
    return { kind: 'heading', page: block.page, level: levels.get(rank) ?? 1, text: block.text };
  });
  return withLoneNames(guessed);
}
