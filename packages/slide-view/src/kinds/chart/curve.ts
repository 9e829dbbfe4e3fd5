import { n } from './chart.ts';

/** A point of a line. */
export type Point = { x: number; y: number };

const straight = (points: readonly Point[]): string => points.map(({ x, y }) => `L${n(x)} ${n(y)}`).join('');

const slope = (one: Point, other: Point): number => (other.y - one.y) / (other.x - one.x || 1);

/** How steep a curve is at each point so that it never swings beyond its numbers. */
function steepness(points: readonly Point[]): number[] {
  return points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return before ? slope(before, point) : after ? slope(point, after) : 0;
    const [left, right] = [slope(before, point), slope(point, after)];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}

/** The way through points, after their first: straight, or a curve. */
export function wayThrough(points: readonly Point[], isSmooth: boolean): string {
  if (!isSmooth || points.length < 3) return straight(points.slice(1));
  const steep = steepness(points);
  return points
    .slice(1)
    .map((to, at) => {
      const from = points[at] ?? to;
      const third = (to.x - from.x) / 3;
      const one = from.y + (steep[at] ?? 0) * third;
      const other = to.y - (steep[at + 1] ?? 0) * third;
      return `C${n(from.x + third)} ${n(one)} ${n(to.x - third)} ${n(other)} ${n(to.x)} ${n(to.y)}`;
    })
    .join('');
}

/** Small discs in one path. */
export const discs = (points: readonly Point[], radius: number): string =>
  points
    .map(
      ({ x, y }) =>
        `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0z`,
    )
    .join('');
