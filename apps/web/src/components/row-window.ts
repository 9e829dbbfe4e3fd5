/** How the rows of a grid lie, in pixels. */
export type Measures = { readonly columns: number; readonly rowHeight: number; readonly gap: number };

/** Places of a list, from 0 on; `to` is the first that no longer belongs to it. */
export type Range = { readonly from: number; readonly to: number };

/** Beyond the window in both directions, so that scrolling does not show empty places. */
const spare = 600;

/** What is drawn of a list: the places near the window, and one that is held in the page wherever the window is. */
export type Drawn = Range & { readonly held: number };

/** Before anything is measured. */
export const firstDrawn: Drawn = { from: 0, to: 24, held: 0 };

const roomOf = ({ rowHeight, gap }: Measures, rows: number): number =>
  rows > 0 ? rows * (rowHeight + gap) - gap : 0;

/** The places near the window, in whole rows. `above` is how much of the list is above the window's upper edge. */
export function rangeNear(
  measures: Measures,
  { above, height }: { above: number; height: number },
  total: number,
): Range {
  const { columns, rowHeight, gap } = measures;
  if (rowHeight <= 0) return { from: firstDrawn.from, to: firstDrawn.to };
  const rows = Math.ceil(total / columns);
  const rowAt = (pixels: number) => Math.min(rows, Math.max(0, pixels / (rowHeight + gap)));
  const first = Math.min(Math.floor(rowAt(above - spare)), Math.max(0, rows - 1));
  const last = Math.max(first + 1, Math.ceil(rowAt(above + height + spare)));
  return { from: first * columns, to: Math.min(total, last * columns) };
}

/** Places that are drawn one after the other, and the height of those before them that are not. */
export type Stretch = Range & { readonly room: number };

/** What is drawn, from top to bottom; the held place brings its row. The last stretch is room alone. */
export function stretchesOf(measures: Measures, drawn: Drawn, total: number): Stretch[] {
  const { columns } = measures;
  const heldFrom = Math.floor(drawn.held / columns) * columns;
  const heldRow = { from: heldFrom, to: Math.min(total, heldFrom + columns) };
  const near = { from: Math.min(drawn.from, total), to: Math.min(drawn.to, total) };
  const apart = heldRow.to <= near.from || heldRow.from >= near.to;
  const both = apart ? [near, heldRow].toSorted((one, other) => one.from - other.from) : [near];
  let end = 0;
  const rowsTo = (from: number) => Math.ceil((from - end) / columns);
  const stretches = both.map(({ from, to }) => {
    const room = roomOf(measures, rowsTo(from));
    end = to;
    return { room, from, to };
  });
  return [...stretches, { room: roomOf(measures, rowsTo(total)), from: total, to: total }];
}

/** Where an arrow key leads in a grid; undefined for another key or where there is nothing. */
export function movedInGrid(index: number, key: string, columns: number, total: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const target =
    key === 'Home' ? 0 : key === 'End' ? total - 1 : key in steps ? index + (steps[key] ?? 0) : undefined;
  return target !== undefined && target >= 0 && target < total && target !== index ? target : undefined;
}
