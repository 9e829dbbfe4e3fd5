import type { Block, List } from '../../document.ts';
import { isCaption } from '../structure/captions.ts';
import { listMark } from '../structure/list-marks.ts';

/** The number that a line is counted by, as its author typed it. */
const numberOf = (line: string): number => Number(/^[（(]?(\d{1,3})/u.exec(line)?.[1] ?? 0);
const fewest = 2;

/** The paragraphs from here on that count from 1, one after the other, or have the same mark before them. */
function rowAt(blocks: readonly Block[], from: number): string[] {
  const row: string[] = [];
  const first = blocks[from];
  if (first?.kind !== 'paragraph') return row;
  const isOrdered = listMark(first.text)?.isOrdered;
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    const text = block?.kind === 'paragraph' ? block.text : '';
    const mark = listMark(text);
    const isNext = isOrdered ? numberOf(text) === row.length + 1 : text[0] === first.text[0];
    if (!mark || mark.isOrdered !== isOrdered || !isNext || isCaption(text)) break;
    row.push(mark.rest);
  }
  return row;
}

/** Lists that were typed with their numbers or marks, paragraph by paragraph. */
export function withTypedLists(blocks: readonly Block[]): Block[] {
  const listed: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const [block, row] = [blocks[at], rowAt(blocks, at)];
    if (block?.kind === 'paragraph' && row.length >= fewest) {
      const items = row.map((text) => ({ text, level: 0 }));
      const isOrdered = listMark(block.text)?.isOrdered ?? false;
      listed.push({ kind: 'list', page: block.page, isOrdered, items } satisfies List);
      at += row.length;
    } else {
      if (block) listed.push(block);
      at++;
    }
  }
  return listed;
}
