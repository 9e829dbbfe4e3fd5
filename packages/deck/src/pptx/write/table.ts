import type { Drawn } from '../../drawn.ts';
import type { CellBorders, TableCell, TableElement } from '../../element.ts';
import { emu, inverted, type PartWriter } from './context.ts';
import { fillXml, strokeXml } from './paint.ts';
import { anchors, directions } from '../read/text-body.ts';
import { boxXml, drawnOn, namesXml } from './shape.ts';
import { paragraphsXml } from './text.ts';
import { tag } from './xml.ts';

const anchorNames = inverted(anchors);
const directionNames = inverted(directions);

const sides: [keyof CellBorders, string][] = [
  ['left', 'a:lnL'],
  ['right', 'a:lnR'],
  ['top', 'a:lnT'],
  ['bottom', 'a:lnB'],
];

function cellXml(cell: Drawn<TableCell>, writer: PartWriter): string {
  const { text, columns, rows, fill, borders } = cell;
  const lines = sides.map(([side, name]) =>
    borders?.[side] ? strokeXml(borders[side], writer, undefined, name) : '',
  );
  const { inset, direction } = text;
  return tag(
    'a:tc',
    { rowSpan: rows, gridSpan: columns },
    tag('a:txBody', {}, tag('a:bodyPr'), tag('a:lstStyle'), paragraphsXml(text, true, writer)),
    tag(
      'a:tcPr',
      {
        marL: emu(writer, inset.left),
        marR: emu(writer, inset.right),
        marT: emu(writer, inset.top),
        marB: emu(writer, inset.bottom),
        vert: direction && directionNames.get(direction),
        anchor: anchorNames.get(text.anchor),
      },
      ...lines,
      fill ? fillXml(fill, writer) : tag('a:noFill'),
    ),
  );
}

type Grid = readonly (readonly (Drawn<TableCell> | null)[])[];

/**
 * Where cells lie under the span of another one, and on which side of them that one stands. A span ends where another one
 * has been, and what lies under one spans nothing: no place is visited twice, however large the spans say they are.
 */
function coveredCells(cells: Grid): ReadonlyMap<string, { hMerge?: true; vMerge?: true }> {
  const covered = new Map<string, { hMerge?: true; vMerge?: true }>();
  cells.forEach((line, row) =>
    line.forEach((cell, column) => {
      if (!cell || covered.has(`${row} ${column}`)) return;
      const [down, most] = [cell.rows ?? 1, Math.min(cell.columns ?? 1, line.length - column)];
      let across = 1;
      while (across < most && !covered.has(`${row} ${column + across}`)) across++;
      for (let below = 0; below < down && row + below < cells.length; below++)
        for (let beside = 0; beside < across; beside++)
          if (below + beside > 0)
            covered.set(`${row + below} ${column + beside}`, {
              ...(beside > 0 && { hMerge: true }),
              ...(below > 0 && { vMerge: true }),
            });
    }),
  );
  return covered;
}

const emptyCell = (covered: { hMerge?: true; vMerge?: true }): string =>
  tag(
    'a:tc',
    covered,
    tag('a:txBody', {}, tag('a:bodyPr'), tag('a:lstStyle'), tag('a:p')),
    tag('a:tcPr', {}, tag('a:noFill')),
  );

/** A table with its look written out into its cells. */
export function tableXml(element: TableElement, writer: PartWriter): string {
  const drawn = drawnOn(element, writer);
  const { cells, columns, rows } = drawn;
  const covered = coveredCells(cells);
  const grid = columns.map((width) => tag('a:gridCol', { w: emu(writer, width) }));
  const lines = rows.map((height, row) =>
    tag(
      'a:tr',
      { h: emu(writer, height) },
      ...columns.map((_, column) => {
        const cell = cells[row]?.[column];
        return cell ? cellXml(cell, writer) : emptyCell(covered.get(`${row} ${column}`) ?? {});
      }),
    ),
  );
  const look = tag('a:tblPr', {
    firstRow: element.look?.headerRow || undefined,
    firstCol: element.look?.firstColumn || undefined,
    lastRow: element.look?.lastRow || undefined,
    bandRow: element.look?.banded || undefined,
  });
  return frameXml(
    tag('p:nvPr'),
    namesXml(element, 'Table', writer),
    boxXml(drawn, writer, 'p:xfrm'),
    'http://schemas.openxmlformats.org/drawingml/2006/table',
    tag('a:tbl', {}, look, tag('a:tblGrid', {}, ...grid), ...lines),
  );
}

/** A frame: what tables and charts stand in. */
export const frameXml = (fills: string, names: string, box: string, uri: string, content: string): string =>
  tag(
    'p:graphicFrame',
    {},
    tag(
      'p:nvGraphicFramePr',
      {},
      names,
      tag('p:cNvGraphicFramePr', {}, tag('a:graphicFrameLocks', { noGrp: true })),
      fills,
    ),
    box,
    tag('a:graphic', {}, tag('a:graphicData', { uri }, content)),
  );
