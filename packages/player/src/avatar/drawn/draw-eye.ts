import { mix } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import type { Character, Eyes, Skin } from './character.ts';
import { blend, fade } from './colours.ts';
import { brush, trace } from './curves.ts';
import { dots, type Dot, moved } from './dots.ts';
import { type EyeShape, eyeShape, type Side, signOf } from './eye-shape.ts';
import { softPatch } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Places } from './places.ts';

/** Where points of the lids are: more of them where they bend. */
const along = [-1, -0.72, -0.4, -0.06, 0.3, 0.62, 0.86, 1];
/** The eye lies a little behind the skin. */
const depth = -3;
const colours = { pupil: '#150c0a', lidShadow: '#5b3a34', corner: '#d9796c' };

type Eye = {
  pen: Pen;
  places: Places;
  eyes: Eyes;
  skin: Skin;
  shape: EyeShape;
  sign: 1 | -1;
  /** Points along the eye, moved to where they are. */
  run: (height: (u: number) => number, us?: readonly number[]) => Dot[];
};

const heights = (us: readonly number[], height: (u: number) => number): number[] =>
  us.flatMap((u) => [u, height(u)]);

function soft(
  { pen, places, sign }: Eye,
  x: number,
  y: number,
  size: [number, number],
  paint: [string, number],
) {
  const [px, py] = places.at(sign * x, y, 2);
  softPatch(pen, { x: px, y: py, rx: size[0], ry: size[1], colour: paint[0], alpha: paint[1] });
}

/** Skin from the fold of the upper lid to its edge. */
function drawLid(eye: Eye, at: (x: number, y: number) => readonly [number, number]): void {
  const { pen, eyes, shape } = eye;
  const numbers = [...heights(along, shape.foldY), ...heights(along.toReversed(), shape.upY)];
  pen.beginPath();
  trace(pen, moved(dots(numbers, [0, along.length - 1, along.length, -1]), at));
  pen.fillStyle = fade(eyes.lid, mix(eyes.lidAlpha, 0.85, shape.blink));
  pen.fill();
}

function drawIris({ pen, places, eyes, sign }: Eye, pose: Pose): void {
  const { iris: r, x, colour, dark } = eyes;
  const [ix, iy] = places.at(sign * (x - 0.6) + pose.gazeX * r * 1.25, -0.6 + pose.gazeY * r * 1.05, depth);
  const oval = (dx: number, dy: number, rx: number, ry: number, turn = 0) => {
    pen.beginPath();
    pen.ellipse(ix + dx * r, iy + dy * r, rx * r, ry * r, turn, 0, 7);
  };
  oval(0, 0, places.squash, 1);
  const gradient = pen.createLinearGradient(ix, iy - r, ix, iy + r);
  gradient.addColorStop(0.1, dark);
  gradient.addColorStop(0.5, blend(dark, colour, 0.65));
  gradient.addColorStop(1, colour);
  pen.fillStyle = gradient;
  pen.fill();
  pen.lineWidth = r * 0.13;
  pen.strokeStyle = fade(dark, 0.75);
  pen.stroke();
  oval(0, 0, 0.47 * places.squash, 0.47);
  pen.fillStyle = colours.pupil;
  pen.fill();
  // A glow low in the iris, the light of a window high in it.
  oval(0.28, 0.55, 0.3, 0.18, -0.6);
  pen.fillStyle = fade(blend(colour, '#ffffff', 0.55), 0.5);
  pen.fill();
  oval(-0.34, -0.36, 0.27, 0.29);
  pen.fillStyle = '#fffffff2';
  pen.fill();
}

/** The ball, seen between the lids. */
function drawBall(eye: Eye, at: (x: number, y: number) => readonly [number, number], pose: Pose): void {
  const { pen, eyes, shape } = eye;
  const lower = heights(along.toReversed().slice(1, -1), shape.lowY);
  pen.save();
  pen.beginPath();
  trace(pen, moved(dots([...heights(along, shape.upY), ...lower], [0, along.length - 1]), at));
  pen.fillStyle = eyes.white;
  pen.fill();
  pen.clip();
  drawIris(eye, pose);
  pen.beginPath();
  brush(
    pen,
    eye.run((u) => shape.upY(u) + 1.4),
    6.4,
    'even',
    4,
  );
  pen.fillStyle = fade(colours.lidShadow, 0.28);
  pen.fill();
  soft(eye, eyes.x - eyes.w * 0.475, eyes.inner, [4.5, 3.6], [colours.corner, 0.55]);
  pen.restore();
}

function drawEdges({ pen, eyes, skin, shape, run }: Eye): void {
  const { upY, lowY, foldY, blink } = shape;
  pen.beginPath();
  brush(
    pen,
    run((u) => lowY(u) + 0.4, [-0.5, -0.1, 0.3, 0.65, 0.99]),
    1.5,
    'both',
  );
  pen.fillStyle = fade(skin.deep, 0.5 * (1 - 0.7 * blink));
  pen.fill();
  const lift = (eyes.w / 2) * mix(0.62, -0.1, blink);
  const edge = (u: number) => (u > 1 ? upY(1) - (u - 1) * lift : upY(u) + 0.2);
  pen.beginPath();
  brush(pen, run(edge, [...along, 1 + eyes.wing]), eyes.line, 'lid');
  pen.fillStyle = eyes.lineColour;
  pen.fill();
  pen.beginPath();
  brush(pen, run(foldY, [-0.78, -0.4, -0.02, 0.38, 0.72, 1.02]), 1.5 + eyes.hood * 0.16, 'both');
  pen.fillStyle = fade(skin.deep, eyes.foldAlpha * (1 - 0.35 * blink));
  pen.fill();
}

/** An eye: two lids that meet, the ball behind them, the line of the lashes and the fold above. */
export function drawEye(pen: Pen, places: Places, { eyes, skin }: Character, pose: Pose, side: Side): void {
  const sign = signOf(side);
  const shape = eyeShape(pose, eyes, side);
  const half = eyes.w / 2;
  const at = (u: number, y: number) => places.at(sign * (eyes.x + u * half), y, depth);
  const run: Eye['run'] = (height, us = along) => moved(dots(heights(us, height)), at);
  const eye: Eye = { pen, places, eyes, skin, shape, sign, run };
  soft(eye, eyes.x - 3, -eyes.h * 0.62, [half * 1.15, eyes.h * 0.62], [skin.shade, eyes.hollow]);
  soft(eye, eyes.x + 1, eyes.h * 0.78, [half * 0.9, 5], [skin.shade, eyes.bag + 0.2 * shape.narrow]);
  drawLid(eye, at);
  if (shape.blink < 0.96) drawBall(eye, at, pose);
  drawEdges(eye);
}
