import { clamp } from '../numbers.ts';
import type { Dot } from './dots.ts';
import type { Pen } from './pen.ts';

/** How round curves are. */
const tension = 0.36;

type Cubic = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;

type Spot = { x: number; y: number };

function direction(from: Spot, to: Spot): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Calls back with the cubic of each stretch between two points. */
function stretches(list: readonly Dot[], closed: boolean, each: Cubic): void {
  const count = list.length;
  const at = (place: number) =>
    list[closed ? (place + count) % count : clamp(place, 0, count - 1)] ?? { x: 0, y: 0, corner: true };
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * tension;
    const out = direction(from.corner || (!closed && i === 0) ? from : at(i - 1), to);
    const into = direction(from, to.corner || (!closed && i === count - 2) ? to : at(i + 2));
    each(
      from.x + out.x * reach,
      from.y + out.y * reach,
      to.x - into.x * reach,
      to.y - into.y * reach,
      to.x,
      to.y,
    );
  }
}

/** Adds the closed curve through the points to the path of a pen. */
export function trace(pen: Pen, list: readonly Dot[]): void {
  const [first] = list;
  if (!first) return;
  pen.moveTo(first.x, first.y);
  stretches(list, true, (x1, y1, x2, y2, x, y) => pen.bezierCurveTo(x1, y1, x2, y2, x, y));
  pen.closePath();
}

/** How the width of a stroke swells and tapers along it. */
const profiles = {
  both: (t: number) => Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.7,
  out: (t: number) => Math.min(1, 0.55 + t * 3) * (1 - t) ** 0.55,
  lid: (t: number) => (t < 0.72 ? 0.3 + 0.7 * (t / 0.72) ** 0.8 : ((1 - t) / 0.28) ** 0.7),
  brow: (t: number) =>
    t < 0.2 ? 0.2 + 0.8 * Math.sqrt(1 - (1 - t / 0.2) ** 2) : 1 - ((t - 0.2) / 0.8) ** 1.7 * 0.95,
  even: () => 1,
};
export type Profile = keyof typeof profiles;

/** Points close enough along the curve that lines between them look round. */
function flattened(list: readonly Dot[], steps: number): Spot[] {
  const [first] = list;
  if (!first) return [];
  const line = [{ x: first.x, y: first.y }];
  let from: Spot = first;
  stretches(list, false, (x1, y1, x2, y2, x, y) => {
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      line.push({ x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y });
    }
    from = { x, y };
  });
  return line;
}

type Edge = readonly Spot[];

/** A smooth line along one edge of a stroke, without its first and last point. */
function follow(pen: Pen, edge: Edge): void {
  for (let i = 1; i < edge.length - 1; i++) {
    const [here, next] = [edge[i], edge[i + 1]];
    if (here && next) pen.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
  }
  const last = edge.at(-1);
  if (last) pen.lineTo(last.x, last.y);
}

/** Adds the stroke of a brush along the points to the path of a pen. */
export function brush(
  pen: Pen,
  list: readonly Dot[],
  width: number,
  profile: Profile = 'both',
  most = 7,
): void {
  const line = flattened(list, Math.min(most, pen.strokeSteps ?? most));
  const thickness = profiles[profile];
  const edge = (side: 1 | -1): Edge =>
    line.map((dot, i) => {
      const [before, after] = [line[i - 1] ?? dot, line[i + 1] ?? dot];
      const along = direction(before, after);
      const half = (side * thickness(i / (line.length - 1)) * width) / 2;
      return { x: dot.x - along.y * half, y: dot.y + along.x * half };
    });
  const [left, right] = [edge(1), edge(-1).toReversed()];
  const [first] = left;
  if (!first) return;
  pen.moveTo(first.x, first.y);
  follow(pen, left);
  const [turn] = right;
  if (turn) pen.lineTo(turn.x, turn.y);
  follow(pen, right);
  pen.closePath();
}
