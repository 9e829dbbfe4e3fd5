import { inPicture, lookAt, type Picture, type Square } from '../photo/picture.ts';
import type { SeenFace } from './detect-faces.ts';
import type { Models } from './models.ts';
import { placeOf } from './face-place.ts';
import { refinements } from './refinements.ts';

/** The 478 points of a face, in pixels of the picture; z is away from the viewer. */
export type FacePoints = {
  points: [x: number, y: number, z: number][];
  /** How surely there is a face: 0 to 1. */
  score: number;
};

const inputSize = 192;
/** The model was trained with a face and a quarter of it on each side. */
const margin = 1.5;
const rounds = 3;
const outputs = {
  score: 'Identity:0',
  mesh: 'Identity_4:0',
  lips: 'Identity_3:0',
  eyeOne: 'Identity_1:0',
  eyeOther: 'Identity_5:0',
  irisOne: 'Identity_2:0',
  irisOther: 'Identity_6:0',
};
const irises = { right: [468, 469, 470, 471, 472], left: [473, 474, 475, 476, 477] };

type Point = FacePoints['points'][number];

async function pointsIn(models: Models, picture: Picture, square: Square): Promise<FacePoints> {
  const pixels = lookAt(picture, square, inputSize);
  const values = await models.run('facemesh-attention', pixels, inputSize, Object.values(outputs));
  const [score, mesh, lips, eyeOne, eyeOther, irisOne, irisOther] = values as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const inSquare = Array.from(
    { length: 478 },
    (_, i): Point => [mesh[i * 3] ?? 0, mesh[i * 3 + 1] ?? 0, mesh[i * 3 + 2] ?? 0],
  );
  const refine = (finer: Float32Array, which: readonly number[]) =>
    which.forEach((index, i) => {
      inSquare[index] = [finer[i * 2] ?? 0, finer[i * 2 + 1] ?? 0, inSquare[index]?.[2] ?? 0];
    });
  refine(lips, refinements.lips);
  // Which of the two outputs is which eye, the picture says.
  const isRight = (finer: Float32Array) => (finer[0] ?? 0) < inputSize / 2;
  refine(isRight(eyeOne) ? eyeOne : eyeOther, refinements.rightEye);
  refine(isRight(eyeOne) ? eyeOther : eyeOne, refinements.leftEye);
  refine(isRight(irisOne) ? irisOne : irisOther, irises.right);
  refine(isRight(irisOne) ? irisOther : irisOne, irises.left);
  const points = inSquare.map(
    ([x, y, z]): Point => [...inPicture(square, x / inputSize, y / inputSize), (z / inputSize) * square.side],
  );
  return { points, score: score[0] ?? 0 };
}

/** The square around the points, turned with the head. */
function squareAround({ points }: FacePoints): Square {
  const { angle } = placeOf({ points });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = points.map(([x, y]) => x * cos + y * sin);
  const across = points.map(([x, y]) => y * cos - x * sin);
  const ends = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)] as const;
  const [u, v] = [(ends[0] + ends[1]) / 2, (ends[2] + ends[3]) / 2];
  const side = Math.max(ends[1] - ends[0], ends[3] - ends[2]) * margin;
  return { x: u * cos - v * sin, y: u * sin + v * cos, side, angle };
}

/** Finds the points of a face. As a tracker does, each round looks where the last one found them. */
export async function findPoints(models: Models, picture: Picture, face: SeenFace): Promise<FacePoints> {
  let found = await pointsIn(models, picture, { ...face, side: face.side * margin });
  for (let round = 1; round < rounds; round++) found = await pointsIn(models, picture, squareAround(found));
  return found;
}
