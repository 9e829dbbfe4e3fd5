import type { Figure, Table } from '../../document.ts';
import { isCaption } from '../structure/captions.ts';
import { listMark } from '../structure/list-marks.ts';
import type { Entry } from './pdf-blocks.ts';
import type { Row } from './rows.ts';

/** Where something stands on its page, in points from the top left corner. */
export type Place = { x: number; right: number; top: number; bottom: number };
export type PlacedThing<Thing extends Figure | Table = Figure | Table> = { place: Place; thing: Thing };

// How far a caption may be from what it names, in points.
const farthest = 48;

const isBeside = (row: Row, { x, right }: Place) => row.x < right && row.right > x;

/** Figures have their captions below them, tables above: between two of them a caption belongs to the right one. */
function captionFor(rows: readonly Row[], { place, thing }: PlacedThing): number {
  const isNamed = (row: Row) => isBeside(row, place) && isCaption(row.text);
  const below = rows.findIndex(
    (row) => row.y > place.bottom - 4 && row.y < place.bottom + farthest && isNamed(row),
  );
  const above = rows.findLastIndex(
    (row) => row.y < place.top && row.y > place.top - farthest && isNamed(row),
  );
  const [usual, other] = thing.kind === 'table' ? [above, below] : [below, above];
  return usual === -1 ? other : usual;
}

function indexFor(rows: readonly Row[], placed: PlacedThing): number {
  const { place } = placed;
  const caption = captionFor(rows, placed);
  if (caption !== -1) return caption;
  const below = rows.findIndex((row) => row.y > (place.top + place.bottom) / 2 && isBeside(row, place));
  return below === -1 ? rows.length : below;
}

/** Words on a picture belong to it: the names of its parts, a scale. Larger ones, and sentences, are written on it as on a ground. */
const longestLabel = 40;
const mostLabels = 40;
/** Of all lines of a page. Where more stand on pictures, as on a slide of cards, they are what it says. */
const mostOfPage = 0.5;
const isInside = (row: Row, { x, right, top, bottom }: Place) =>
  row.x >= x - 2 && row.right <= right + 2 && row.y > top + 2 && row.y < bottom + 2;
const isLabel = ({ text }: Row): boolean =>
  text.length <= longestLabel &&
  listMark(text)?.isOrdered !== false &&
  !/[.。!！?？;；:：,，]$/u.test(text) &&
  !isCaption(text);

function labelsOn(rows: readonly Row[], pictures: readonly Place[]): ReadonlySet<Row> {
  const usual = rows.map(({ size }) => size).sort((one, other) => one - other)[rows.length >> 1] ?? 0;
  const labels = pictures.flatMap((place) => {
    const inside = rows.filter((row) => isInside(row, place));
    const areLabels = inside.every((row) => isLabel(row) && row.size <= usual);
    return areLabels && inside.length <= mostLabels ? inside : [];
  });
  const found = new Set(labels);
  return found.size <= rows.length * mostOfPage ? found : new Set();
}

/** Puts pictures and tables of a page among its lines: before their caption, or where they stand. What is written on pictures goes. */
export function placeThings(
  all: readonly Row[],
  things: readonly PlacedThing[],
  pictures: readonly Place[] = [],
): Entry[] {
  const labels = labelsOn(all, pictures);
  const rows = all.filter((row) => !labels.has(row));
  const before = new Map<number, PlacedThing[]>();
  for (const placed of things) {
    const at = indexFor(rows, placed);
    before.set(at, [...(before.get(at) ?? []), placed]);
  }
  const thingsAt = (at: number): Entry[] =>
    (before.get(at) ?? [])
      .sort((one, other) => one.place.top - other.place.top || one.place.x - other.place.x)
      .map(({ thing }) => ({ thing }));
  return [...rows.flatMap((row, at) => [...thingsAt(at), { row }]), ...thingsAt(rows.length)];
}
