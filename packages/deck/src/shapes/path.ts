import type { GeometryPath } from '../element.ts';
import { radians, type Values, valueOf } from './guides.ts';

/** A path before its numbers are known: letters as in SVG, but `A` holds radii, start angle and sweep. */
export type PathPlan = {
  /** The size of the coordinates its points are in; 0 is the shape's own. */
  width: number;
  height: number;
  fill: GeometryPath['fill'];
  stroke: boolean;
  steps: { letter: string; operands: string[] }[];
};

const digits = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '0';

type Pen = { x: number; y: number; out: string[] };
type Scale = { x: number; y: number };

// SVG cannot draw a whole turn as one arc, so an arc is drawn in pieces of at most a third of a turn.
const longestPiece = 7_200_000;

function drawArc(pen: Pen, operands: readonly number[], scale: Scale): void {
  const [width = 0, height = 0, start = 0, sweep = 0] = operands;
  const [rx, ry] = [width * scale.x, height * scale.y];
  // The format's angles are those one sees; an ellipse is drawn by the angle of the circle it is made from.
  const parameter = (angle: number) =>
    Math.atan2(width * Math.sin(radians(angle)), height * Math.cos(radians(angle)));
  const at = (angle: number) => ({ x: rx * Math.cos(parameter(angle)), y: ry * Math.sin(parameter(angle)) });
  const first = at(start);
  const centre = { x: pen.x - first.x, y: pen.y - first.y };
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / longestPiece));
  for (let piece = 1; piece <= pieces; piece++) {
    const end = at(start + (sweep * piece) / pieces);
    pen.x = centre.x + end.x;
    pen.y = centre.y + end.y;
    pen.out.push(`A${digits(rx)} ${digits(ry)} 0 0 ${sweep > 0 ? 1 : 0} ${digits(pen.x)} ${digits(pen.y)}`);
  }
}

function drawPoints(pen: Pen, letter: string, operands: readonly number[], scale: Scale): void {
  const points = operands.map((value, index) => value * (index % 2 === 0 ? scale.x : scale.y));
  pen.out.push(letter + points.map(digits).join(' '));
  pen.x = points.at(-2) ?? pen.x;
  pen.y = points.at(-1) ?? pen.y;
}

/** The path with its numbers, in the coordinates of a shape of this size. */
export function drawPath(
  plan: PathPlan,
  values: Values,
  size: { width: number; height: number },
): GeometryPath {
  const pen: Pen = { x: 0, y: 0, out: [] };
  const scale = {
    x: plan.width > 0 ? size.width / plan.width : 1,
    y: plan.height > 0 ? size.height / plan.height : 1,
  };
  for (const { letter, operands } of plan.steps) {
    const numbers = operands.map((operand) => valueOf(values, operand));
    if (letter === 'Z') pen.out.push('Z');
    else if (letter === 'A') drawArc(pen, numbers, scale);
    else drawPoints(pen, letter, numbers, scale);
  }
  return { d: pen.out.join(''), fill: plan.fill, stroke: plan.stroke };
}
