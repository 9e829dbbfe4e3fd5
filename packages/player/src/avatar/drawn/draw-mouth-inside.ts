import { mix, smoothstep } from '../numbers.ts';
import type { Mouth } from './character.ts';
import { blend, fade } from './colours.ts';
import { brush, trace } from './curves.ts';
import type { Dot } from './dots.ts';
import type { MouthLines } from './mouth-lines.ts';
import type { MouthShape } from './mouth-shape.ts';
import type { Pen } from './pen.ts';

const colours = { tongue: '#c4575a', lowerTeeth: blend('#f3e9de', '#b98f84', 0.18), shadow: '#3d1216' };
const teeth = ['#c9aca0', '#fbf5ec', '#fdf8f1', '#bfa094'] as const;
const teethHeight = 8.4;

export type Inside = {
  pen: Pen;
  mouth: Mouth;
  shape: MouthShape;
  lines: MouthLines;
  /** Numbers of the mouth as points where they are. */
  curve: (numbers: readonly number[], corners?: readonly number[]) => Dot[];
  at: (x: number, y: number) => readonly [number, number];
};

/** The lower edge of the upper teeth: they hang from the skull, not from the lip. */
function teethEdge({ upY, gap, round, bite, open, stretch, smile }: MouthShape): number {
  const height = teethHeight * (1 - 0.75 * smoothstep(0.25, 0.85, round)) * (bite > 0.3 ? 0.95 : 1);
  // Wide open, the lip covers more of them.
  const lift = open * 1.6 * (1 - stretch);
  const lowest = bite > 0.3 ? 9 : 3 + 2.4 * stretch + 1.4 * Math.max(0, smile) + 0.1 * gap;
  return Math.min(upY + height - lift, lowest);
}

function drawTongue({ pen, shape, lines, curve }: Inside, edge: number): void {
  const { tongue, lowY, upY, gap, round } = shape;
  const raised = smoothstep(0.15, 0.6, tongue) * (1 - smoothstep(20, 32, gap) * 0.5);
  const lying = lowY - 0.36 * gap * smoothstep(8, 26, gap);
  const top = mix(lying, mix(upY + 5, edge - 1.6, smoothstep(0.6, 0.9, tongue)), raised);
  const wide = lines.inner * mix(0.7, 0.46, tongue) * (1 - 0.1 * round);
  const side = mix(lowY, top, 0.7);
  pen.beginPath();
  trace(
    pen,
    curve(
      [
        [-wide, lowY + 6, -wide * 0.86, side, -wide * 0.34, top + 0.3, 0, top + 0.9 * (1 - tongue)],
        [wide * 0.34, top + 0.3, wide * 0.86, side, wide, lowY + 6],
      ].flat(),
    ),
  );
  pen.fillStyle = colours.tongue;
  pen.fill();
}

/** Lower teeth are seen only while the rows are close. */
function drawLowerTeeth({ pen, shape, lines: { inner }, curve }: Inside): void {
  const { stretch, gap, bite, tongue, lowY } = shape;
  const seen = smoothstep(0.12, 0.5, stretch) * (1 - smoothstep(10, 20, gap)) * (1 - bite) * (1 - tongue);
  if (seen < 0.02) return;
  const top = lowY - 4.2 * seen;
  const half = [-inner * 0.7, lowY + 5, -inner * 0.6, top + 0.6, 0, top + 1.1];
  pen.beginPath();
  trace(pen, curve([...half, inner * 0.6, top + 0.6, inner * 0.7, lowY + 5], [0, -1]));
  pen.fillStyle = colours.lowerTeeth;
  pen.fill();
}

/** One clean row, bent like the arch it is. */
function drawUpperTeeth({ pen, shape, lines, curve, at }: Inside, edge: number): void {
  const { cornerY, upY, open } = shape;
  const wide = lines.inner * 0.93;
  const bend = Math.max(0.6, -cornerY * 0.5) + 1.2 * open;
  const [top, outer, near] = [Math.min(cornerY, upY) - 6, edge - bend * 0.95 - 0.4, edge - bend * 0.36];
  pen.beginPath();
  trace(
    pen,
    curve(
      [
        [-wide, top, -wide * 0.96, outer, -wide * 0.6, near, 0, edge + 0.3],
        [wide * 0.6, near, wide * 0.96, outer, wide, top],
      ].flat(),
      [0, -1],
    ),
  );
  const [middle] = at(0, upY);
  const gradient = pen.createLinearGradient(middle - wide, 0, middle + wide, 0);
  for (const [place, colour] of teeth.entries()) gradient.addColorStop([0, 0.22, 0.7, 1][place] ?? 1, colour);
  pen.fillStyle = gradient;
  pen.fill();
}

/** What is seen between open lips. */
export function drawInside(inside: Inside): void {
  const { pen, mouth, shape, lines, curve, at } = inside;
  const { upIn, lowIn } = lines;
  pen.save();
  pen.beginPath();
  // Round lips have no corners inside.
  trace(pen, curve([...upIn, ...lowIn.slice(2, -2)], shape.round > 0.3 ? [] : [0, upIn.length / 2 - 1]));
  const [x, top] = at(0, shape.upY);
  const [, bottom] = at(0, shape.lowY);
  const dark = pen.createLinearGradient(x, top, x, Math.max(bottom, top + 1));
  dark.addColorStop(0, mouth.inside);
  dark.addColorStop(1, mouth.insideLow);
  pen.fillStyle = dark;
  pen.fill();
  pen.clip();
  const edge = teethEdge(shape);
  const isBetween = shape.tongue > 0.72;
  if (!isBetween) drawTongue(inside, edge);
  drawLowerTeeth(inside);
  drawUpperTeeth(inside, edge);
  if (isBetween) drawTongue(inside, edge);
  // The upper lip throws a shadow.
  pen.beginPath();
  brush(pen, curve(upIn), 4.2, 'even');
  pen.fillStyle = fade(colours.shadow, 0.3);
  pen.fill();
  pen.restore();
}
