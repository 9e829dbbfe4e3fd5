import type { Rect, TurnedBox } from './bounds.ts';
import { centreOf, liesAcross, type Point, turn } from './transform.ts';

/** Where a box is held: -1 is its left or top side, 1 its right or bottom, 0 neither. */
export type Grip = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** How a box is resized. */
export type ResizeWay = {
  keepsRatio: boolean;
  /** Its centre stays where it is, instead of the opposite side. */
  fromCentre: boolean;
  /** No side becomes shorter. */
  least: number;
};

const longer = (one: number, other: number) => (Math.abs(one - 1) > Math.abs(other - 1) ? one : other);

/** The sides of a box that is pulled by so much, measured along its own sides. */
function pulledSides({ width, height }: Rect, grip: Grip, by: Point, way: ResizeWay) {
  const both = way.fromCentre ? 2 : 1;
  const wide = width + grip.x * by.x * both;
  const high = height + grip.y * by.y * both;
  const atLeast = (wanted: number, now: number) => Math.max(Math.min(way.least, now), wanted);
  // A line has no height, and no ratio to keep.
  if (!way.keepsRatio || width === 0 || height === 0)
    return { width: atLeast(wide, width), height: atLeast(high, height) };
  const wanted =
    grip.x === 0 ? high / height : grip.y === 0 ? wide / width : longer(wide / width, high / height);
  const scale = Math.max(wanted, Math.min(1, way.least / Math.min(width, height)));
  return { width: width * scale, height: height * scale };
}

/** A box whose grip was pulled by so much on the slide; turned boxes stay turned, and their opposite side in its place. */
export function resizeBox<B extends TurnedBox>(box: B, grip: Grip, by: Point, way: ResizeWay): B {
  const sides = pulledSides(box, grip, turn(by, { x: 0, y: 0 }, -box.rotate), way);
  const centre = centreOf(box);
  const grown = {
    x: (grip.x * (sides.width - box.width)) / 2,
    y: (grip.y * (sides.height - box.height)) / 2,
  };
  const shift = way.fromCentre ? { x: 0, y: 0 } : turn(grown, { x: 0, y: 0 }, box.rotate);
  return {
    ...box,
    ...sides,
    left: centre.x + shift.x - sides.width / 2,
    top: centre.y + shift.y - sides.height / 2,
  };
}

/** A box inside a larger one as it stands after that was made into another size. Turned ones keep their angle. */
export function scaledInto<B extends TurnedBox>(box: B, from: Rect, to: Rect): B {
  const scaleX = from.width === 0 ? 1 : to.width / from.width;
  const scaleY = from.height === 0 ? 1 : to.height / from.height;
  const centre = centreOf(box);
  const across = liesAcross(box.rotate);
  const width = box.width * (across ? scaleY : scaleX);
  const height = box.height * (across ? scaleX : scaleY);
  return {
    ...box,
    left: to.left + (centre.x - from.left) * scaleX - width / 2,
    top: to.top + (centre.y - from.top) * scaleY - height / 2,
    width,
    height,
  };
}
