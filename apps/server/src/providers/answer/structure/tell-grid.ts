import type { DeckIndex } from '../deck-index.ts';
import type { FoundAnswer, Passage } from '../port.ts';
import { askGrids, type FoundInGrid, type PlacedGrid } from './ask-grids.ts';
import { cellOfKind, cellOfRow } from './tell-cell.ts';

/** A longer line of a slide says more than what its table is about. */
const longestCaption = 80;

const mostAround = 1_000;

/** What a page says around its tables: its title and its short lines, as far as they say what a table is about. */
const around = (index: DeckIndex, { page }: PlacedGrid): string =>
  [
    index.titles.get(page)?.text ?? '',
    ...index
      .textsOn(page)
      .filter(({ kind, text }) => kind === 'slide' && text.length <= longestCaption)
      .map(({ text }) => text),
  ]
    .join(' ')
    .slice(0, mostAround);

/** What the tables and charts of a deck answer. */
export const tellGrid = (
  index: DeckIndex,
  grids: readonly PlacedGrid[],
  asked: { question: string; watched: number | undefined },
): FoundInGrid | undefined => askGrids({ grids, ...asked, around: (grid) => around(index, grid) });

/** One cell instead of a whole row, or of a sentence without the kind of answer that is asked for. */
export function tellCell(
  index: DeckIndex,
  grids: readonly PlacedGrid[],
  question: string,
  { outcome, sentences, lacks, remark }: FoundAnswer,
): FoundInGrid | undefined {
  for (const told of sentences) {
    const cell = cellOfRow(grids, question, told, sentences.length === 1);
    if (cell) return cell;
  }
  const isMissing = (outcome === 'none' && !remark) || (lacks !== undefined && lacks.kind !== 'difference');
  return isMissing ? cellOfKind(grids, question, (grid) => around(index, grid)) : undefined;
}

/** A computed answer as a passage that can be said. */
export const passageOf = ({ page, text, elementId, cell }: FoundInGrid): Passage => ({
  page,
  text,
  kind: 'cell',
  elementId,
  ...(cell && { cell }),
});

const superlative = /最|\b(?:most|least|\w+est)\b/i;

/** Whether what was found says the same outright: a sentence that was spoken is better than one that was made. */
export function saysSo(
  { outcome, sentences }: FoundAnswer,
  { sayable, tells: [told] }: FoundInGrid,
): boolean {
  if (outcome !== 'found' || sayable === undefined || told === undefined) return false;
  return sentences.some(
    ({ kind, text }) =>
      kind === 'script' && text.includes(told) && (sayable === 'value' || superlative.test(text)),
  );
}
