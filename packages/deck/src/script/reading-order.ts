type Box = { left: number; top: number; right: number; bottom: number };
type Placed = { box: Box };

/** Boxes may reach a little over each other. */
const slack = 6;

/** Cuts where nothing reaches across; one part where everything does. */
function cut<T extends Placed>(items: readonly T[], from: 'left' | 'top', to: 'right' | 'bottom'): T[][] {
  const parts: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items.toSorted((one, other) => one.box[from] - other.box[from])) {
    const part = parts.at(-1);
    if (part && item.box[from] < end - slack) part.push(item);
    else parts.push([item]);
    end = Math.max(end, item.box[to]);
  }
  return parts;
}

/** Boxes whose tops differ by less stand in one row and are read from left to right. */
const rowHeight = 24;

const byRows = (one: Placed, other: Placed): number =>
  Math.round(one.box.top / rowHeight) - Math.round(other.box.top / rowHeight) ||
  one.box.left - other.box.left;

/** Things in the order they are read: rows from the top, columns from the left, and so on inside them. */
export function inReadingOrder<T extends Placed>(items: readonly T[]): T[] {
  if (items.length < 2) return [...items];
  const rows = cut(items, 'top', 'bottom');
  if (rows.length > 1) return rows.flatMap(inReadingOrder);
  const columns = cut(items, 'left', 'right');
  if (columns.length > 1) return columns.flatMap(inReadingOrder);
  return items.toSorted(byRows);
}
