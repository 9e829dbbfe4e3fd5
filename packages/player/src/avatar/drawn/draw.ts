import { neutralPose, type Pose } from '../pose.ts';
import { board } from './board.ts';
import type { Character } from './character.ts';
import type { Warp } from './dots.ts';
import { drawBrow } from './draw-brow.ts';
import { drawEye } from './draw-eye.ts';
import { drawBlush, drawEar, drawFace, drawNeck, drawSkull, faceLine } from './draw-head.ts';
import { drawMouth } from './draw-mouth.ts';
import { drawNose } from './draw-nose.ts';
import { boxOf, type Brushwork, drawMarks, type Mark } from './marks.ts';
import type { Pen } from './pen.ts';
import { type Follow, type Places, placesOf } from './places.ts';

export type Box = ReturnType<typeof boxOf>;

/** Puts down the picture of a layer, which it makes once; the pen has been moved to where the layer is. */
export type Stamp = (name: string, layer: { box: () => Box; paint: (pen: Pen) => void }) => void;

/** Beyond this turn strokes may leave their shapes, so they are cut; it costs too much for every picture. */
const cutFrom = 0.07;
/** The body stands here and leans and breathes from there. */
const ground = 520;

type Scene = Brushwork & { character: Character; still: Places; stamp: Stamp | undefined };

/** Moves the pen so that three points of one warp come to where another one takes them. */
function carry(pen: Pen, from: Warp, to: Warp): void {
  const [[ax, ay], [bx, by], [cx, cy]] = [from(0, 0), from(100, 0), from(0, 100)];
  const [[px, py], [qx, qy], [rx, ry]] = [to(0, 0), to(100, 0), to(0, 100)];
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const [sx, sy, tx, ty] = [qx - px, qy - py, rx - px, ry - py];
  const det = ux * vy - vx * uy;
  const [a, b] = [(sx * vy - tx * uy) / det, (sy * vy - ty * uy) / det];
  const [c, d] = [(tx * ux - sx * vx) / det, (ty * ux - sy * vx) / det];
  pen.transform(a, b, c, d, px - a * ax - c * ay, py - b * ax - d * ay);
}

function lean(pen: Pen, from: Warp, to: Warp): void {
  const [[x0, y0], [x1, y1]] = [from(0, 200), to(0, 200)];
  const [kx, ky] = [(x1 - x0) / (y0 - ground), (y1 - y0) / (y0 - ground)];
  pen.transform(1, 0, kx, 1 + ky, -kx * ground, -ky * ground);
}

type Moving = { follow: Follow; move: (pen: Pen, from: Warp, to: Warp) => void };

/** A layer that keeps its shape: it is drawn once and then only moved. */
function drawKept(scene: Scene, name: string, marks: readonly Mark[], { follow, move }: Moving): void {
  const { pen, places, still, stamp } = scene;
  if (marks.length === 0) return;
  if (!stamp) return drawMarks({ ...scene, cuts: true }, marks, follow);
  pen.save();
  move(pen, still[follow], places[follow]);
  stamp(name, {
    box: () => {
      const box = boxOf(marks, still, follow);
      return { ...box, bottom: Math.min(box.bottom, ground) };
    },
    paint: (to) => drawMarks({ ...scene, pen: to, places: still, cuts: true }, marks, follow),
  });
  pen.restore();
}

/** Everything behind the head. */
function drawBehind(scene: Scene): void {
  const { character } = scene;
  const { behind, collarBack, body, over } = character.layers;
  if (behind.every(({ follow }) => !follow))
    drawKept(scene, 'behind', behind, { follow: 'back', move: carry });
  else drawMarks(scene, behind, 'back');
  drawKept(scene, 'collarBack', collarBack, { follow: 'body', move: lean });
  drawNeck(scene, character, faceLine(scene, character));
  drawKept(scene, 'body', body, { follow: 'body', move: lean });
  drawMarks(scene, over, 'hang');
}

function drawHead(scene: Scene, pose: Pose): void {
  const { character, pen, places } = scene;
  const { layers, ears } = character;
  const earsAt = (wanted: 'behind' | 'front') => {
    if (ears.left === wanted) drawEar(scene, character, -1);
    if (ears.right === wanted) drawEar(scene, character, 1);
  };
  earsAt('behind');
  drawMarks(scene, layers.ears, 'ear');
  drawSkull(scene, character);
  const face = faceLine(scene, character);
  drawFace(scene, character, face);
  drawBlush(scene, character, face);
  drawMarks(scene, layers.face, 'skin');
  drawMarks(scene, layers.beard, 'skin');
  drawMouth(pen, places, character);
  drawMarks(scene, layers.moustache, 'lipTop');
  drawNose(pen, places, character, pose);
  for (const side of ['R', 'L'] as const) drawEye(pen, places, character, pose, side);
  for (const side of ['R', 'L'] as const) drawBrow(pen, places, character.brows, pose, side);
  drawMarks(scene, layers.glasses, 'glass');
  drawMarks(scene, layers.hair, 'hair');
  earsAt('front');
  drawMarks(scene, layers.earrings, 'ear');
}

/**
 * Draws a presenter on the board, whatever the pen has been moved and scaled to. The same presenter and pose give the same
 * picture. With a stamp what keeps its shape is drawn once.
 */
export function drawCharacter(pen: Pen, character: Character, pose: Pose, stamp?: Stamp): void {
  const places = placesOf(character, pose);
  const still = stamp ? placesOf(character, { ...neutralPose(), breath: 0.5 }) : places;
  const cuts = !stamp || places.turned > cutFrom;
  const scene: Scene = { pen, places, colours: character.colours, cuts, character, still, stamp };
  pen.save();
  pen.translate(board.x, board.y);
  pen.scale(board.scale, board.scale);
  drawBehind(scene);
  drawHead(scene, pose);
  pen.restore();
}
