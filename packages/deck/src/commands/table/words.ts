import type { TableCell } from '../../element.ts';
import type { Paragraph } from '../../text.ts';
import { plainText } from '../../text/plain.ts';

/** The words of a cell. */
export const wordsOf = (cell: TableCell): string => plainText(cell.text);

/** The cell with other words that look as its first ones did. */
export function withWords(cell: TableCell, words: string): TableCell {
  if (words === wordsOf(cell)) return cell;
  const [first] = cell.text.paragraphs;
  const { link: _link, field: _field, ...look } = first?.runs[0] ?? { text: '' };
  const paragraphs = words.split(/\r\n|\r|\n/).map(
    (text): Paragraph => ({
      ...first,
      // An empty one keeps its look, too.
      runs: [{ ...look, text }],
    }),
  );
  return { ...cell, text: { ...cell.text, paragraphs } };
}

/** An empty cell that looks like another one. */
export const blankLike = (cell: TableCell): TableCell => withWords(cell, '');
