import { mix, smoothstep } from '../numbers.ts';
import type { Character } from './character.ts';
import { blend, fade } from './colours.ts';
import { brush, trace } from './curves.ts';
import { dots, moved } from './dots.ts';
import { drawInside, type Inside } from './draw-mouth-inside.ts';
import { softPatch } from './marks.ts';
import { mouthLines, reversed } from './mouth-lines.ts';
import type { Pen } from './pen.ts';
import type { Places } from './places.ts';

/** Lips stand out a little. */
const above = 6;

type Lips = Inside & { skin: Character['skin'] };

function drawLips({ pen, mouth, shape, lines, curve, at, skin }: Lips): void {
  const { upIn, lowIn, upOut, lowOut, seam, bottom } = lines;
  const shut = shape.gap === 0;
  const count = upOut.length / 2;
  const lip = (outer: readonly number[], inner: readonly number[]) =>
    shut
      ? curve([...outer, ...inner.slice(2, -2)], [0, count - 1])
      : curve([...outer, ...inner], [0, count - 1, count, -1]);
  pen.beginPath();
  trace(pen, lip(lowOut, shut ? seam : reversed(lowIn)));
  const [x, top] = at(0, shape.lowY);
  const [, low] = at(0, bottom);
  const gradient = pen.createLinearGradient(x, top, x, low + 0.5);
  gradient.addColorStop(0, blend(mouth.lipLow, mouth.lipUp, 0.35));
  gradient.addColorStop(0.45, mouth.lipLow);
  gradient.addColorStop(1, blend(mouth.lipLow, skin.base, mouth.softEdge));
  pen.fillStyle = gradient;
  pen.fill();
  pen.beginPath();
  trace(pen, lip(upOut, reversed(shut ? seam : upIn)));
  pen.fillStyle = mouth.lipUp;
  pen.fill();
}

/** Light on the lower lip, and the line between closed lips or along the upper one. */
function drawLipLines({ pen, mouth, shape, lines, curve }: Lips): void {
  const { half, lowY, lowThick, upY, cornerY, round, seal, bite } = shape;
  const draw = (numbers: readonly number[], width: number, colour: string) => {
    pen.beginPath();
    brush(pen, curve(numbers), width, 'both');
    pen.fillStyle = colour;
    pen.fill();
  };
  if (bite < 0.6) {
    const [a, b, c] = [0.46, 0.56, 0.48].map((share) => lowY + lowThick * share) as [number, number, number];
    draw(
      [-half * 0.34, a, -half * 0.06, b, half * 0.2, c],
      lowThick * 0.26,
      fade(blend(mouth.lipLow, '#ffffff', 0.6), mouth.shine * (1 - 0.5 * seal)),
    );
  }
  if (shape.gap === 0) return draw(lines.seam, 2.5, mouth.line);
  const { inner } = lines;
  const end = [half * 0.99 + 1, cornerY - 0.4] as const;
  const near = mix(cornerY, upY, mix(0.52, 0.7, round) * 0.9);
  const far = mix(cornerY, upY, 0.95);
  draw(
    [
      [-end[0], end[1], -inner * 0.74, near, -inner * 0.3, far, 0, upY + 0.5],
      [inner * 0.3, far, inner * 0.74, near, end[0], end[1]],
    ].flat(),
    1.8,
    fade(mouth.line, 0.8),
  );
}

function drawDimples({ pen, mouth, shape, curve, skin }: Lips): void {
  const { half, cornerY: y, smile, round } = shape;
  const strength = smoothstep(0.2, 0.9, smile) * mouth.dimple * (1 - round);
  if (strength < 0.03) return;
  const x = half * 1.04;
  for (const side of [-1, 1]) {
    pen.beginPath();
    brush(
      pen,
      curve([side * (x + 1.6), y - 4.2, side * (x + 3.4), y - 1.2, side * (x + 2.6), y + 2]),
      1.8,
      'both',
    );
    pen.fillStyle = fade(skin.deep, 0.62 * strength);
    pen.fill();
  }
}

export function drawMouth(pen: Pen, places: Places, { mouth, skin }: Character): void {
  const { shape } = places;
  const at = (x: number, y: number) => places.at(x, mouth.y + y, above);
  const lines = mouthLines(shape, mouth);
  const lips: Lips = {
    pen,
    mouth,
    shape,
    lines,
    skin,
    at,
    curve: (numbers, corners) => moved(dots(numbers, corners), at),
  };
  const [x, y] = places.at(0, mouth.y + lines.bottom + 6, 2);
  softPatch(pen, { x, y, rx: shape.half * 0.6, ry: 5.5, colour: mouth.under, alpha: 0.5 });
  if (shape.gap > 0) drawInside(lips);
  drawLips(lips);
  drawLipLines(lips);
  drawDimples(lips);
}
