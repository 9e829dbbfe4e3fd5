import { child, childrenOf, flag, type XmlNode } from '../package/nodes.ts';

/** The parts of a table that a style knows, the weakest first. */
const bands = [
  'wholeTbl',
  'band1H',
  'band2H',
  'band1V',
  'band2V',
  'lastCol',
  'firstCol',
  'lastRow',
  'firstRow',
];

const node = (name: string, attributes: Record<string, string> = {}, children: XmlNode[] = []): XmlNode => ({
  name,
  attributes,
  children,
  text: '',
});

const scheme = (value: string, ...changes: XmlNode[]) => node('a:schemeClr', { val: value }, changes);
const paint = (color: XmlNode) => node('a:solidFill', {}, [color]);
const cellFill = (color: XmlNode) => node('a:fill', {}, [paint(color)]);
const lines = (color: XmlNode, sides: string[]) =>
  node(
    'a:tcBdr',
    {},
    sides.map((side) => node(`a:${side}`, {}, [node('a:ln', { w: '12700' }, [paint(color)])])),
  );

/** The style that Office gives to new tables; programs refer to it without writing it into the file. */
const usualStyle: XmlNode = node('a:tblStyle', {}, [
  node('a:wholeTbl', {}, [
    node('a:tcTxStyle', {}, [scheme('dk1')]),
    node('a:tcStyle', {}, [
      lines(scheme('lt1'), ['left', 'right', 'top', 'bottom', 'insideH', 'insideV']),
      cellFill(scheme('accent1', node('a:tint', { val: '20000' }))),
    ]),
  ]),
  ...['band1H', 'band1V'].map((band) =>
    node(`a:${band}`, {}, [
      node('a:tcStyle', {}, [cellFill(scheme('accent1', node('a:tint', { val: '40000' })))]),
    ]),
  ),
  ...['lastCol', 'firstCol', 'lastRow', 'firstRow'].map((band) =>
    node(`a:${band}`, {}, [
      node('a:tcTxStyle', { b: 'on' }, [scheme('lt1')]),
      node('a:tcStyle', {}, [cellFill(scheme('accent1'))]),
    ]),
  ),
]);
const usualId = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';

/** The style that a table names; undefined for a table without one. */
export function findTableStyle(styles: XmlNode | undefined, table: XmlNode): XmlNode | undefined {
  const properties = child(table, 'a:tblPr');
  const id = child(properties, 'a:tableStyleId')?.text.trim();
  const own = child(properties, 'a:tableStyle');
  const listed = childrenOf(styles, 'a:tblStyle').find(({ attributes }) => attributes['styleId'] === id);
  return own ?? listed ?? (id === usualId ? usualStyle : undefined);
}

/** Where a cell stands in its table. */
export type CellAt = { row: number; column: number; rows: number; columns: number };

/** The parts of the style that hold for a cell, the strongest first. */
export function styleParts(style: XmlNode | undefined, table: XmlNode, at: CellAt): XmlNode[] {
  const is = (name: string) => flag(child(table, 'a:tblPr'), name) ?? false;
  const [firstRow, firstCol] = [is('firstRow'), is('firstCol')];
  const inHead = (firstRow && at.row === 0) || (is('lastRow') && at.row === at.rows - 1);
  const inSide = (firstCol && at.column === 0) || (is('lastCol') && at.column === at.columns - 1);
  const holds: Record<string, boolean> = {
    wholeTbl: true,
    band1H: is('bandRow') && !inHead && (at.row - Number(firstRow)) % 2 === 0,
    band2H: is('bandRow') && !inHead && (at.row - Number(firstRow)) % 2 === 1,
    band1V: is('bandCol') && !inSide && (at.column - Number(firstCol)) % 2 === 0,
    band2V: is('bandCol') && !inSide && (at.column - Number(firstCol)) % 2 === 1,
    lastCol: is('lastCol') && at.column === at.columns - 1,
    firstCol: firstCol && at.column === 0,
    lastRow: is('lastRow') && at.row === at.rows - 1,
    firstRow: firstRow && at.row === 0,
  };
  return bands
    .filter((band) => holds[band])
    .flatMap((band) => child(style, `a:${band}`) ?? [])
    .toReversed();
}
