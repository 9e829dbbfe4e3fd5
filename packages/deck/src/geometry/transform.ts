import type { Box } from '../element.ts';

/** Where a box stands, how it is turned and mirrored. */
export type Placement = Required<Box>;

/** A point. */
export type Point = { x: number; y: number };

/** Turns a point about a centre, in degrees clockwise. */
export function turn({ x, y }: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - centre.x, y - centre.y];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** Degrees from 0 up to 360. */
export const normalDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Whether a turn lies nearer to a quarter than to level: then width and height change places. */
export function liesAcross(degrees: number): boolean {
  const turned = normalDegrees(degrees) % 180;
  return turned >= 45 && turned < 135;
}

/** The middle of a box. */
export const centreOf = ({
  left,
  top,
  width,
  height,
}: Omit<Placement, 'rotate' | 'flipHorizontal' | 'flipVertical'>): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});
