import type { Block, Figure, Table } from '../../document.ts';

const ofFigure = /^(?:图|圖|figure|fig\.?|abb\.?|abbildung|figura|рис\.?)\s*[\dA-Z一二三四五六七八九十]+/iu;
const ofTable = /^(?:表|table|tab\.|tabelle|tabla|tableau|таблица)\s*[\dA-Z一二三四五六七八九十]+/iu;
// Longer ones speak about the picture in running text.
const longest = 400;

const fits = (pattern: RegExp, text: string) => text.length <= longest && pattern.test(text);

export const isCaption = (text: string): boolean => fits(ofFigure, text) || fits(ofTable, text);

const textOf = (block: Block | undefined) =>
  block?.kind === 'paragraph' || block?.kind === 'heading' ? block.text : undefined;

const patternFor = (block: Block) =>
  block.kind === 'figure' ? ofFigure : block.kind === 'table' ? ofTable : undefined;

/** Gives figures and tables the caption that stands beside them: below a figure and above a table first. */
export function withCaptions(blocks: readonly Block[]): Block[] {
  const taken = new Set<Block>();
  const captions = new Map<Block, string>();
  blocks.forEach((block, index) => {
    const pattern = patternFor(block);
    if (!pattern || (block as Figure | Table).caption !== undefined) return;
    const sides = [blocks[index + 1], blocks[index - 1]];
    if (block.kind === 'table') sides.reverse();
    for (const side of sides) {
      const text = textOf(side);
      if (!side || text === undefined || taken.has(side) || !fits(pattern, text)) continue;
      taken.add(side);
      captions.set(block, text);
      return;
    }
  });
  return blocks
    .filter((block) => !taken.has(block))
    .map((block) => (captions.has(block) ? ({ ...block, caption: captions.get(block) } as Block) : block));
}
