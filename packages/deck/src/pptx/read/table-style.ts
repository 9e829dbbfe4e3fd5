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

const everySide = ['left', 'right', 'top', 'bottom', 'insideH', 'insideV'];

/** The style that Office gives to new tables, in one of the colours that it comes in. */
const banded = (color: string): XmlNode =>
  node('a:tblStyle', {}, [
    node('a:wholeTbl', {}, [
      node('a:tcTxStyle', {}, [scheme('dk1')]),
      node('a:tcStyle', {}, [
        lines(scheme('lt1'), everySide),
        cellFill(scheme(color, node('a:tint', { val: '20000' }))),
      ]),
    ]),
    ...['band1H', 'band1V'].map((band) =>
      node(`a:${band}`, {}, [
        node('a:tcStyle', {}, [cellFill(scheme(color, node('a:tint', { val: '40000' })))]),
      ]),
    ),
    ...['lastCol', 'firstCol', 'lastRow', 'firstRow'].map((band) =>
      node(`a:${band}`, {}, [
        node('a:tcTxStyle', { b: 'on' }, [scheme('lt1')]),
        node('a:tcStyle', {}, [cellFill(scheme(color))]),
      ]),
    ),
  ]);

const grid = node('a:tblStyle', {}, [
  node('a:wholeTbl', {}, [
    node('a:tcTxStyle', {}, [scheme('tx1')]),
    node('a:tcStyle', {}, [lines(scheme('tx1'), everySide)]),
  ]),
]);

/** The most common styles of Office: programs refer to them without writing them into the file. */
const ownStyles: Readonly<Record<string, XmlNode>> = {
  '{5940675A-B579-460E-94D1-54222C63F5DA}': grid,
  '{073A0DAA-6AF3-43AB-8588-CEC1D06C72B9}': banded('dk1'),
  '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}': banded('accent1'),
  '{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}': banded('accent2'),
  '{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}': banded('accent3'),
  '{00A15C55-8517-42AA-B614-E9B94910E393}': banded('accent4'),
  '{7DF18680-E054-41AD-8BC1-D1AEF772440D}': banded('accent5'),
  '{93296810-A885-4BE3-A3E7-6D5BEEA58F35}': banded('accent6'),
};

/** The style that a table names; undefined for a table without one. */
export function findTableStyle(styles: XmlNode | undefined, table: XmlNode): XmlNode | undefined {
  const properties = child(table, 'a:tblPr');
  const id = child(properties, 'a:tableStyleId')?.text.trim();
  const own = child(properties, 'a:tableStyle');
  const listed = childrenOf(styles, 'a:tblStyle').find(({ attributes }) => attributes['styleId'] === id);
  return own ?? listed ?? (Object.hasOwn(ownStyles, id ?? '') ? ownStyles[id ?? ''] : undefined);
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
