import { strToU8, zipSync } from 'fflate';
import { escapeText, tag, xmlPart } from '../xml.ts';

const sheetSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What stands in a cell. Words are always words: nothing of them is ever counted as a formula. */
export type Cell = string | number | null;

/** The name of a column, from 0: A, B, …, Z, AA. */
export function columnName(index: number): string {
  const [before, letter] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return before === 0 ? letter : columnName(before - 1) + letter;
}

function cellXml(cell: Cell, row: number, column: number): string {
  if (cell === null) return '';
  const r = `${columnName(column)}${row + 1}`;
  if (typeof cell === 'number') return tag('c', { r }, tag('v', {}, String(cell)));
  const words = tag('t', { 'xml:space': 'preserve' }, escapeText(cell));
  return tag('c', { r, t: 'inlineStr' }, tag('is', {}, words));
}

const relation = (type: string, target: string) =>
  tag(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    tag('Relationship', { Id: 'rId1', Type: `${office}/relationships/${type}`, Target: target }),
  );

/** A workbook of one sheet with these rows. */
export function makeWorkbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = rows.map((cells, row) =>
    tag('row', { r: row + 1 }, ...cells.map((cell, column) => cellXml(cell, row, column))),
  );
  const override = (path: string, kind: string) =>
    tag('Override', { PartName: path, ContentType: `${kinds}.${kind}+xml` });
  const parts = {
    '[Content_Types].xml': tag(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      tag('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      override('/xl/workbook.xml', 'sheet.main'),
      override('/xl/worksheets/sheet1.xml', 'worksheet'),
    ),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': tag(
      'workbook',
      { xmlns: sheetSpace, 'xmlns:r': `${office}/relationships` },
      tag('sheets', {}, tag('sheet', { name: 'Sheet1', sheetId: 1, 'r:id': 'rId1' })),
    ),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': tag('worksheet', { xmlns: sheetSpace }, tag('sheetData', {}, ...lines)),
  };
  const files = Object.entries(parts).map(([path, root]) => [path, strToU8(xmlPart(root))]);
  // A fixed day, so that the same chart is the same file.
  return zipSync(Object.fromEntries(files), { mtime: new Date(2000, 0, 1) });
}
