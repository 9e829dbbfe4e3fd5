import { unitNames } from '@app/contract/rig/states/unit.ts';
import { rigLimits } from '@app/contract/rig/limits.ts';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { eyes, point, type Side } from './topology.ts';
import { smoothstep } from './numbers.ts';

const { scale, version, facePoints } = rigLimits;

/** Points that a unit moves. */
export type Moves = { points: Uint16Array; by: Float32Array };

/** Points of a mesh at rest: x, y, z; how much each follows the head and the breathing chest; where in the picture. */
export type RestMesh = {
  count: number;
  rest: Float32Array;
  headWeight: Float32Array;
  chestWeight: Float32Array;
  uvs: Float32Array;
  triangles: Uint16Array;
};

/** A rig ready for use. */
export type Rig = {
  width: number;
  height: number;
  /** From face space to pixels: x' = a·x − b·y + left, y' = b·x + a·y + top. */
  toPicture: { a: number; b: number; left: number; top: number };
  skin: [number, number, number];
  /** By unitPlace. */
  restUnits: Float32Array;
  face: RestMesh & { alpha: Float32Array };
  base: RestMesh;
  eyes: Record<Side, { x: number; y: number; radius: number }>;
  mouth: { x: number; y: number; width: number; usual: number };
  pivot: [number, number, number];
  units: { face: Moves; base: Moves }[];
};

const lengths = (values: readonly number[]): Float32Array => Float32Array.from(values, (v) => v / scale);

function movesOf(sparse: readonly number[]): Moves {
  const count = sparse.length / 4;
  const points = new Uint16Array(count);
  const by = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    points[i] = sparse[i * 4] ?? 0;
    for (let axis = 0; axis < 3; axis++) by[i * 3 + axis] = (sparse[i * 4 + 1 + axis] ?? 0) / scale;
  }
  return { points, by };
}

/** The triangles of a grid, two to a field. */
export function gridTriangles(cols: number, rows: number): Uint16Array {
  const triangles = new Uint16Array(cols * rows * 6);
  let at = 0;
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const topLeft = row * (cols + 1) + col;
      const below = topLeft + cols + 1;
      triangles.set([topLeft, below, topLeft + 1, topLeft + 1, below, below + 1], at);
      at += 6;
    }
  return triangles;
}

/** Where a point of face space is in the picture: 0 to 1 both ways. */
export function pictureUv({ toPicture: { a, b, left, top }, width, height }: Rig, x: number, y: number) {
  return { u: (a * x - b * y + left) / width, v: (b * x + a * y + top) / height };
}

/** The head moves, the shoulders do not; the chest breathes. Between them the neck bends. */
function followWeights(rest: Float32Array, chin: number) {
  const count = rest.length / 3;
  const headWeight = new Float32Array(count);
  const chestWeight = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const y = rest[i * 3 + 1] ?? 0;
    headWeight[i] = 1 - smoothstep(chin + 0.05, chin + 1.25, y);
    chestWeight[i] = smoothstep(chin + 0.2, chin + 1.4, y);
  }
  return { headWeight, chestWeight };
}

function baseRest(
  { base: { columns: cols, rows, depths } }: RigFile,
  { toPicture, width, height }: Rig,
): Float32Array {
  const { a, b, left, top } = toPicture;
  const square = a * a + b * b;
  const rest = new Float32Array((cols + 1) * (rows + 1) * 3);
  for (let i = 0; i < rest.length / 3; i++) {
    const px = ((i % (cols + 1)) / cols) * width - left;
    const py = (Math.floor(i / (cols + 1)) / rows) * height - top;
    rest.set([(a * px + b * py) / square, (a * py - b * px) / square, (depths[i] ?? 0) / scale], i * 3);
  }
  return rest;
}

const emptyMesh = (): RestMesh => ({
  count: 0,
  rest: new Float32Array(),
  headWeight: new Float32Array(),
  chestWeight: new Float32Array(),
  uvs: new Float32Array(),
  triangles: new Uint16Array(),
});

function meshOf(rig: Rig, rest: Float32Array, triangles: Uint16Array, chin: number): RestMesh {
  const count = rest.length / 3;
  const uvs = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const { u, v } = pictureUv(rig, rest[i * 3] ?? 0, rest[i * 3 + 1] ?? 0);
    uvs.set([u, v], i * 2);
  }
  return { count, rest, ...followWeights(rest, chin), uvs, triangles };
}

/** What would draw nonsense rather than fail. The whole of a rig is checked when it is made (`rigSchema`). */
function refuseOthers({ version: found, face, base, units }: RigFile): void {
  if (found !== version) throw new Error(`rig version ${found} is not known`);
  if (face.points.length !== facePoints * 3) throw new Error(`a face has ${facePoints} points`);
  if (base.depths.length !== (base.columns + 1) * (base.rows + 1)) throw new Error('a grid is not whole');
  const missing = unitNames.find((name) => !units[name]);
  if (missing) throw new Error(`a rig has no ${missing}`);
}

/** Makes a stored rig ready for use. */
export function openRig(file: RigFile): Rig {
  refuseOthers(file);
  const { picture, space, skin, mouth, pivot } = file;
  const length = (value: number) => value / scale;
  const eye = ({ centre, radius }: RigFile['eyes']['left']) => ({
    x: length(centre[0]),
    y: length(centre[1]),
    radius: length(radius),
  });
  const rig: Rig = {
    width: picture.width,
    height: picture.height,
    toPicture: {
      a: Math.cos(space.tilt) * space.pupilDistance,
      b: Math.sin(space.tilt) * space.pupilDistance,
      left: space.origin[0],
      top: space.origin[1],
    },
    skin,
    restUnits: Float32Array.from(unitNames, (name) => (file.rest[name] ?? 0) / 100),
    face: { ...emptyMesh(), alpha: Float32Array.from(file.face.solidity, (percent) => percent / 100) },
    base: emptyMesh(),
    eyes: { R: eye(file.eyes.right), L: eye(file.eyes.left) },
    mouth: {
      x: length(mouth.centre[0]),
      y: length(mouth.centre[1]),
      width: length(mouth.width),
      usual: length(mouth.usualWidth),
    },
    pivot: [length(pivot[0]), length(pivot[1]), length(pivot[2])],
    units: unitNames.map((name) => ({
      face: movesOf(file.units[name].face),
      base: movesOf(file.units[name].base),
    })),
  };
  const faceRest = lengths(file.face.points);
  const chin = faceRest[point.chin * 3 + 1] ?? 0;
  Object.assign(rig.face, meshOf(rig, faceRest, Uint16Array.from(file.face.triangles), chin));
  rig.base = meshOf(rig, baseRest(file, rig), gridTriangles(file.base.columns, file.base.rows), chin);
  return rig;
}

/** The edge of an eye's opening, in face space. */
export const eyeRing = (rig: Rig, side: Side): { x: number; y: number }[] =>
  eyes[side].ring.map((index) => ({
    x: rig.face.rest[index * 3] ?? 0,
    y: rig.face.rest[index * 3 + 1] ?? 0,
  }));
