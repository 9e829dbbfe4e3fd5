import type { CellBorders, TableCell, TableElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import type { Fill, Stroke } from '../../paint.ts';
import { child, childAt, childrenOf, emuAt, flag, numberAt, type XmlNode } from '../package/nodes.ts';
import { toUnits } from './context.ts';
import { baseOf } from './element-base.ts';
import { fillNode, isSeen, readFill, themeFill } from './fill.ts';
import type { Place } from './place.ts';
import { placed } from './placement.ts';
import { isDrawn, readStroke } from './stroke.ts';
import { type CellAt, findTableStyle, styleParts } from './table-style.ts';
import { readTextBody } from './text-body.ts';
import { commonLayer, fontReferenceLayer, type Layers, listLayer, runLayer } from './text-layers.ts';

const sides = { left: 'a:lnL', right: 'a:lnR', top: 'a:lnT', bottom: 'a:lnB' } as const;
type Side = keyof typeof sides;

/** What the style calls the line at a side of a cell: the table's edge, or a line between cells. */
function styledSide(side: Side, at: CellAt, spans: { columns: number; rows: number }): string {
  const isEdge = {
    left: at.column === 0,
    right: at.column + spans.columns >= at.columns,
    top: at.row === 0,
    bottom: at.row + spans.rows >= at.rows,
  };
  if (isEdge[side]) return `a:${side}`;
  return side === 'left' || side === 'right' ? 'a:insideV' : 'a:insideH';
}

function borderOf(
  side: Side,
  own: XmlNode | undefined,
  parts: XmlNode[],
  named: string,
  place: Place,
): Stroke | undefined {
  const line = child(own, sides[side]);
  if (line && fillNode(line)) return readStroke([{ line, reference: undefined }], place.context);
  for (const part of parts) {
    const borders = childAt(part, 'a:tcStyle', 'a:tcBdr');
    // A row or column of the style may say its own edge even inside the table.
    const styled = child(borders, named) ?? child(borders, `a:${side}`);
    if (styled)
      return readStroke(
        [{ line: child(styled, 'a:ln'), reference: child(styled, 'a:lnRef') }],
        place.context,
      );
  }
  return undefined;
}

function fillOf(
  own: XmlNode | undefined,
  parts: XmlNode[],
  table: XmlNode,
  { context }: Place,
): Fill | undefined {
  const direct = readFill(fillNode(own), context);
  if (direct) return isSeen(direct) ? direct : undefined;
  for (const part of parts) {
    const style = child(part, 'a:tcStyle');
    const fill =
      readFill(fillNode(child(style, 'a:fill')), context) ?? themeFill(child(style, 'a:fillRef'), context);
    if (fill) return isSeen(fill) ? fill : undefined;
  }
  const whole = readFill(fillNode(child(table, 'a:tblPr')), context);
  return isSeen(whole) ? whole : undefined;
}

function layersOf(cell: XmlNode, parts: XmlNode[], { textDefaults }: Place): Layers {
  const styled = parts.flatMap((part) => {
    const text = child(part, 'a:tcTxStyle');
    if (!text) return [];
    const color = text.children.filter(({ name }) => name.endsWith('Clr'));
    const attributes = {
      ...(flag(text, 'b') !== undefined && { b: flag(text, 'b') ? '1' : '0' }),
      ...(flag(text, 'i') !== undefined && { i: flag(text, 'i') ? '1' : '0' }),
    };
    const fill = color.length > 0 ? [{ name: 'a:solidFill', attributes: {}, children: color, text: '' }] : [];
    return [runLayer(attributes, fill), ...fontReferenceLayer(child(text, 'a:fontRef'))];
  });
  return [
    listLayer(childAt(cell, 'a:txBody', 'a:lstStyle')),
    ...styled,
    listLayer(textDefaults),
    commonLayer(textDefaults),
  ];
}

/** A cell says about its box what elsewhere the text's own box says. */
const boxOf = (own: XmlNode | undefined): XmlNode => {
  const attributes: Record<string, string> = {};
  const names = { marL: 'lIns', marR: 'rIns', marT: 'tIns', marB: 'bIns', anchor: 'anchor', vert: 'vert' };
  for (const [name, same] of Object.entries(names)) {
    const value = own?.attributes[name];
    if (value !== undefined) attributes[same] = value;
  }
  return { name: 'a:bodyPr', attributes, children: [], text: '' };
};

const emptyText: XmlNode = { name: 'a:txBody', attributes: {}, children: [], text: '' };

function readCell(
  cell: XmlNode,
  table: XmlNode,
  style: XmlNode | undefined,
  at: CellAt,
  place: Place,
): TableCell {
  const own = child(cell, 'a:tcPr');
  const parts = styleParts(style, table, at);
  const columns = Math.min(Math.trunc(numberAt(cell, 'gridSpan') ?? 1), at.columns - at.column);
  const rows = Math.min(Math.trunc(numberAt(cell, 'rowSpan') ?? 1), at.rows - at.row);
  const borders: CellBorders = {};
  for (const side of Object.keys(sides) as Side[]) {
    const stroke = borderOf(side, own, parts, styledSide(side, at, { columns, rows }), place);
    if (isDrawn(stroke)) borders[side] = stroke;
  }
  const fill = fillOf(own, parts, table, place);
  const body = child(cell, 'a:txBody');
  // The text's own box means nothing in a table.
  const text = {
    ...(body ?? emptyText),
    children: body?.children.filter(({ name }) => name !== 'a:bodyPr') ?? [],
  };
  return {
    text: readTextBody(text, { own: layersOf(cell, parts, place) }, [boxOf(own)], place.context),
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
    ...(fill && { fill }),
    ...(Object.keys(borders).length > 0 && { borders }),
  };
}

// More rows or columns than a slide could show.
const most = 500;

/** Reads a table with its style written out into its cells. */
export function readTable(
  frame: XmlNode,
  table: XmlNode,
  placement: Placement,
  place: Place,
): TableElement[] {
  const { context } = place;
  const columns = childrenOf(child(table, 'a:tblGrid'), 'a:gridCol')
    .slice(0, most)
    .map((each) => toUnits(context, Math.max(0, emuAt(each, 'w') ?? 0)));
  const lines = childrenOf(table, 'a:tr').slice(0, most);
  const rows = lines.map((line) => toUnits(context, Math.max(0, emuAt(line, 'h') ?? 0)));
  const style = findTableStyle(context.tableStyles, table);
  const cells = lines.map((line, row) => {
    const found = childrenOf(line, 'a:tc');
    return columns.map((_, column) => {
      const cell = found[column];
      if (!cell || flag(cell, 'hMerge') || flag(cell, 'vMerge')) return null;
      return readCell(cell, table, style, { row, column, rows: rows.length, columns: columns.length }, place);
    });
  });
  if (columns.length === 0 || rows.length === 0) return [];
  return [{ ...baseOf(frame, placed(placement), undefined, place), type: 'table', columns, rows, cells }];
}
