import type { Box } from '../element.ts';
import { centreOf, type Point, turn } from './transform.ts';

/** An upright box. */
export type Rect = { left: number; top: number; width: number; height: number };

/** A box that may be turned about its centre. */
export type TurnedBox = Pick<Required<Box>, keyof Rect | 'rotate'>;

/** The corners of a box as it stands: top left, top right, bottom right, bottom left before it was turned. */
export function cornersOf(box: TurnedBox): readonly [Point, Point, Point, Point] {
  const { left, top, width, height, rotate } = box;
  const centre = centreOf(box);
  const at = (x: number, y: number) => turn({ x, y }, centre, rotate);
  return [
    at(left, top),
    at(left + width, top),
    at(left + width, top + height),
    at(left, top + height),
  ] as const;
}

/** The upright box around an element as it stands, turned or not. */
export function boundsOf(box: TurnedBox): Rect {
  const { left, top, width, height, rotate } = box;
  if (rotate % 360 === 0) return { left, top, width, height };
  const corners = cornersOf(box);
  return rectAround(
    corners.map(({ x }) => x),
    corners.map(({ y }) => y),
  );
}

function rectAround(xs: readonly number[], ys: readonly number[]): Rect {
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The upright box around several; undefined where there is none. */
export function unionOf(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  return rectAround(
    rects.flatMap(({ left, width }) => [left, left + width]),
    rects.flatMap(({ top, height }) => [top, top + height]),
  );
}

/** The upright box between two points, whichever way they were drawn. */
export const rectBetween = (from: Point, to: Point): Rect => rectAround([from.x, to.x], [from.y, to.y]);

/** Whether a point lies in a box as it stands, or no further from it than `slack`. */
export function hitsBox(box: TurnedBox, point: Point, slack = 0): boolean {
  const { x, y } = turn(point, centreOf(box), -box.rotate);
  return (
    x >= box.left - slack &&
    x <= box.left + box.width + slack &&
    y >= box.top - slack &&
    y <= box.top + box.height + slack
  );
}

/** Whether one upright box lies wholly in another. */
export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/** Whether upright boxes have something in common; touching counts. */
export const touches = (one: Rect, other: Rect): boolean =>
  one.left <= other.left + other.width &&
  other.left <= one.left + one.width &&
  one.top <= other.top + other.height &&
  other.top <= one.top + one.height;
