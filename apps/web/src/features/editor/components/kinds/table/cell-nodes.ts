import type { CellPlace, Grid } from '@app/deck/commands/table/grid.ts';

/** The table of an element on the canvas. */
export const tableNode = (id: string): HTMLTableElement | null =>
  document.querySelector<HTMLTableElement>(`[data-element="${CSS.escape(id)}"] table`);

/** The place of the cell that a node of the table lies in. */
export function placeOfNode({ cells }: Grid, node: EventTarget | null): CellPlace | undefined {
  const cell = node instanceof Element ? node.closest('td') : null;
  const line = cell?.parentElement;
  if (!cell || !(line instanceof HTMLTableRowElement)) return undefined;
  const row = line.rowIndex;
  // Cells that lie under others have no node.
  const columns = (cells[row] ?? []).flatMap((each, column) => (each ? [column] : []));
  const column = columns[cell.cellIndex];
  return column === undefined ? undefined : { row, column };
}

/** The node of a cell; undefined where it lies under another one, or is not on the canvas. */
export function cellNode(
  { id, cells }: Grid & { id: string },
  { row, column }: CellPlace,
): Element | undefined {
  const line = cells[row] ?? [];
  if (!line[column]) return undefined;
  return tableNode(id)?.rows[row]?.cells[line.slice(0, column).filter(Boolean).length];
}

/** The place under a point of the screen; undefined beside the table. */
export function placeAtPoint(
  grid: Grid,
  table: HTMLTableElement,
  x: number,
  y: number,
): CellPlace | undefined {
  const node = document.elementsFromPoint(x, y).find((each) => each.closest('table') === table);
  return placeOfNode(grid, node ?? null);
}

/** Where the rows begin, and where the last one ends, in units of the slide: they grow with their words. */
export function rowEdges(table: HTMLTableElement): number[] {
  const tops = [...table.rows].map((row) => row.offsetTop);
  return [...tops, table.offsetHeight];
}
