import { inPicture, lookAt, type Picture, type Square } from '../photo/picture.ts';
import type { Models } from './models.ts';

/** A face that was seen: the square around it, how surely, and by how much the head is tilted. */
export type SeenFace = { x: number; y: number; side: number; angle: number; score: number };

const inputSize = 256;
/** The model looks at two grids; each cell of them guesses several times. */
const grids = [
  { cells: 16, guesses: 2, scores: 'Identity:0', boxes: 'Identity_2:0' },
  { cells: 8, guesses: 6, scores: 'Identity_1:0', boxes: 'Identity_3:0' },
] as const;
const numbersPerBox = 16;
/** Faces lie less often than bowls look like one: the picture turned has to be surer. */
const leastScore = { upright: 0.5, turned: 0.8 };
/** Two guesses that share more than this see the same face. */
const mostShared = 0.3;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

function sharedPart(a: SeenFace, b: SeenFace): number {
  const across = Math.min(a.x + a.side / 2, b.x + b.side / 2) - Math.max(a.x - a.side / 2, b.x - b.side / 2);
  const down = Math.min(a.y + a.side / 2, b.y + b.side / 2) - Math.max(a.y - a.side / 2, b.y - b.side / 2);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (a.side ** 2 + b.side ** 2 - both);
}

/** The faces in a part of a picture, the surest first. */
async function facesIn(models: Models, picture: Picture, part: Square): Promise<SeenFace[]> {
  const least = part.angle === 0 ? leastScore.upright : leastScore.turned;
  const pixels = lookAt(picture, part, inputSize).map((value) => value * 2 - 1);
  const values = await models.run(
    'blazeface',
    pixels,
    inputSize,
    grids.flatMap(({ scores, boxes }) => [scores, boxes]),
  );
  const seen: SeenFace[] = [];
  grids.forEach(({ cells, guesses }, grid) => {
    const [scores, boxes] = [values[grid * 2] as Float32Array, values[grid * 2 + 1] as Float32Array];
    scores.forEach((logit, guess) => {
      const score = sigmoid(logit);
      if (score < least) return;
      const cell = Math.floor(guess / guesses);
      const [cellX, cellY] = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
      const at = (index: number) => (boxes[guess * numbersPerBox + index] as number) / inputSize;
      const [x, y] = inPicture(part, cellX + at(0), cellY + at(1));
      // The first two marks are the eyes, the right one of the face first.
      const [right, left] = [inPicture(part, at(4), at(5)), inPicture(part, at(6), at(7))];
      const angle = Math.atan2(left[1] - right[1], left[0] - right[0]);
      seen.push({ x, y, side: Math.max(at(2), at(3)) * part.side, angle, score });
    });
  });
  return seen;
}

/** Keeps of several sights of one face the surest. */
function distinct(seen: readonly SeenFace[]): SeenFace[] {
  const kept: SeenFace[] = [];
  for (const face of seen.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => sharedPart(face, other) < mostShared)) kept.push(face);
  return kept;
}

/** The faces of a picture, the largest first. It is looked at upright, then lying on either side, then upside down. */
export async function detectFaces(models: Models, picture: Picture): Promise<SeenFace[]> {
  const { width, height } = picture;
  const whole = { x: width / 2, y: height / 2, side: Math.max(width, height) };
  for (const angle of [0, Math.PI / 2, -Math.PI / 2, Math.PI]) {
    const faces = distinct(await facesIn(models, picture, { ...whole, angle }));
    if (faces.length > 0) return faces.toSorted((a, b) => b.side - a.side);
  }
  return [];
}
