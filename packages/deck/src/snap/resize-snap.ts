import type { Rect } from '../geometry/bounds.ts';
import type { Grip } from '../geometry/resize.ts';
import type { Point } from '../geometry/transform.ts';
import { type AxisSnap, type Candidate, createAxisSnap, type Reach } from './axis-snap.ts';
import { lineMark, type Mark } from './marks.ts';
import { type Axis, crossOf, type Span, spanOf, type Targets } from './targets.ts';

/** Where a pulled side stands after it was caught; `marks` shows why for the box as it became. */
export type SnappedSide = Point & { readonly marks: (box: Rect) => Mark[] };

type SideCandidate = Candidate & { readonly marks: (box: Rect) => Mark[] };

/** Sides that become as long as another come after lines. */
const sizeRank = 6;

const middle = ({ from, to }: Span) => (from + to) / 2;

/** A side with its length, drawn through the middle of its box. */
const sideMark = (box: Rect, axis: Axis): Mark => ({
  kind: 'length',
  axis,
  at: middle(spanOf(box, crossOf(axis))),
  ...spanOf(box, axis),
});

function sideCandidates(
  { lines, boxes }: Targets,
  box: Rect,
  axis: Axis,
  pulls: -1 | 1,
  fromCentre: boolean,
): SideCandidate[] {
  const { from, to } = spanOf(box, axis);
  const held = fromCentre ? (from + to) / 2 : pulls === 1 ? from : to;
  const onLines = lines[axis].map((line) => ({
    at: line.at,
    rank: line.rank,
    marks: (now: Rect) => [lineMark(line, now, axis)],
  }));
  const asLong = boxes.map((other) => {
    const span = spanOf(other, axis);
    return {
      at: held + (pulls * (span.to - span.from)) / (fromCentre ? 2 : 1),
      rank: sizeRank,
      marks: (now: Rect) => [sideMark(now, axis), sideMark(other, axis)],
    };
  });
  return [...onLines, ...asLong];
}

/** Catches the sides of an upright box that is pulled at a grip; `by` is how far the pointer has pulled it. */
export function createResizeSnap(
  targets: Targets,
  box: Rect,
  grip: Grip,
  reach: Reach,
  fromCentre = false,
): (by: Point) => SnappedSide {
  const axisSnap = (axis: Axis, pulls: -1 | 0 | 1): AxisSnap<SideCandidate> | undefined =>
    pulls === 0 ? undefined : createAxisSnap(sideCandidates(targets, box, axis, pulls, fromCentre), reach);
  const snaps = { x: axisSnap('x', grip.x), y: axisSnap('y', grip.y) };
  const caught = (axis: Axis, by: number) => {
    const { from, to } = spanOf(box, axis);
    const side = grip[axis] === 1 ? to : from;
    const found = snaps[axis]?.(side + by, 0);
    return { by: found ? found.value - side : by, held: found?.held };
  };
  return (by) => {
    const [x, y] = [caught('x', by.x), caught('y', by.y)];
    return {
      x: x.by,
      y: y.by,
      marks: (now) => [...(x.held?.marks(now) ?? []), ...(y.held?.marks(now) ?? [])],
    };
  };
}

/** Catches a point, such as the end of a line or the corner of something that is drawn. */
export function createPointSnap(targets: Targets, reach: Reach): (point: Point) => Point & { marks: Mark[] } {
  const snapX = createAxisSnap([...targets.lines.x], reach);
  const snapY = createAxisSnap([...targets.lines.y], reach);
  return (point) => {
    const [x, y] = [snapX(point.x, 0), snapY(point.y, 0)];
    const now = { left: x.value, top: y.value, width: 0, height: 0 };
    return {
      x: x.value,
      y: y.value,
      marks: [
        ...(x.held ? [lineMark(x.held, now, 'x')] : []),
        ...(y.held ? [lineMark(y.held, now, 'y')] : []),
      ],
    };
  };
}
