import { type CellPlace, type Grid, tableMost, withCells } from './grid.ts';
import { insertColumns, insertRows } from './lines.ts';
import { splitCells } from './merge.ts';
import { withWords } from './words.ts';

/** Writes words into a table from a place on. The table grows where they need more room, and cells in their way are taken apart. */
export function pasteGrid(table: Grid, at: CellPlace, rows: readonly (readonly string[])[]): Grid {
  const height = Math.min(rows.length, tableMost.rows - at.row);
  const width = Math.min(Math.max(0, ...rows.map((line) => line.length)), tableMost.columns - at.column);
  if (height <= 0 || width <= 0) return table;
  const moreRows = Math.max(0, at.row + height - table.rows.length);
  const moreColumns = Math.max(0, at.column + width - table.columns.length);
  const taller = insertRows(table, table.rows.length, moreRows);
  const grown = insertColumns(taller, table.columns.length, moreColumns);
  const apart = splitCells(grown, { ...at, rows: height, columns: width });
  return withCells(apart, (cell, { row, column }) => {
    const words = rows[row - at.row]?.[column - at.column];
    return cell && words !== undefined && row < at.row + height && column < at.column + width
      ? withWords(cell, words)
      : cell;
  });
}

/** The cells of what spreadsheets put on the clipboard as text: tabs between cells, quotes around those with breaks. */
export function gridFromText(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;
  for (const [whole, quoted, plain, end] of text.matchAll(pattern)) {
    if (whole === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
