import type { Figure } from '../../document.ts';
import { isCaption } from '../structure/captions.ts';
import type { Entry } from './pdf-blocks.ts';
import type { PlacedPicture } from './pictures.ts';
import type { Row } from './rows.ts';

export type PlacedFigure = { place: PlacedPicture; figure: Figure };

// How far a caption may be from its picture, in points.
const farthest = 48;

const isBeside = (row: Row, { x, right }: PlacedPicture) => row.x < right && row.right > x;

function indexFor(rows: readonly Row[], place: PlacedPicture): number {
  const caption = rows.findIndex((row) => {
    const isNear =
      (row.y > place.bottom - 4 && row.y < place.bottom + farthest) ||
      (row.y < place.top && row.y > place.top - farthest);
    return isNear && isBeside(row, place) && isCaption(row.text);
  });
  if (caption !== -1) return caption;
  const below = rows.findIndex((row) => row.y > (place.top + place.bottom) / 2 && isBeside(row, place));
  return below === -1 ? rows.length : below;
}

/** Puts the pictures of a page among its lines: before their caption, or where they stand. */
export function placeFigures(rows: readonly Row[], figures: readonly PlacedFigure[]): Entry[] {
  const before = new Map<number, PlacedFigure[]>();
  for (const placed of figures) {
    const at = indexFor(rows, placed.place);
    before.set(at, [...(before.get(at) ?? []), placed]);
  }
  const figuresAt = (at: number): Entry[] =>
    (before.get(at) ?? [])
      .sort((one, other) => one.place.top - other.place.top || one.place.x - other.place.x)
      .map(({ figure }) => ({ figure }));
  return [...rows.flatMap((row, at) => [...figuresAt(at), { row }]), ...figuresAt(rows.length)];
}
