import { mix, smoothstep } from '../numbers.ts';
import type { Pose } from '../pose.ts';
import type { Character } from './character.ts';
import type { Warp } from './dots.ts';
import { type MouthShape, mouthShape } from './mouth-shape.ts';

/** How far a rounded thing stands out at a place. */
const egg = (x: number, y: number, wide: number, high: number, deep: number): number =>
  deep * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2 - (y / high) ** 2));
const faceDepth = (x: number, y: number): number => egg(x, y - 6, 108, 196, 96);
const hairDepth = (x: number, y: number): number =>
  egg(x, y + 10, 122, 205, 106) * (1 - 0.62 * smoothstep(62, 106, Math.abs(x)));
const noseDepth = (x: number, y: number): number =>
  faceDepth(x, y) +
  30 * smoothstep(-14, 52, y) * (1 - smoothstep(58, 78, y)) * (1 - smoothstep(4, 34, Math.abs(x)));
const glassDepth = (x: number): number =>
  mix(egg(x, 0, 150, 200, 112) + 8, 4, smoothstep(72, 97, Math.abs(x)));

/** The head turns about a point in the neck. */
const pivot = { y: 165, z: -25 };
/** A drawing may turn a little more than a photo. */
const exaggerate = { yaw: 1.15, pitch: 1.15, roll: 1.1 };
/** The chin stays where it is when a head is made larger. */
const growFrom = 150;
const bodyRaise = 16;
const jawDrop = 21;

export type Follow =
  | 'face'
  | 'skin'
  | 'lipTop'
  | 'nose'
  | 'hair'
  | 'scarf'
  | 'back'
  | 'ear'
  | 'skull'
  | 'glass'
  | 'body'
  | 'neck'
  | 'hang'
  | 'hangBack';

/** Where the points of head, neck and body are in a pose. */
export type Places = Record<Follow, Warp> & {
  /** On the face, or a little above it. */
  at: (x: number, y: number, above?: number) => readonly [number, number];
  yaw: number;
  /** How far the head is from where it is held at rest: radians. */
  turned: number;
  squash: number;
  shape: MouthShape;
};

type Turn = (x: number, y: number, z: number) => readonly [number, number];

function headTurn(pose: Pose, { head, turn }: Character, yaw: number): Turn {
  const pitch = pose.pitch * exaggerate.pitch + turn.pitch;
  const roll = pose.roll * exaggerate.roll + turn.roll;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  const [sinRoll, cosRoll] = [Math.sin(roll), Math.cos(roll)];
  const [dx, lift] = [pose.shift * 92 + yaw * 6, -pose.breath * 2.2];
  return (x, y, z) => {
    const wide = x * head;
    const high = (y - growFrom) * head + growFrom;
    const x1 = wide * cosYaw + z * sinYaw;
    const z1 = z * cosYaw - wide * sinYaw - pivot.z;
    const y1 = (high - pivot.y) * cosPitch + z1 * sinPitch;
    return [x1 * cosRoll - y1 * sinRoll + dx, x1 * sinRoll + y1 * cosRoll + pivot.y + lift];
  };
}

/** The body breathes, and gives way a little to a head that turns. */
function bodyMove(pose: Pose, yaw: number, roll: number): Warp {
  const lean = Math.sin(roll) * 0.1;
  return (x, y) => [
    x * (1 + 0.006 * pose.breath * smoothstep(190, 330, y)) + yaw * 5 * (1 - smoothstep(180, 420, y)),
    y - bodyRaise - pose.breath * 3.4 * (1 - smoothstep(260, 520, y)) + lean * x,
  ];
}

/** Skin of the lower face follows the jaw and the mouth. */
function jawMove({ jaw, smile, round }: MouthShape): Warp {
  const drop = jaw * jawDrop;
  return (x, y) => {
    const low = smoothstep(62, 140, y);
    const side = smoothstep(30, 100, Math.abs(x));
    const wider = 0.02 * smile * low - 0.035 * round * smoothstep(40, 100, y) * side - 0.02 * jaw * low;
    return [x * (1 + wider), y + drop * low * (1 - 0.35 * side)];
  };
}

/** From the head above to the body below. */
const between =
  (head: Warp, body: Warp, share: (y: number) => number): Warp =>
  (x, y) => {
    const [a, b, part] = [head(x, y), body(x, y), share(y)];
    return [mix(a[0], b[0], part), mix(a[1], b[1], part)];
  };

export function placesOf(character: Character, pose: Pose): Places {
  const yaw = pose.yaw * exaggerate.yaw + character.turn.yaw;
  const shape = mouthShape(pose, character.mouth);
  const turn = headTurn(pose, character, yaw);
  const jawed = jawMove(shape);
  const body = bodyMove(pose, yaw, pose.roll * exaggerate.roll + character.turn.roll);
  const flat =
    (z: number): Warp =>
    (x, y) =>
      turn(x, y, z);
  return {
    yaw,
    turned: Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch)),
    squash: Math.cos(yaw),
    shape,
    at: (x, y, above = 0) => turn(x, y, faceDepth(x, y) + above),
    face: (x, y) => {
      const [jx, jy] = jawed(x, y);
      return turn(jx, jy, faceDepth(jx, jy) * 0.68);
    },
    skin: (x, y) => {
      const [jx, jy] = jawed(x, y);
      return turn(jx, jy, faceDepth(x, y));
    },
    scarf: (x, y) => {
      const [jx, jy] = jawed(x, y);
      return turn(jx, jy, hairDepth(x, y) * 0.7);
    },
    lipTop: (x, y) => {
      const out = smoothstep(4, 40, Math.abs(x));
      return turn(
        x * mix(1, shape.half / character.mouth.w, 0.5),
        y + mix(shape.upY * 0.9, shape.cornerY * 0.8, out),
        faceDepth(x, y) + 7,
      );
    },
    nose: (x, y) => turn(x, y, noseDepth(x, y)),
    hair: (x, y) => turn(x, y, hairDepth(x, y)),
    back: flat(-46),
    ear: flat(-14),
    skull: flat(4),
    glass: (x, y) => turn(x, y, glassDepth(x)),
    body,
    neck: between(flat(-8), body, (y) => smoothstep(110, 215, y)),
    hang: between(
      (x, y) => turn(x, y, mix(hairDepth(x, y), 0, smoothstep(-20, 120, y))),
      body,
      (y) => smoothstep(60, 240, y) * 0.82,
    ),
    hangBack: between(flat(-46), body, (y) => smoothstep(60, 260, y) * 0.82),
  };
}
