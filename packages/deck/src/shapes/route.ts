import type { Box, Geometry } from '../element.ts';
import { lineBetween } from '../geometry/line-ends.ts';
import { normalDegrees, type Point, turn } from '../geometry/transform.ts';

/** An end of a line; `angle` is the way it leaves what it is glued to, absent where it is free. */
export type RouteEnd = Point & { angle?: number };

/** Where a line stands, and which way it goes there. */
export type Route = { box: Required<Box>; geometry: Geometry };

/** How far a line keeps away from what it goes round. */
const clearance = 20;

/** A length that is not 0, so that others can be shares of it. */
const measurable = (length: number) => (Math.abs(length) < 0.01 ? 0.01 : length);

const quarter = (angle: number) => normalDegrees(Math.round(angle / 90) * 90);

/** The way from one point to another that is nearest to a side. */
const towards = ({ x, y }: Point): number =>
  Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 180) : y >= 0 ? 90 : 270;

/** The corners of a bent line that leaves to the right: how many pieces it has, and where they turn. */
type Bends = { pieces: 2 | 3 | 4 | 5; x1?: number; y2?: number; x3?: number };

/** `arrives`: the side of the other end that is free to come to, in degrees: 180 is its left. */
function bendsTo({ x, y }: Point, arrives: number): Bends {
  if (arrives === 180) {
    if (x > 0) return { pieces: 3, x1: x / 2 };
    return { pieces: 5, x1: clearance, y2: y / 2, x3: x - clearance };
  }
  if (arrives === 0) return { pieces: 3, x1: Math.max(0, x) + clearance };
  const isBelow = arrives === 90;
  if (x > 0 && (isBelow ? y < 0 : y > 0)) return { pieces: 2 };
  return {
    pieces: 4,
    x1: x > 2 * clearance ? x / 2 : clearance,
    y2: isBelow ? Math.max(0, y) + clearance : Math.min(0, y) - clearance,
  };
}

const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** A line from one end to the other: straight, or along the sides so that it leaves both ends outwards. */
export function routeLine(preset: string, start: RouteEnd, end: RouteEnd): Route {
  const bent = /^(bent|curved)Connector/.exec(preset)?.[1];
  if (!bent) return { box: lineBetween(start, end), geometry: { kind: 'preset', name: preset } };
  const delta = { x: end.x - start.x, y: end.y - start.y };
  const leaves = quarter(start.angle ?? towards(delta));
  const local = turn(delta, { x: 0, y: 0 }, -leaves);
  const facing = normalDegrees(towards(local) + 180);
  const arrives = end.angle === undefined ? facing : normalDegrees(quarter(end.angle) - leaves);
  const { pieces, x1, y2, x3 } = bendsTo({ x: tidy(local.x), y: tidy(local.y) }, arrives);
  const [width, height] = [measurable(local.x), measurable(local.y)];
  const share = (value: number, of: number) => Math.round((value / of) * 100_000);
  const adjust = {
    ...(x1 !== undefined && { adj1: share(x1, width) }),
    ...(y2 !== undefined && { adj2: share(y2, height) }),
    ...(x3 !== undefined && { adj3: share(x3, width) }),
  };
  const box = lineBetween(start, end, leaves);
  return {
    box,
    geometry: {
      kind: 'preset',
      name: `${bent}Connector${pieces}`,
      ...(Object.keys(adjust).length > 0 && { adjust }),
    },
  };
}
