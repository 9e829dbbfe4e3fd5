import type { Block } from '../../document.ts';
import { isCaption } from '../structure/captions.ts';
import { widthOf } from '../structure/letters.ts';
import { endsAsText, levelsOf, listLikeRank, numberRank } from '../structure/numbering.ts';
import type { DraftBlock } from './blocks.ts';

const widest = 80;
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

function rankOf(blocks: readonly DraftBlock[], at: number, body: number): number | undefined {
  const block = blocks[at];
  if (block?.kind !== 'paragraph' || !block.look) return undefined;
  const { text, look } = block;
  if (widthOf(text) > widest || endsAsText(text) || isCaption(text) || !/\p{L}/u.test(text)) return undefined;
  const next = blocks[at + 1];
  if (!next || next.kind === 'heading') return undefined;
  const rank = numberRank(text);
  const isLarge = look.size > 0 && body > 0 && look.size >= body * 1.15;
  if (rank !== undefined && (look.isBold || isLarge || (rank !== listLikeRank && rank <= 5))) return rank;
  if (!look.isBold && !isLarge) return undefined;
  return boldRank - Math.min(Math.round(look.size), boldRank - 12);
}

/** Finds headings by their look and numbers in documents whose author used no style for them. */
export function guessHeadings(blocks: readonly DraftBlock[]): Block[] {
  const isStyled = blocks.filter(({ kind }) => kind === 'heading').length > 1;
  const body = bodySize(blocks);
  const ranks = blocks.map((_, at) => (isStyled ? undefined : rankOf(blocks, at, body)));
  const levels = levelsOf(ranks.filter((rank) => rank !== undefined));
  return blocks.map((block, at): Block => {
    const { look: _, ...plain } = block;
    const rank = ranks[at];
    if (rank === undefined || block.kind !== 'paragraph') return plain as Block;
    return { kind: 'heading', page: block.page, level: levels.get(rank) ?? 1, text: block.text };
  });
}
