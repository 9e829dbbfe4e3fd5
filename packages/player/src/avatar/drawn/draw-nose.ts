import { smoothstep } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import { unitOf } from '../units.ts';
import type { Nose, Skin } from './character.ts';
import { blend, fade } from './colours.ts';
import { brush, trace } from './curves.ts';
import { dots, moved, type Warp } from './dots.ts';
import { softPatch } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Places } from './places.ts';

type Part = {
  pen: Pen;
  skin: Skin;
  nose: Nose;
  warp: Warp;
  line: (numbers: readonly number[], width: number, colour: string) => void;
};

/** The side that is turned from the light; a strong nose has a bump on its bridge. */
function drawSide({ pen, skin, nose: { w, y, bridge, bump }, warp }: Part): void {
  const numbers = [
    [4, -14, 7.5 + bump * 0.4, 8, 8.5 + bump, y - 30, 12 + bump * 0.3, y - 16, w * 0.96, y - 6],
    [w * 0.84, y + 3, w * 0.4, y + 4, 6, y - 4, 4 + bump, y - 24, 2.5, 4],
  ].flat();
  pen.beginPath();
  trace(pen, moved(dots(numbers, [0]), warp));
  const [x0, y0] = warp(6, -14);
  const [x1, y1] = warp(10, y);
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  gradient.addColorStop(0, fade(skin.shade, 0.25 * Math.max(0, bridge - 0.5)));
  gradient.addColorStop(0.45, fade(skin.shade, 0.42 * bridge));
  gradient.addColorStop(1, fade(skin.shade, 0.7));
  pen.fillStyle = gradient;
  pen.fill();
}

function drawTip({ pen, skin, nose: { w, y, tip, blush, bridge, bump }, warp, line }: Part): void {
  const patch = (x: number, dy: number, size: [number, number], colour: string, alpha: number) => {
    const [px, py] = warp(x, y + dy);
    softPatch(pen, { x: px, y: py, rx: size[0], ry: size[1], colour, alpha });
  };
  patch(0, -5, [w * 1.1, 13], skin.blush, blush);
  patch(-2.5, -9, [6.5 * tip, 6 * tip], blend(skin.light, '#ffffff', 0.4), 0.6);
  const light = fade(blend(skin.light, '#ffffff', 0.15), 0.34 * bridge);
  line([-2.4, 4, -2.6 - bump * 0.5, 22, -2.6, y - 16], 5, light);
  patch(2, 9, [w * 0.9, 6], skin.shade, 0.55);
}

/** The line under the tip and the wings beside it. */
function drawLines({ skin, nose: { w, y, wing, tip, bump }, line }: Part): void {
  const low = y + 2 * (tip - 1) + bump * 0.5;
  const under = [
    [-w * 0.62, y + 1.2, -w * 0.42, low + 3.2, -w * 0.14, low + 4.4, w * 0.06, low + 5.2],
    [w * 0.22, low + 4.4, w * 0.46, low + 3, w * 0.64, y + 1],
  ].flat();
  line(under, 2.6, fade(skin.deep, 0.75));
  const side = (k: 1 | -1) =>
    [[k * w * 0.86, y - 8.5 * wing, k * w * (1 + 0.03 * wing), y - 3.5, k * w * 0.84, y + 2.5]].flat();
  line(side(1), 2.4 * wing, fade(skin.deep, 0.6));
  line(side(-1), 1.9 * wing, fade(skin.deep, 0.42));
}

export function drawNose(
  pen: Pen,
  places: Places,
  { nose, skin }: { nose: Nose; skin: Skin },
  pose: Pose,
): void {
  const up = (unitOf(pose, 'noseUpL') + unitOf(pose, 'noseUpR')) * -1.5;
  const warp: Warp = (x, y) => places.nose(x, y + up * smoothstep(20, 60, y));
  const line: Part['line'] = (numbers, width, colour) => {
    pen.beginPath();
    brush(pen, moved(dots(numbers), warp), width, 'both');
    pen.fillStyle = colour;
    pen.fill();
  };
  const part: Part = { pen, skin, nose, warp, line };
  drawSide(part);
  drawTip(part);
  drawLines(part);
}
