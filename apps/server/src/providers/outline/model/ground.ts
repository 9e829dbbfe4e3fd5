import { faultOfGround } from '@app/deck/script/founded.ts';
import type { Block, SourceDocument } from '../../document/document.ts';
import { joinBroken } from '../join-broken.ts';
import { thingText } from './condense.ts';

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(({ text }) => text).join('\n');
  if (block.kind === 'formula') return block.latex;
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.text;
  return thingText(block).replace(/^\(\w+\)/u, '');
}

/** What the blocks of a material say, to hold against it what a model writes. */
export function groundIn(document: SourceDocument, name: string) {
  const texts = joinBroken(document.blocks, document.isWritten).map(textOf);
  const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  // A title names what a passage is about.
  const titles = [document.title ?? '', name, ...headings].join('\n');
  const of = (blocks: readonly number[]) => blocks.map((block) => texts[block] ?? '').join('\n');
  const faultIn = (text: string, blocks: readonly number[]) => {
    const ground = of(blocks);
    return ground.trim() === ''
      ? 'a sentence has no passage'
      : faultOfGround(text, ground, `${ground}\n${titles}`);
  };
  return {
    of,
    isKnown: (block: number): boolean => (texts[block] ?? '') !== '',
    /** Why a text does not stand in these blocks; undefined where it does. */
    faultIn,
    /** The blocks that a text stands in: its own, else those of `more` by which it does. */
    blocksOf(text: string, own: readonly number[], more: readonly number[]): number[] | undefined {
      if (own.length > 0 && faultIn(text, own) === undefined) return [...own];
      const other = more.find((block) => !own.includes(block) && faultIn(text, [block]) === undefined);
      if (other !== undefined) return [other];
      return more.length > 0 && faultIn(text, more) === undefined ? [...more] : undefined;
    },
  };
}
export type Ground = ReturnType<typeof groundIn>;
