import type { LibraryNode } from './library.ts';

type Table = Extract<LibraryNode, { type: 'table' }>;

export type LaidOut = { rows: string[][]; headRows?: number; isFrame: boolean };

// A file may say that a cell is wider than any table.
const widest = 64;

/**
 * Puts the cells of a table into rows of one length. What spans several rows stands in each of them, and so does a name
 * above several columns; other words are not repeated across.
 */
export function layOut(table: Table, wordsOf: (node: LibraryNode) => string): LaidOut {
  const grid: string[][] = [];
  let heads = 0;
  const lines = table.children.filter((row) => row.type === 'tableRow');
  lines.forEach((row, at) => {
    const line = (grid[at] ??= []);
    if (row.isHeader && heads === at) heads = at + 1;
    let column = 0;
    for (const cell of row.children) {
      if (cell.type !== 'tableCell') continue;
      while (line[column] !== undefined) column++;
      const words = wordsOf(cell);
      const wide = Math.max(1, Math.min(cell.colSpan || 1, widest));
      for (let down = 0; down < Math.max(1, cell.rowSpan) && at + down < lines.length; down++) {
        const target = (grid[at + down] ??= []);
        for (let across = 0; across < wide; across++)
          target[column + across] ??= at === 0 || across === 0 ? words : '';
      }
      column += wide;
    }
  });
  // Arrays with holes would be sent as null.
  const rows = grid.map((line) => Array.from(line, (cell) => cell ?? ''));
  return { rows, ...(heads > 0 && { headRows: heads }), isFrame: rows.every(({ length }) => length <= 1) };
}
