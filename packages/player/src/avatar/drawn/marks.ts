import { fade } from './colours.ts';
import { brush, type Profile, trace } from './curves.ts';
import { dotsOf, moved, type Warp } from './dots.ts';
import type { Pen } from './pen.ts';
import type { Follow, Places } from './places.ts';

type Stop = readonly [at: number, colour: string, alpha?: number];
type Paint =
  | { colour: string; alpha?: number }
  | {
      /** From a point to another, before they are moved. */
      gradient: { line: readonly [number, number, number, number]; stops: readonly Stop[] };
    };
type Lines = string | readonly string[];
/** What moves the mark, where that is not what moves its layer. */
type Moving = { follow?: Follow };

/** A filled shape; what is inside belongs to it, and shapes that throw a shadow darken the face below them. */
type Fill = Paint & Moving & { fill: Lines; hole?: boolean; casts?: boolean; inside?: readonly Mark[] };
type Stroke = Paint & Moving & { stroke: Lines; width: number; profile?: Profile };
/** A soft patch, as an airbrush leaves it. */
type Soft = Moving & {
  soft: readonly [x: number, y: number, rx: number, ry: number, turn?: number];
  colour: string;
  alpha: number;
};
type Ring = Paint & Moving & { ring: readonly [x: number, y: number, radius: number]; width: number };

/** A thing that is drawn: shapes are points a curve runs through (dots.ts), colours are named by the character. */
export type Mark = Fill | Stroke | Soft | Ring;

export type Brushwork = {
  pen: Pen;
  places: Places;
  colours: Readonly<Record<string, string>>;
  /** Whether what is inside a shape is cut off at its edge. That costs more than all strokes in it. */
  cuts: boolean;
};

const linesOf = (lines: Lines): readonly string[] => (typeof lines === 'string' ? [lines] : lines);

/** A name of the character, or a colour itself. */
const named = (colours: Brushwork['colours'], name: string): string => colours[name] ?? name;

function styleOf({ pen, colours }: Brushwork, warp: Warp, paint: Paint) {
  const shade = (name: string, alpha?: number) =>
    alpha === undefined ? named(colours, name) : fade(named(colours, name), alpha);
  if ('colour' in paint) return shade(paint.colour, paint.alpha);
  const { line, stops } = paint.gradient;
  const [x0, y0] = warp(line[0], line[1]);
  const [x1, y1] = warp(line[2], line[3]);
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour, alpha] of stops) gradient.addColorStop(at, shade(colour, alpha));
  return gradient;
}

type Patch = { x: number; y: number; rx: number; ry: number; colour: string; alpha: number; turn?: number };

export function softPatch(pen: Pen, { x, y, rx, ry, colour, alpha, turn = 0 }: Patch): void {
  pen.save();
  pen.translate(x, y);
  if (turn !== 0) pen.rotate(turn);
  pen.scale(1, ry / rx);
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, rx);
  gradient.addColorStop(0, fade(colour, alpha));
  gradient.addColorStop(0.45, fade(colour, alpha * 0.62));
  gradient.addColorStop(0.75, fade(colour, alpha * 0.2));
  gradient.addColorStop(1, fade(colour, 0));
  pen.fillStyle = gradient;
  pen.fillRect(-rx, -rx, rx * 2, rx * 2);
  pen.restore();
}

function drawSoft({ pen, colours }: Brushwork, warp: Warp, { soft, colour, alpha }: Soft): void {
  const [x, y, rx, ry, turn = 0] = soft;
  const [px, py] = warp(x, y);
  softPatch(pen, { x: px, y: py, rx, ry, colour: named(colours, colour), alpha, turn });
}

function drawRing(work: Brushwork, warp: Warp, mark: Ring): void {
  const [x, y, radius] = mark.ring;
  const [px, py] = warp(x, y);
  work.pen.beginPath();
  work.pen.ellipse(px, py, radius * 0.86, radius, 0, 0, 7);
  work.pen.lineWidth = mark.width;
  work.pen.strokeStyle = styleOf(work, warp, mark);
  work.pen.stroke();
}

function drawStroke(work: Brushwork, warp: Warp, mark: Stroke): void {
  work.pen.beginPath();
  for (const line of linesOf(mark.stroke))
    brush(work.pen, moved(dotsOf(line), warp), mark.width, mark.profile);
  work.pen.fillStyle = styleOf(work, warp, mark);
  work.pen.fill();
}

function drawFill(work: Brushwork, warp: Warp, mark: Fill, follow: Follow): void {
  const { pen } = work;
  pen.beginPath();
  for (const line of linesOf(mark.fill)) trace(pen, moved(dotsOf(line), warp));
  pen.fillStyle = styleOf(work, warp, mark);
  pen.fill(mark.hole ? 'evenodd' : 'nonzero');
  if (!mark.inside) return;
  if (work.cuts) {
    pen.save();
    pen.clip();
  }
  drawMarks(work, mark.inside, follow);
  if (work.cuts) pen.restore();
}

/** Draws marks that move with a part of the figure. */
export function drawMarks(work: Brushwork, marks: readonly Mark[], follow: Follow): void {
  for (const mark of marks) {
    const mover = mark.follow ?? follow;
    const warp = work.places[mover];
    if ('soft' in mark) drawSoft(work, warp, mark);
    else if ('ring' in mark) drawRing(work, warp, mark);
    else if ('stroke' in mark) drawStroke(work, warp, mark);
    else drawFill(work, warp, mark, mover);
  }
}

/** The shadow of marks, a little away from where they are. */
export function throwShadow(
  { pen, places }: Brushwork,
  marks: readonly Mark[],
  { follow, dx, dy, colour }: { follow: Follow; dx: number; dy: number; colour: string },
): void {
  pen.save();
  pen.translate(dx, dy);
  pen.fillStyle = colour;
  for (const mark of marks) {
    if (!('fill' in mark) || !mark.casts) continue;
    pen.beginPath();
    for (const line of linesOf(mark.fill)) trace(pen, moved(dotsOf(line), places[mark.follow ?? follow]));
    pen.fill(mark.hole ? 'evenodd' : 'nonzero');
  }
  pen.restore();
}

/** What fills and strokes cover when they are moved, with a margin. */
export function boxOf(marks: readonly Mark[], places: Places, follow: Follow, margin = 10) {
  const spots = marks.flatMap((mark) => {
    const lines = 'fill' in mark ? mark.fill : 'stroke' in mark ? mark.stroke : [];
    return linesOf(lines).flatMap((line) => moved(dotsOf(line), places[mark.follow ?? follow]));
  });
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
