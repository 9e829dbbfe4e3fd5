import type { Rect } from '../geometry/bounds.ts';
import { type Candidate, createAxisSnap, type Reach } from './axis-snap.ts';
import { gapCandidates } from './gaps.ts';
import { lineMark, type Mark } from './marks.ts';
import { type Axis, spanOf, type Targets } from './targets.ts';

/** How far something moves after it was caught, and what shows why. */
export type SnappedMove = { readonly x: number; readonly y: number; readonly marks: readonly Mark[] };

type MoveCandidate = Candidate & { readonly marks: (box: Rect) => Mark[] };

function moveCandidates({ lines, boxes }: Targets, box: Rect, axis: Axis): MoveCandidate[] {
  const { from, to } = spanOf(box, axis);
  // What is held at its side is meant to stand with its side there, more often than with its middle.
  const holds = [
    { place: from, rank: 0 },
    { place: to, rank: 0 },
    { place: (from + to) / 2, rank: 1 },
  ];
  const onLines = lines[axis].flatMap((line) =>
    holds.map(({ place, rank }) => ({
      at: line.at - place,
      rank: line.rank + rank,
      marks: (now: Rect) => [lineMark(line, now, axis)],
    })),
  );
  return [...onLines, ...gapCandidates(boxes, box, axis)];
}

const movedBy = (box: Rect, x: number, y: number): Rect => ({ ...box, left: box.left + x, top: box.top + y });

/** Catches a box that moves; `box` is where it was before. */
export function createMoveSnap(
  targets: Targets,
  box: Rect,
  reach: Reach,
): (x: number, y: number) => SnappedMove {
  const snapX = createAxisSnap(moveCandidates(targets, box, 'x'), reach);
  const snapY = createAxisSnap(moveCandidates(targets, box, 'y'), reach);
  return (x, y) => {
    const caughtX = snapX(x, y);
    const caughtY = snapY(y, caughtX.value);
    const now = movedBy(box, caughtX.value, caughtY.value);
    return {
      x: caughtX.value,
      y: caughtY.value,
      marks: [...(caughtX.held?.marks(now) ?? []), ...(caughtY.held?.marks(now) ?? [])],
    };
  };
}
