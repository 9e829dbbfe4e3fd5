import type { CellBorders, TableCell, TableElement, TableLook } from '../element.ts';
import type { Color, ColorSlot, Stroke } from '../paint.ts';
import type { Paragraph } from '../text.ts';

type Style = TableLook['style'];

/** How one part of a table looks. */
type Part = { fill?: Color; letters?: Color; bold?: boolean; borders?: CellBorders };

type Sheet = { whole: Part; band?: Part; head: Part; side: Part; foot: Part };

const slot = (name: ColorSlot, mod = 1, off = 0): Color => ({
  slot: name,
  ...(mod !== 1 && {
    changes: [
      { kind: 'lumMod', by: mod },
      { kind: 'lumOff', by: off },
    ],
  }),
});

const line = (color: Color, width = 1): Stroke => ({ width, color });
const around = (stroke: Stroke): CellBorders => ({
  left: stroke,
  top: stroke,
  right: stroke,
  bottom: stroke,
});

const [dark, light, accent] = [slot('dark1'), slot('light1'), slot('accent1')];
const faint = slot('dark1', 0.25, 0.75);
const tinted = (by: number): Color => ({ slot: 'accent1', changes: [{ kind: 'tint', by }] });
const [pale, soft] = [tinted(0.12), tinted(0.3)];
const bold: Part = { bold: true };

/** Every style out of the theme's colours: another theme gives another table. */
const sheets: Record<Style, Sheet> = {
  plain: { whole: { letters: dark }, band: { fill: pale }, head: bold, side: bold, foot: bold },
  grid: {
    whole: { letters: dark, borders: around(line(faint)) },
    band: { fill: pale },
    head: { bold: true, fill: soft },
    side: bold,
    foot: bold,
  },
  lines: {
    whole: { letters: dark, borders: { bottom: line(faint) } },
    band: { fill: pale },
    head: { bold: true, letters: accent, borders: { top: line(accent, 2), bottom: line(accent, 2) } },
    side: bold,
    foot: { bold: true, borders: { top: line(accent), bottom: line(accent, 2) } },
  },
  soft: {
    whole: { letters: dark, fill: pale, borders: around(line(light)) },
    band: { fill: soft },
    head: { bold: true, letters: accent, borders: { bottom: line(accent, 2) } },
    side: bold,
    foot: { bold: true, borders: { top: line(accent, 2) } },
  },
  strong: {
    whole: { letters: dark, fill: pale, borders: around(line(light)) },
    band: { fill: soft },
    head: { bold: true, letters: light, fill: accent },
    side: { bold: true, letters: light, fill: accent },
    foot: { bold: true, letters: light, fill: accent },
  },
  dark: {
    whole: {
      letters: light,
      fill: slot('dark1', 0.85, 0),
      borders: { bottom: line(slot('dark1', 0.5, 0.4)) },
    },
    band: { fill: slot('dark1', 0.75, 0.12) },
    head: { bold: true, letters: light, fill: accent },
    side: bold,
    foot: { bold: true, borders: { top: line(light, 2) } },
  },
};

/** The parts that hold for the cell there, the strongest last. */
function partsAt(look: TableLook, row: number, column: number, rows: number): Part[] {
  const { whole, band, head, side, foot } = sheets[look.style];
  const isHead = look.headerRow === true && row === 0;
  const isFoot = look.lastRow === true && row === rows - 1;
  const isBand =
    look.banded === true && !isHead && !isFoot && (row - Number(look.headerRow === true)) % 2 === 0;
  return [
    whole,
    ...(isBand && band ? [band] : []),
    ...(look.firstColumn && column === 0 ? [side] : []),
    ...(isFoot ? [foot] : []),
    ...(isHead ? [head] : []),
  ];
}

const withLetters = (paragraphs: Paragraph[], look: { color?: Color; bold?: boolean }): Paragraph[] =>
  paragraphs.map((paragraph) =>
    Object.assign({}, paragraph, { runs: paragraph.runs.map((run) => Object.assign({}, look, run)) }),
  );

function styledCell(cell: TableCell, parts: readonly Part[]): TableCell {
  const part: Part = Object.assign({}, ...parts);
  const borders: CellBorders = Object.assign({}, ...parts.map((each) => each.borders), cell.borders);
  const letters = Object.assign({}, part.letters && { color: part.letters }, part.bold && { bold: true });
  return Object.assign({}, part.fill && { fill: { kind: 'solid', color: part.fill } }, cell, {
    text: Object.assign({}, cell.text, { paragraphs: withLetters(cell.text.paragraphs, letters) }),
    ...(Object.keys(borders).length > 0 && { borders }),
  });
}

/** The cells with the look of their table written on them; what a cell says itself stays. */
export function styledCells({
  look,
  cells,
  rows,
}: Pick<TableElement, 'look' | 'cells' | 'rows'>): TableElement['cells'] {
  if (!look) return cells;
  return cells.map((line, row) =>
    line.map((cell, column) => cell && styledCell(cell, partsAt(look, row, column, rows.length))),
  );
}
