import type { Rect } from '../geometry/bounds.ts';
import { type Axis, crossOf, type Span, spanOf, type TargetLine } from './targets.ts';

/** What is shown while something is caught. */
export type Mark =
  /** A line across `axis` at a place, drawn along the other axis. */
  | ({ readonly kind: 'line'; readonly axis: Axis; readonly at: number } & Span)
  /** A stretch of `axis` with its length: a gap or a side that is as long as another. `at` is its place across. */
  | ({ readonly kind: 'length'; readonly axis: Axis; readonly at: number } & Span);

/** The line that a box stands on, as far as it and what else stands there. */
export function lineMark({ at, from, to }: TargetLine, box: Rect, axis: Axis): Mark {
  const own = spanOf(box, crossOf(axis));
  return { kind: 'line', axis, at, from: Math.min(from, own.from), to: Math.max(to, own.to) };
}

/** The middle of what two stretches have in common; of the first alone where they share nothing. */
export function sharedMiddle(one: Span, other: Span): number {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return to > from ? (from + to) / 2 : (one.from + one.to) / 2;
}
