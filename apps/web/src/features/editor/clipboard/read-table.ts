import type { Paragraph } from '@app/deck/text.ts';
import { paragraphsIn } from './read-html.ts';

/** A cell that was copied elsewhere. */
export type CopiedCell = { paragraphs: Paragraph[]; columns: number; rows: number };

/** Rows of cells; a cell that lies under another one is null. */
export type CopiedTable = (CopiedCell | null)[][];

/** A table on a slide is no larger than this: more cannot be read. */
const most = { rows: 60, columns: 24 };

const spanOf = (cell: HTMLTableCellElement, name: 'colSpan' | 'rowSpan') =>
  Math.max(1, Math.min(60, cell[name]));

/** The table of a page, where nothing but one stands on it. */
export function tableIn(page: Document): CopiedTable | undefined {
  const [table, ...more] = page.querySelectorAll('table');
  if (!table || more.length > 0 || table.rows.length === 0) return undefined;
  const words = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, '');
  const outside = [...page.body.querySelectorAll('style, script')].reduce(
    (rest, each) => rest - words(each).length,
    words(page.body).length - words(table).length,
  );
  if (outside > 0) return undefined;
  const rows: CopiedTable = [];
  for (const [index, row] of [...table.rows].slice(0, most.rows).entries()) {
    const line = (rows[index] ??= []);
    for (const cell of row.cells) {
      let at = 0;
      while (line[at] !== undefined) at += 1;
      putCell(rows, index, at, cell);
    }
  }
  return evenTable(rows);
}

function putCell(rows: CopiedTable, row: number, column: number, cell: HTMLTableCellElement): void {
  const [columns, below] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
  for (let down = 0; down < below && row + down < most.rows; down += 1) {
    const line = (rows[row + down] ??= []);
    for (let right = 0; right < columns; right += 1)
      line[column + right] =
        down + right > 0 ? null : { paragraphs: paragraphsIn(cell), columns, rows: below };
  }
}

const emptyCell = (): CopiedCell => ({ paragraphs: [], columns: 1, rows: 1 });

/** Rows of the same length, with no cell that reaches beyond them. */
function evenTable(rows: CopiedTable): CopiedTable | undefined {
  const width = Math.min(most.columns, Math.max(0, ...rows.map((row) => row.length)));
  if (width * rows.length < 2) return undefined;
  return rows.map((row, index) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row[column];
      if (cell === undefined) return emptyCell();
      return (
        cell && {
          ...cell,
          columns: Math.min(cell.columns, width - column),
          rows: Math.min(cell.rows, rows.length - index),
        }
      );
    }),
  );
}

/** A table of plain words, as spreadsheets give it: a line per row, tabs between cells. */
export function tableFromWords(words: string): CopiedTable | undefined {
  const lines = words.replace(/\r?\n$/, '').split(/\r?\n/);
  const isTable = lines.length > 0 && lines.every((line) => line.includes('\t'));
  if (!isTable) return undefined;
  return evenTable(
    lines
      .slice(0, most.rows)
      .map((line) =>
        line
          .split('\t')
          .map((text) => ({ ...emptyCell(), paragraphs: [{ runs: text === '' ? [] : [{ text }] }] })),
      ),
  );
}
