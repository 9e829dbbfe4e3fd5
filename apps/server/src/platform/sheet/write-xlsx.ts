import { strToU8, zipSync } from 'fflate';
import type { Cell, Sheet } from './write-sheet.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const [headStyle, momentStyle] = [1, 2];

const files = {
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The second cell format is the head, the third a moment.
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** XML has no way to write most control characters. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what XML cannot hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Spreadsheets count days; this is the first of January 1970. */
const epochDay = 25_569;

/** Text is always text here: a formula would be another kind of cell. */
function cellXml(cell: Cell, offsetMinutes: number, style = 0): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof Date) {
    const days = (cell.getTime() + offsetMinutes * minuteMs) / dayMs + epochDay;
    return `<c s="${momentStyle}"><v>${days}</v></c>`;
  }
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Forbidden in the name of a sheet, which has at most 31 characters. */
const sheetName = (name: string): string => escaped(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31));

/** An Excel file with one sheet, whose first row stays in sight. */
export function writeXlsx({ name, head, rows, offsetMinutes }: Sheet): Uint8Array {
  const first = `<row>${head.map((text) => cellXml(text, 0, headStyle)).join('')}</row>`;
  const others = rows.map((row) => `<row>${row.map((cell) => cellXml(cell, offsetMinutes)).join('')}</row>`);
  const columns = `<cols><col min="1" max="${head.length}" width="22" customWidth="1"/></cols>`;
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const sheet = `${xml}<worksheet xmlns="${main}">${view}${columns}<sheetData>${first}${others.join('')}</sheetData></worksheet>`;
  const workbook = `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = { ...files, 'xl/workbook.xml': workbook, 'xl/worksheets/sheet1.xml': sheet };
  const packed = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(packed), { level: 1 });
}
