import type { DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import { contrastWith, groundBehind, neededContrast } from '@app/deck/compose/mend-slide.ts';

/** Where the words and pictures of an element were drawn, on a slide as wide as the viewport. */
export type DrawnBox = { left: number; top: number; right: number; bottom: number };

export type Conflict = {
  kind: 'overflow' | 'overlap' | 'off the slide' | 'contrast' | 'empty' | 'tiny';
  slide: number;
  element: string;
};

/** Letters reach over their lines by about so much. */
const slack = 3;
const boxOf = ({ left, top, width, height }: DrawnElement): DrawnBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const crosses = (one: DrawnBox, other: DrawnBox): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
const isInside = (inner: DrawnBox, outer: DrawnBox, by: number): boolean =>
  inner.left >= outer.left - by &&
  inner.top >= outer.top - by &&
  inner.right <= outer.right + by &&
  inner.bottom <= outer.bottom + by;

const runsOf = (element: DrawnElement) =>
  element.type === 'text' ? element.text.paragraphs.flatMap(({ runs }) => runs) : [];

/** Without what letters reach over their own place by. */
const within = (drawn: DrawnBox, element: DrawnElement): DrawnBox => {
  const size = Math.max(0, ...runsOf(element).map((run) => run.size ?? 18));
  return { ...drawn, top: drawn.top + size * 0.15, bottom: drawn.bottom - size * 0.15 };
};

const page: DrawnBox = { left: 0, top: 0, right: defaultViewport.width, bottom: defaultViewport.height };
/** Smaller words are not read from the back of a room. */
const smallest = 12;

/** What is wrong with a slide as it was drawn. */
export function findConflicts(
  slide: DrawnSlide,
  at: number,
  seen: ReadonlyMap<string, DrawnBox | null>,
): Conflict[] {
  const own = slide.elements.filter(({ role }) => role !== 'decoration');
  const found: Conflict[] = [];
  const add = (kind: Conflict['kind'], { id }: DrawnElement) => found.push({ kind, slide: at, element: id });
  for (const [place, element] of own.entries()) {
    const words = seen.get(element.id);
    const drawn = words ?? boxOf(element);
    if (element.type === 'text' && !words) add('empty', element);
    // What a browser calls the box of letters is higher than their line.
    const size = Math.max(0, ...runsOf(element).map((run) => run.size ?? 18));
    if (words && !isInside(words, boxOf(element), slack + size * 0.2)) add('overflow', element);
    if (!isInside(drawn, page, slack)) add('off the slide', element);
    const isCrossed = own.slice(place + 1).some((other) => {
      return crosses(within(drawn, element), within(seen.get(other.id) ?? boxOf(other), other));
    });
    if (isCrossed) add('overlap', element);
    const runs = runsOf(element);
    if (runs.some(({ size = 18 }) => size < smallest)) add('tiny', element);
    const ground = groundBehind(slide, element);
    const isPoor = runs.some(
      ({ color, size = 18, bold = false }) =>
        color !== undefined && contrastWith(color, ground) < neededContrast({ size, bold }),
    );
    if (isPoor) add('contrast', element);
  }
  return found;
}
