import type { Rect } from '../geometry/bounds.ts';
import type { Candidate } from './axis-snap.ts';
import { type Mark, sharedMiddle } from './marks.ts';
import { type Axis, crossOf, overlap, type Span, spanOf } from './targets.ts';

/** Two boxes that stand side by side with room between them. */
type Gap = { readonly before: Rect; readonly after: Rect; readonly room: Span };

/** A place where gaps are equal; `marks` shows them for a box that stands there. */
export type GapCandidate = Candidate & { readonly marks: (box: Rect) => Mark[] };

/** Gaps come after lines, which are meant more often. */
const rank = 6;

/** Each box with its next neighbour along an axis, where they can be seen as standing in one row. */
function gapsOf(boxes: readonly Rect[], axis: Axis): Gap[] {
  const cross = crossOf(axis);
  const sorted = boxes.toSorted((a, b) => spanOf(a, axis).from - spanOf(b, axis).from);
  return sorted.flatMap((before, index) => {
    const { to } = spanOf(before, axis);
    const after = sorted
      .slice(index + 1)
      .find((each) => spanOf(each, axis).from >= to && overlap(spanOf(before, cross), spanOf(each, cross)));
    if (!after) return [];
    const room = { from: to, to: spanOf(after, axis).from };
    return room.to - room.from > 0.5 ? [{ before, after, room }] : [];
  });
}

const lengthMark = (axis: Axis, from: number, to: number, one: Rect, other: Rect): Mark => {
  const cross = crossOf(axis);
  return { kind: 'length', axis, from, to, at: sharedMiddle(spanOf(one, cross), spanOf(other, cross)) };
};

/** How far a box must move along an axis to stand at equal distances with its neighbours. */
export function gapCandidates(boxes: readonly Rect[], box: Rect, axis: Axis): GapCandidate[] {
  const cross = crossOf(axis);
  const { from, to } = spanOf(box, axis);
  const size = to - from;
  const own = spanOf(box, cross);
  return gapsOf(boxes, axis).flatMap(({ before, after, room }): GapCandidate[] => {
    const length = room.to - room.from;
    const isInRow = (across: number) =>
      overlap(spanOf(before, cross), { from: own.from + across, to: own.to + across }) ||
      overlap(spanOf(after, cross), { from: own.from + across, to: own.to + across });
    const mark = (span: Span, one: Rect, other: Rect) => lengthMark(axis, span.from, span.to, one, other);
    const known = mark(room, before, after);
    const found: GapCandidate[] = [
      {
        at: spanOf(after, axis).to + length - from,
        rank,
        fits: isInRow,
        marks: (now) => [
          known,
          mark({ from: spanOf(after, axis).to, to: spanOf(now, axis).from }, after, now),
        ],
      },
      {
        at: spanOf(before, axis).from - length - to,
        rank,
        fits: isInRow,
        marks: (now) => [
          mark({ from: spanOf(now, axis).to, to: spanOf(before, axis).from }, now, before),
          known,
        ],
      },
    ];
    if (length > size)
      found.push({
        at: room.from + (length - size) / 2 - from,
        rank,
        fits: isInRow,
        marks: (now) => [
          mark({ from: room.from, to: spanOf(now, axis).from }, before, now),
          mark({ from: spanOf(now, axis).to, to: room.to }, now, after),
        ],
      });
    return found;
  });
}
