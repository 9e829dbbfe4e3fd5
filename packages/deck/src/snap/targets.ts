import type { Size } from '../deck.ts';
import type { Rect } from '../geometry/bounds.ts';

/** Left to right, or top to bottom. */
export type Axis = 'x' | 'y';

/** A stretch of an axis. */
export type Span = { readonly from: number; readonly to: number };

/** What a rectangle takes of an axis. */
export const spanOf = ({ left, top, width, height }: Rect, axis: Axis): Span =>
  axis === 'x' ? { from: left, to: left + width } : { from: top, to: top + height };

/** The other axis. */
export const crossOf = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Whether stretches have more than an end in common. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** A line to stand on: where it crosses its axis, and how far it is drawn along the other. */
export type TargetLine = Span & { readonly at: number; readonly rank: number };

/** Lines that somebody has drawn to stand on: `x` are upright ones. */
export type Guides = { readonly x: readonly number[]; readonly y: readonly number[] };

/** All that something can snap to, collected once when it begins to move. */
export type Targets = {
  readonly lines: { readonly x: readonly TargetLine[]; readonly y: readonly TargetLine[] };
  readonly boxes: readonly Rect[];
};

/** Guides were put there on purpose, the page's middle is meant more often than its edge, and elements come last. */
const ranks = { guide: 0, middle: 1, page: 2, edge: 3, centre: 4 } as const;

function linesOf(boxes: readonly Rect[], page: Size, guides: Guides, axis: Axis): TargetLine[] {
  const [length, across] = axis === 'x' ? [page.width, page.height] : [page.height, page.width];
  const whole = { from: 0, to: across };
  const lines: TargetLine[] = [
    ...guides[axis].map((at) => ({ at, rank: ranks.guide, ...whole })),
    { at: length / 2, rank: ranks.middle, ...whole },
    { at: 0, rank: ranks.page, ...whole },
    { at: length, rank: ranks.page, ...whole },
  ];
  for (const box of boxes) {
    const { from, to } = spanOf(box, axis);
    const drawn = spanOf(box, crossOf(axis));
    lines.push(
      { at: from, rank: ranks.edge, ...drawn },
      { at: to, rank: ranks.edge, ...drawn },
      { at: (from + to) / 2, rank: ranks.centre, ...drawn },
    );
  }
  return merged(lines);
}

/** Lines at one place are one line, as long as all of them. */
function merged(lines: readonly TargetLine[]): TargetLine[] {
  const byPlace = new Map<number, TargetLine>();
  for (const line of lines) {
    const place = Math.round(line.at * 10);
    const known = byPlace.get(place);
    byPlace.set(
      place,
      known
        ? {
            at: known.at,
            rank: Math.min(known.rank, line.rank),
            from: Math.min(known.from, line.from),
            to: Math.max(known.to, line.to),
          }
        : line,
    );
  }
  return [...byPlace.values()];
}

/** What things can snap to on a slide: these boxes, the page's edges and middle, and the guides. */
export const collectTargets = (boxes: readonly Rect[], page: Size, guides: Guides): Targets => ({
  lines: { x: linesOf(boxes, page, guides, 'x'), y: linesOf(boxes, page, guides, 'y') },
  boxes,
});
