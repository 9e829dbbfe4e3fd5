import type { TableElement } from '../element.ts';
import { plainText } from '../text/plain.ts';
import { filled, mapText } from './addresses.ts';
import type { ElementDef } from './define.ts';

/** Tables. */
export const tableDef: ElementDef<TableElement> = {
  defaultSize: { width: 600, height: 200 },
  textOf: ({ cells }) =>
    cells.map((row) => row.map((cell) => (cell ? plainText(cell.text) : '')).join('\t')).join('\n'),
  mapAddresses: (element, map) => ({
    ...element,
    cells: element.cells.map((row) =>
      row.map((cell) => cell && { ...cell, ...filled(cell.fill, map), text: mapText(cell.text, map) }),
    ),
  }),
};
